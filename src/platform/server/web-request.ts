import type { FastifyRequest } from 'fastify'

const FORM = 'application/x-www-form-urlencoded'

/** A request as the router takes it. An empty change is an empty form, whether or not it says so. */
export function webRequest(request: FastifyRequest, origin: string | null, gone: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else if (value) for (const one of value) headers.append(name, one)
  }
  const base = origin ?? `${request.protocol}://${request.host || 'localhost'}`
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null
  const method = request.method
  const reads = method === 'GET' || method === 'HEAD'
  if (!reads && !headers.has('content-type')) headers.set('content-type', FORM)
  return new Request(addressIn(request.url, base), {
    method,
    headers,
    signal: gone,
    ...(reads ? {} : { body: body ?? '' }),
  })
}

/** Always of our own site: joined, not resolved, since « //ailleurs/emploi » resolves to another one. */
function addressIn(asked: string, base: string): URL {
  const path = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(`${base}${path.startsWith('/') ? '' : '/'}${path}`)
}

/** Whether what was sent can be read as a form. */
export const isForm = (request: Request): Promise<boolean> =>
  request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    )

/** Whether a browser shows the answer, as opposed to the router of a page that is shown already. */
export const isPage = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  !/^[^?]*\.data(\?|$)|^\/__manifest(\?|$)/.test(url)
