import { data } from 'react-router'
import type { Api, Endpoint } from '../../contract.ts'
import { errorBody } from '../../refusals.ts'
import { refusalOf } from './http-errors.ts'

/** Seconds a page asks for when the database is away. */
export const AWAY_FOR = 5

/** What an endpoint refuses, a page answers with the same status; a bug is logged here, since a section may outlive it. */
export function pageApi(api: Api, report: (error: unknown) => void): Api {
  return (endpoint, input) =>
    api(endpoint, input).catch((error: unknown) => {
      const refusal = refusalOf(error)
      if (refusal.status === 500) report(error)
      const { status, retryAfter = status === 503 ? AWAY_FOR : undefined } = refusal
      const headers = retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }
      throw data(errorBody(refusal), { status, ...headers })
    })
}

/**
 * For the making of one page, for one person: what its parts ask for alike is read once. Whatever changes something begins anew, when it
 * is asked and again when it is done.
 */
export function askedOnce(api: Api): Api {
  const asked = new Map<string, Promise<unknown>>()
  const once = (endpoint: Endpoint, input: unknown): Promise<unknown> => {
    const call = () => (api as (endpoint: Endpoint, input: unknown) => Promise<unknown>)(endpoint, input)
    if (endpoint.method !== 'GET') {
      asked.clear()
      return call().finally(() => asked.clear())
    }
    const key = `${endpoint.path} ${JSON.stringify(input)}`
    const answer = asked.get(key) ?? call()
    asked.set(key, answer)
    return answer
  }
  return once as Api
}
