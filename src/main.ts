import './node-env.ts'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

// Not above: in the bundle, packages that are imported there are read before the first line runs, and React looks at NODE_ENV then.
const { createApp } = await import('#app/server.ts')
const { readConfig, StartupFault } = await import('#platform/server/settings/config.ts')

const say = (line: string): void => console.error(`florin: ${line}`)

/** Says before any long work that the port is taken. */
async function checkPort(port: number, host: string): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portFault(error, port, host)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function portFault(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupFault(`port ${port} is in use; stop what uses it, or set PORT to another one.`)
  }
  if (error.code === 'EACCES') return new StartupFault(`port ${port} needs more rights; set PORT to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupFault(`HOST ${host} is no address of this machine; set it to 127.0.0.1 or 0.0.0.0.`)
  }
  return error
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  await checkPort(config.port, config.host)
  const app = await createApp(config, say)

  let stopping: Promise<void> | null = null
  const stop = (): void => {
    // A second signal (Ctrl-C reaches the whole group) finds the first at work.
    stopping ??= app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // Started by scripts/bootstrap.mjs: when it dies, however it dies, so do we.
  if (process.channel) {
    process.on('disconnect', stop)
    process.channel.unref()
  }
  try {
    await app.http.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.stop()
    throw portFault(error as NodeJS.ErrnoException, config.port, config.host)
  }
  const { port } = app.http.server.address() as AddressInfo
  // The name that links in mails and passkeys use too.
  const shown = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host
  say(`ready in ${Math.round(performance.now())} ms: http://${shown}:${port}`)
}

main().catch((error: unknown) => {
  if (error instanceof StartupFault) for (const line of error.message.split('\n')) say(line)
  else console.error(error)
  process.exit(1)
})
