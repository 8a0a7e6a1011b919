import type { Endpoint, FilledPath, InputOf, OutputOf, PathName } from './contract.ts'
import type { ErrorBody } from './refusals.ts'

type Scalar = string | number | boolean | null | undefined

/** What a call from the browser failed with; the message is written for the person who reads it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  constructor(status: number, body: ErrorBody | null) {
    super(body?.error.message ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.code = body?.error.code ?? 'platform/unreadable'
    this.fields = body?.error.fields ?? {}
  }
}

async function answerOf<E extends Endpoint>(
  path: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<OutputOf<E>> {
  const response = await fetch(path, { ...request, signal: signal ?? null })
  const body: unknown = await response.json().catch(() => null)
  // Given up in the middle of its answer, a call has none.
  signal?.throwIfAborted()
  if (!response.ok) throw new ApiError(response.status, body as ErrorBody | null)
  return body as OutputOf<E>
}

/**
 * The browser's side of the door. It takes the address, its parameters filled in, rather than the endpoint, typed by
 * `typeof endpoint`, so that schemas stay out of pages that only read.
 */
export function fetchApi<E extends Endpoint>(
  path: FilledPath<E['path']>,
  input: Omit<InputOf<E>, PathName<E['path']>>,
  signal?: AbortSignal,
): Promise<OutputOf<E>> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input as Record<string, Scalar>)) {
    if (value !== null && value !== undefined) query.set(name, String(value))
  }
  const search = query.size > 0 ? `?${query}` : ''
  return answerOf<E>(`${path}${search}`, { headers: { accept: 'application/json' } }, signal)
}

/** The same for what changes something. It is sent to the end, also when the page is left meanwhile. */
export const sendApi = <E extends Endpoint>(
  method: E['method'],
  path: FilledPath<E['path']>,
  input: Omit<InputOf<E>, PathName<E['path']>>,
): Promise<OutputOf<E>> =>
  answerOf<E>(
    path,
    {
      method,
      keepalive: true,
      headers: { accept: 'application/json', ...(method !== 'DELETE' && { 'content-type': 'application/json' }) },
      body: method === 'DELETE' ? null : JSON.stringify(input),
    },
    undefined,
  )
