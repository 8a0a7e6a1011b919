import * as z from 'zod'
import { endpoint, id } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'

/** A member as the caller may see them: what is not shown to them is null. */
const profile = z.object({
  id: z.int(),
  name: z.string(),
  initials: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  profile: z.object({
    avatar: z.string().nullable(),
    title: z.string(),
    bio: z.string(),
    location: z.string(),
    country: z.string(),
    company: z.object({ id: z.int().nullable(), name: z.string() }).nullable(),
    sector: z.string().nullable(),
    experience_years: z.int().nullable(),
    experience: z
      .array(z.object({ title: z.string(), company: z.string(), period: z.string(), description: z.string() }))
      .nullable(),
    school: z.string().nullable(),
    education_level: z.string().nullable(),
    last_course: z.string().nullable(),
    education: z.array(z.object({ degree: z.string(), school: z.string(), year: z.string() })).nullable(),
    skills: z.array(z.string()).nullable(),
    languages: z.array(z.string()).nullable(),
    availability: z.enum(['open_to_opportunities', 'employed', 'not_available']).nullable(),
    /** What they look for: for recruiters. */
    wanted: z
      .object({
        title: z.string(),
        sector: z.string(),
        location: z.string(),
        salary: z.string(),
        contract: z.string(),
      })
      .nullable(),
  }),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
})

export const listProfiles = endpoint({
  method: 'GET',
  path: '/v1/profiles',
  access: 'public',
  summary: 'Les profils que l’on peut voir, par nom\u202f; ce qui n’est pas montré est null.',
  input: z.object({ ...page(24) }),
  output: z.object({ data: z.array(profile), pagination }),
})

export const readProfile = endpoint({
  method: 'GET',
  path: '/v1/profiles/:id',
  access: 'public',
  summary: 'Un profil que l’on peut voir\u202f; ce qui n’est pas montré est null.',
  input: z.object({ id }),
  output: profile.extend({
    /** Whether it is one's own. */
    own: z.boolean(),
    /** Whether search engines may list its page. */
    listed: z.boolean(),
    /** Whether it is kept from everybody but its owner and administrators. */
    hidden: z.boolean(),
  }),
})

export const findOwnProfile = endpoint({
  method: 'GET',
  path: '/v1/users/profile-page',
  access: 'member',
  summary: 'Le numéro de la page de son propre profil.',
  input: z.object({}),
  output: z.object({ id: z.int() }),
})
