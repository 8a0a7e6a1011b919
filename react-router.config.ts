import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // Links of every page are in its HTML; fetching the manifest of routes piece by piece would only add requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
