import type { ErrorBody } from './refusals.ts'

/** What an endpoint refused, for the page to show. */
export type Refused = {
  ok: false
  status: number
  error: ErrorBody['error']
  /** Seconds after which it makes sense to ask again, where that is known. */
  retryAfter: number | null
}

export type Attempted<T> = { ok: true; value: T } | Refused

/** For actions of pages: what an endpoint refuses comes back as a value, to be shown beside the form. Bugs go on. */
export async function attempt<T>(work: Promise<T>): Promise<Attempted<T>> {
  try {
    return { ok: true, value: await work }
  } catch (thrown) {
    const refused = thrown as { data?: ErrorBody; init?: ResponseInit | null }
    const status = refused.init?.status ?? 500
    if (!refused.data?.error || status === 500) throw thrown
    const wait = new Headers(refused.init?.headers).get('retry-after')
    return { ok: false, status, error: refused.data.error, retryAfter: wait === null ? null : Number(wait) }
  }
}

/** The same refusal in other words, about the whole form. */
export const inOtherWords = (refused: Refused, message: string): Refused => ({
  ...refused,
  error: { code: refused.error.code, message },
})

/** A text field of a form; files and missing ones are empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
