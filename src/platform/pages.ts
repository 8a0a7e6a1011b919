import { PAGE } from './list-writing.ts'

// What the address of a list says about its pages. Apart from pagination.ts, so that browsers have it without the schemas.

/** The last page that anybody may ask for. */
export const LAST_PAGE = 100_000

/** The page that an address asks for; null where that is no number of a page. One beyond all bounds is the last one. */
export function pageIn(params: URLSearchParams): number | null {
  const asked = params.get(PAGE) ?? '1'
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : null
}

/** How many rows of a list come before those of a page. */
export const rowsBefore = ({ page, per_page: size }: { page: number; per_page: number }): number => (page - 1) * size

/** The page of a row, by how many come before it. */
export const pageOfRow = (before: number, size: number): number => Math.floor(before / size) + 1

/** An address with one parameter replaced, or taken out; empty ones go with it. */
export function replacing(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams([...params].filter(([key, one]) => key !== name && one !== ''))
  if (value !== null) next.set(name, value)
  return `?${next}`
}

/** The same address on another page; the first one is not written. */
export const withPage = (params: URLSearchParams, page: number): string =>
  replacing(params, PAGE, page > 1 ? String(page) : null)

// Pages are added to a list that grows up to ten of them; then it begins anew. More at once would hold everybody up.
const IN_A_ROW = 10

/** How many pages before this one are not shown with it, in a list that grows. */
export const pagesBefore = (page: number): number => Math.floor((page - 1) / IN_A_ROW) * IN_A_ROW
