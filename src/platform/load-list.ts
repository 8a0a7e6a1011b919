import { data, redirect } from 'react-router'
import { pageIn, withPage } from './pages.ts'
import type { ErrorBody } from './refusals.ts'
import type { Settled } from './settle.ts'
import { awayWithout, failedBy } from './settle.ts'

type Address<Key extends string> = { keys: Key[]; without: (params: URLSearchParams, key: Key) => string }

const fieldsRefused = (error: unknown): object => (error as { data?: ErrorBody } | null)?.data?.error?.fields ?? {}

type Paged = { pagination: { total_pages: number } }

/**
 * The page of a list that an address asks for. An address that asks for what is not there is led to the nearest one that does
 * not: without the filter that was refused (an old link may name a sector that is gone), or on the last page. Without an answer
 * the whole page has failed. `place` is where the list stands on its page, if not at the top.
 */
export async function readList<Key extends string, Found extends Paged>(
  url: URL,
  { keys, without }: Address<Key>,
  read: (page: number) => Promise<Found>,
  place?: string,
): Promise<Found> {
  const leadTo = (query: string): Response =>
    redirect(url.pathname + (query === '?' ? '' : query) + (place === undefined ? '' : `#${place}`))
  const page = pageIn(url.searchParams)
  if (page === null) throw leadTo(withPage(url.searchParams, 1))
  const found = await read(page).catch((error: unknown) => {
    const refused = error instanceof Response ? undefined : keys.find((key) => key in fieldsRefused(error))
    throw refused === undefined ? error : leadTo(without(url.searchParams, refused))
  })
  const last = found.pagination.total_pages
  if (page > last) throw leadTo(withPage(url.searchParams, last))
  return found
}

/** The same beside other things: without an answer the list alone has failed. */
export async function loadList<Key extends string, Found extends Paged>(
  url: URL,
  address: Address<Key>,
  read: (page: number) => Promise<Found>,
  place?: string,
): Promise<{ page: number; list: Settled<Found> }> {
  const list = await readList(url, address, read, place).then(
    (value): Settled<Found> => ({ ok: true, value }),
    (error: unknown): Settled<Found> => {
      if (error instanceof Response) throw error
      return failedBy(error)
    },
  )
  return { page: pageIn(url.searchParams) ?? 1, list }
}

/** What a loader answers that read a list: 503 where it could not be read. */
export const listAnswer = <Answer extends { list: Settled<unknown> }>(answer: Answer) =>
  answer.list.ok ? answer : data(answer, awayWithout(answer.list))
