import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The list of all routes weighs more than the few a visitor goes to; those a page links to are asked for when it is idle.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
