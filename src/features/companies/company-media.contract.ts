import * as z from 'zod'

/** A picture of a company, by its address on this site. */
export const companyPhoto = z.object({
  id: z.int(),
  url: z.string(),
  alt: z.string(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
})

export const countryJobs = z.object({ id: z.int(), name: z.string(), offersCount: z.int() })
