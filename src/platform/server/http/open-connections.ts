import type { Server } from 'node:net'
import type { Config } from '../settings/config.ts'
import { addressSubject } from '../database/limits.ts'

/** How many connections may be open at once, and how many of them one address (for IPv6 its network) may have. */
export type ConnectionBounds = { most: number; each: number }

/** Where the system does not say how many files a process may open. */
const FEW_FILES = 1_024

function filesThatMayBeOpen(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | string } } }
  const soft = Number(userLimits?.open_files.soft)
  return soft > 0 ? soft : FEW_FILES
}

/**
 * A connection is an open file. Without any left, the database opens none either, and the process ends: half of them are kept for everything
 * else. Behind proxies all connections are theirs, and what they let through is theirs to share out.
 */
export function connectionBounds(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  files = filesThatMayBeOpen(),
): ConnectionBounds {
  const most = Math.floor(files / 2)
  return { most, each: trustedProxies.length > 0 ? most : Math.ceil(most / 4) }
}

/** Closes at once what is beyond. */
export function boundOpenConnections(server: Server, { most, each }: ConnectionBounds): void {
  const open = new Map<string, number>()
  server.maxConnections = most
  server.on('connection', (socket) => {
    const who = addressSubject(socket.remoteAddress ?? '')
    const count = (open.get(who) ?? 0) + 1
    if (count > each) {
      socket.destroy()
      return
    }
    open.set(who, count)
    socket.once('close', () => {
      const left = open.get(who)! - 1
      if (left === 0) open.delete(who)
      else open.set(who, left)
    })
  })
}
