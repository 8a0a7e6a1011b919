import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../settings/config.ts'

/**
 * Structured logs, one JSON object a line. No address, query, header, body or IP is ever written:
 * requests are known by their route pattern.
 */
export const loggerOptions = (config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    err: (error: Error) => ({
      type: error.name,
      message: firstLine(error.message),
      stack: framesOf(error),
      cause: causeOf(error),
    }),
  },
})

// A failed query's own message repeats its parameters, which may be anybody's.
const firstLine = (text: string): string => text.split('\n')[0]!

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const causeOf = (error: Error): string | undefined =>
  error.cause instanceof Error ? firstLine(error.cause.message) : undefined
