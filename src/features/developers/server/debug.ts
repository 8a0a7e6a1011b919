import type { OutputOf } from '#platform/contract.ts'
import type { Database } from '#platform/server/database/db.ts'
import type { Config } from '#platform/server/settings/config.ts'
import type { readDebug } from '../bff.contract.ts'

type Debug = OutputOf<typeof readDebug>

/** What the process knows of itself: that a setting is made, never what it says. */
export type DebugFacts = Pick<Debug, 'version' | 'environment' | 'database' | 'configured'>

const environmentOf = ({ dev, demo }: Config): Debug['environment'] => {
  if (dev) return 'development'
  return demo ? 'demonstration' : 'production'
}

export const debugFacts = (config: Config, database: Database['kind'], version: string): DebugFacts => ({
  version,
  environment: environmentOf(config),
  database,
  configured: {
    origin: config.origin !== null,
    proxies: config.trustedProxies.length > 0,
    secret: config.secret !== null,
    smtp: config.smtpUrl !== null,
    s3: config.files.s3 !== null,
    metrics: config.metricsToken !== null,
    google: config.providers.google !== null,
    facebook: config.providers.facebook !== null,
    linkedin: config.providers.linkedin !== null,
  },
})

export const debugNow = (facts: DebugFacts): Debug => ({
  ...facts,
  node: process.version,
  uptime_seconds: Math.floor(process.uptime()),
})
