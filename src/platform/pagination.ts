import * as z from 'zod'

/** How a list that comes page by page says where one stands in it. */
export const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
  has_next: z.boolean(),
  has_prev: z.boolean(),
})

/** Where a page stands among those of a list. An empty list has one page, which is empty. */
export function paginationOf(page: number, perPage: number, total: number): z.infer<typeof pagination> {
  const pages = Math.max(1, Math.ceil(total / perPage))
  return { page, per_page: perPage, total, total_pages: pages, has_next: page < pages, has_prev: page > 1 }
}
