import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Config } from '../settings/config.ts'

// A proxy on this machine makes everybody look local, but says that it forwards.
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Accepted by the SMTP server, kept in the local mailbox, to be tried again, refused for good, given up after two days. */
type MailOutcome = 'accepted' | 'kept' | 'postponed' | 'refused' | 'abandoned'

export type Metrics = {
  observe: (method: string, route: string, status: number, milliseconds: number) => void
  countMail: (outcome: MailOutcome) => void
  mayRead: (headers: IncomingHttpHeaders, address: string) => boolean
  read: () => Promise<string>
  contentType: string
}

/** Prometheus figures of one process. With METRICS_TOKEN the token is asked for; without it only this machine may read. */
export function createMetrics({ metricsToken }: Pick<Config, 'metricsToken'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const expected = metricsToken ? Buffer.from(`Bearer ${metricsToken}`) : null
  return {
    observe: (method, route, status, milliseconds) =>
      requests.observe({ method, route, status: String(status) }, milliseconds / 1_000),
    countMail: (outcome) => mails.inc({ outcome }),
    mayRead: (headers, address) => {
      if (!expected) return LOOPBACK.has(address) && !FORWARDED.some((name) => name in headers)
      const given = Buffer.from(headers.authorization ?? '')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
