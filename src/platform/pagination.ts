import * as z from 'zod'
import { wireInt } from './contract.ts'
import { LAST_PAGE, rowsBefore } from './pages.ts'

// The whole arithmetic of lists that come page by page; what a browser needs of it is in pages.ts.

const MOST_PER_PAGE = 100

const within = (message: string, most: number) =>
  wireInt(message).min(1, { error: message }).max(most, { error: message })

/** Which page of a list is asked for, and how long pages are: `size` unless the caller says otherwise, and `most` at most. */
export const page = (size: number, most = MOST_PER_PAGE) => ({
  page: within('La page est un nombre à partir de 1.', LAST_PAGE).default(1),
  per_page: within(`De 1 à ${most} par page.`, most).default(size),
})

export type PageInput = { page: number; per_page: number }

/** How a list that comes page by page says where one stands in it. */
export const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
  has_next: z.boolean(),
  has_prev: z.boolean(),
})

/** Where a page stands among those of a list. An empty list has one page, which is empty: « Page 1 sur 1 ». */
export function pageOf(total: number, { page: at, per_page: size }: PageInput): z.infer<typeof pagination> {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: at, per_page: size, total, total_pages: pages, has_next: at < pages, has_prev: at > 1 }
}

/** The rows of a page, as queries and indexes take them. */
export const rowsOf = (at: PageInput) => ({ offset: rowsBefore(at), limit: at.per_page })

/**
 * Several pages as one answer, for a list that grows: asked for in as few calls as can be, since each of them gives up to a
 * hundred rows.
 */
export async function readPages<Answer extends { data: unknown[] }>(
  { from, to, size }: { from: number; to: number; size: number },
  ask: (input: PageInput) => Promise<Answer>,
): Promise<Answer> {
  const [begin, end] = [(from - 1) * size, to * size]
  const each = begin === 0 && end <= MOST_PER_PAGE ? end : MOST_PER_PAGE
  const first = Math.floor(begin / each)
  const calls = Array.from({ length: Math.ceil(end / each) - first }, (_, at) => first + at)
  const answers = await Promise.all(calls.map((at) => ask({ page: at + 1, per_page: each })))
  const rows = answers.flatMap(({ data }) => data)
  return { ...answers[0]!, data: rows.slice(begin - first * each, end - first * each) }
}
