import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

export type SecurityHeaders = Readonly<Record<string, string>>

/**
 * What helmet writes into every answer. It is the same for all of them, so it is asked once: its own plugin asks it anew, policy
 * and all, for each request.
 */
export function securityHeaders({ https }: { https: boolean }): SecurityHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    // Pages set their own policy; everything else may load nothing at all.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    hsts: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  write(answer.req, answer, (fault) => {
    if (fault) throw fault as Error
  })
  const written = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries([...written, ['permissions-policy', 'camera=(), microphone=(), geolocation=()']])
}
