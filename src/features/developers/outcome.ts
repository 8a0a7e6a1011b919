import type { Endpoint, OutputOf } from '#platform/contract.ts'
import type { ErrorBody } from '#platform/refusals.ts'
import { statusTexts } from './bff.rules.ts'
import { technicalTexts as technical } from './bff.texts.ts'
import { developersTexts } from './developers.texts.ts'

/** What a call came to, for those who develop: the technical text, and what the API itself said about a refusal. */
export type Outcome<T> = { said: string; milliseconds: number; from: 'server' | 'browser' } & Came<T>
type Came<T> = { ok: true; value: T } | { ok: false; status: number | null; message: string | null }

type Answered = { status: number; statusText: string; type: string; text: string }

const statusLine = (status: number, text = ''): string => technical.status(status, text || (statusTexts[status] ?? ''))

function parsed(text: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** What an answer by HTTP says, or why it says nothing. */
export function readAnswer({ status, statusText, type, text }: Answered): { said: string } & Came<unknown> {
  const read = parsed(text)
  if (status < 200 || status > 299) {
    const body = 'value' in read ? (read.value as Partial<ErrorBody> | null) : null
    return { ok: false, status, said: statusLine(status, statusText), message: body?.error?.message ?? null }
  }
  const unread = { ok: false, status, message: null } as const
  if (!/^application\/(\w+\+)?json\b/.test(type)) return { ...unread, said: technical.notJson }
  if ('reason' in read) return { ...unread, said: technical.badJson(read.reason) }
  return { ok: true, said: statusLine(status, statusText), value: read.value }
}

const since = (began: number): number => Math.round(performance.now() - began)

/** Calls an address from the browser, whatever comes back. What is given is posted. */
export async function callBff<E extends Endpoint>(path: string, given?: object): Promise<Outcome<OutputOf<E>>> {
  const began = performance.now()
  const headers = { accept: 'application/json', ...(given && { 'content-type': 'application/json' }) }
  const request: RequestInit = given ? { method: 'POST', headers, body: JSON.stringify(given) } : { headers }
  const answer = await fetch(path, request)
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => null)
  const way = { milliseconds: since(began), from: 'browser' } as const
  if (!answer) return { ...way, ok: false, status: null, said: developersTexts.noAnswer, message: null }
  const { response, text } = answer
  const type = response.headers.get('content-type') ?? ''
  const read = readAnswer({ status: response.status, statusText: response.statusText, type, text })
  return { ...way, ...read } as Outcome<OutputOf<E>>
}

/** The same for a call that the server made while it rendered the page. Bugs are in its log already. */
export async function outcomeOf<T>(work: Promise<T>): Promise<Outcome<T>> {
  const began = performance.now()
  const way = () => ({ milliseconds: since(began), from: 'server' }) as const
  try {
    const value = await work
    return { ...way(), ok: true, said: statusLine(200), value }
  } catch (thrown) {
    const { data, init } = thrown as { data?: Partial<ErrorBody>; init?: ResponseInit | null }
    if (!data?.error) throw thrown
    const status = init?.status ?? 500
    return { ...way(), ok: false, status, said: statusLine(status), message: data.error.message }
  }
}
