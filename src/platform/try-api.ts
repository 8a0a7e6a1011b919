import type { Attempted } from './attempt.ts'
import type { Endpoint, FilledPath, InputOf, OutputOf, PathName } from './contract.ts'
import type { ErrorBody } from './refusals.ts'

/**
 * The browser's side of the door, for what changes something: what is refused comes back as a value. It takes the
 * address, its parameters filled in, rather than the endpoint, so that schemas stay out of pages. Of any length: a call that outlives its page,
 * as those of `fetch-api.ts` do, has 64 kB at most. Without a network it throws, as fetch does.
 */
export async function tryApi<E extends Endpoint & { method: 'POST' }>(
  path: FilledPath<E['path']>,
  input: Omit<InputOf<E>, PathName<E['path']>>,
): Promise<Attempted<OutputOf<E>>> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const body = (await response.json()) as unknown
  if (response.ok) return { ok: true, value: body as OutputOf<E> }
  const wait = response.headers.get('retry-after')
  const retryAfter = wait === null ? null : Number(wait)
  return { ok: false, status: response.status, error: (body as ErrorBody).error, retryAfter }
}
