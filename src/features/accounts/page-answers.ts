import { data } from 'react-router'
import type { HeadersFunction, Location, MetaDescriptor } from 'react-router'
import type { Refused } from '#platform/attempt.ts'
import type { Faults } from '#platform/faults.ts'
import { pageHead } from '#platform/page-head.ts'

/** What a form is told when its endpoint refused; `message` is for what concerns no field. */
export type FormRefusal = { fields: Faults; message: string | null; retryAfter: number | null }

export const noRefusal: FormRefusal = { fields: {}, message: null, retryAfter: null }

export function formRefusal({ error, retryAfter }: Refused): FormRefusal {
  const fields = error.fields ?? {}
  return { fields, message: Object.keys(fields).length > 0 ? null : error.message, retryAfter }
}

/** A refused form, answered with the status of its refusal. */
export function answerRefused<T>(refused: Refused, answer: T) {
  const { status, retryAfter } = refused
  return data(answer, {
    status,
    headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
  })
}

/** Says when to come back, and that pages with a key or answers of a person are kept nowhere. */
export const secretHeaders: HeadersFunction = ({ actionHeaders }) => ({
  'cache-control': 'private, no-store',
  ...retryOf(actionHeaders),
})

export const formHeaders: HeadersFunction = ({ actionHeaders }) => retryOf(actionHeaders)

function retryOf(headers: Headers | undefined): Record<string, string> {
  const wait = headers?.get('retry-after')
  return wait ? { 'retry-after': wait } : {}
}

export const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex' }

/** A page search engines may show, but not with what its address says about a visit. */
export const listedAlone = (
  head: { title: string; description: string },
  { search }: Pick<Location, 'search'>,
  loaded: { canonical: string } | undefined,
): MetaDescriptor[] =>
  loaded ? pageHead({ ...head, url: loaded.canonical, listed: search === '' }) : [{ title: head.title }]

export const canonicalOf = (url: URL): string => new URL(url.pathname, url).href
