import type { FastifyRequest } from 'fastify'

/** The origin that absolute addresses begin with: the one of the settings, else the one the caller used. */
export function baseAddress(request: FastifyRequest, origin: string | null): string {
  return origin ?? URL.parse(`${request.protocol}://${request.host}`)?.origin ?? 'http://localhost'
}
