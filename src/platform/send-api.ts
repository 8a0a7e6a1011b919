import type { Attempted } from './attempt.ts'
import type { Endpoint, InputOf, OutputOf } from './contract.ts'
import type { ErrorBody } from './refusals.ts'

/**
 * The browser's side of the door, for what changes something: what is refused comes back as a value. It takes the
 * address rather than the endpoint, so that schemas stay out of pages. Without a network it throws, as fetch does.
 */
export async function sendApi<E extends Endpoint & { method: 'POST' }>(
  path: E['path'],
  input: InputOf<E>,
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
