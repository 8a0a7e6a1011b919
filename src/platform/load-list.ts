import { data, redirect } from 'react-router'
import { pageIn, withPage } from './pages.ts'
import type { ErrorBody } from './refusals.ts'
import type { Settled } from './settle.ts'
import { awayWithout, failedBy } from './settle.ts'

type Address<Key extends string> = { keys: Key[]; without: (params: URLSearchParams, key: Key) => string }

const fieldsRefused = (error: unknown): object => (error as { data?: ErrorBody } | null)?.data?.error?.fields ?? {}

/**
 * The page of a list that an address asks for. An address that asks for what is not there is led to the nearest one that does
 * not: without the filter that was refused (an old link may name a sector that is gone), or on the last page. Without an answer
 * the list alone has failed.
 */
export async function loadList<Key extends string, Found extends { pagination: { total_pages: number } }>(
  url: URL,
  { keys, without }: Address<Key>,
  read: (page: number) => Promise<Found>,
): Promise<{ page: number; list: Settled<Found> }> {
  const leadTo = (query: string): Response => redirect(query === '?' ? url.pathname : url.pathname + query)
  const page = pageIn(url.searchParams)
  if (page === null) throw leadTo(withPage(url.searchParams, 1))
  const list = await read(page).then(
    (value): Settled<Found> => ({ ok: true, value }),
    (error: unknown): Settled<Found> => {
      if (error instanceof Response) throw error
      const refused = keys.find((key) => key in fieldsRefused(error))
      if (refused !== undefined) throw leadTo(without(url.searchParams, refused))
      return failedBy(error)
    },
  )
  const last = list.ok ? list.value.pagination.total_pages : page
  if (page > last) throw leadTo(withPage(url.searchParams, last))
  return { page, list }
}

/** What a loader answers that read a list: 503 where it could not be read. */
export const listAnswer = <Answer extends { list: Settled<unknown> }>(answer: Answer) =>
  answer.list.ok ? answer : data(answer, awayWithout(answer.list))
