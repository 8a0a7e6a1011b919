import type { FastifyRequest } from 'fastify'
import { FORM, readForm } from './form-body.ts'

/** A request as the router takes it. An empty change is an empty form, whether or not it says so. */
export async function webRequest(request: FastifyRequest, base: string, gone: AbortSignal): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else if (value) for (const one of value) headers.append(name, one)
  }
  const { method } = request
  const asked = new Request(addressIn(request.url, base), { method, headers, signal: gone })
  if (method === 'GET' || method === 'HEAD') return asked
  const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
  const form = await readForm(headers.get('content-type') ?? FORM, body)
  // Read already, within bounds: whoever asks for it gets it, and nobody reads it again without them.
  return Object.defineProperty(asked, 'formData', { value: () => Promise.resolve(form) })
}

/** Always of our own site: joined, not resolved, since « //ailleurs/emploi » resolves to another one. */
function addressIn(asked: string, base: string): URL {
  const path = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(`${base}${path.startsWith('/') ? '' : '/'}${path}`)
}

/** Whether a browser shows the answer, as opposed to the router of a page that is shown already. */
export const isPage = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  !/^[^?]*\.data(\?|$)|^\/__manifest(\?|$)/.test(url)
