import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../settings/config.ts'
import { createMetrics } from '../watching/metrics.ts'
import { createHttp } from './http.ts'
import { connectionBounds } from './open-connections.ts'

test('half of the files that may be open are kept for everything else, and one address has a share of the rest', () => {
  expect(connectionBounds({ trustedProxies: [] }, 1_200)).toEqual({ most: 600, each: 150 })
  expect(connectionBounds({ trustedProxies: ['10.0.0.1'] }, 1_200)).toEqual({ most: 600, each: 600 })
  const { most, each } = connectionBounds({ trustedProxies: [] })
  expect(each).toBeGreaterThan(100)
  expect(most).toBeGreaterThan(each)
})

test('whoever opens connections without end is cut off, and keeps nobody else out', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const app = await createHttp({ config, metrics: createMetrics(config), connections: { most: 5, each: 2 } })
  app.get('/here', () => 'yes')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  const open = (localAddress: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    sockets.push(socket)
    return socket
  }
  const answered = (socket: Socket): Promise<boolean> =>
    new Promise((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false))
      socket.write('GET /here HTTP/1.1\r\nHost: localhost\r\n\r\n')
    })

  // Half a request each: nothing has come that could be counted as one.
  const [first] = [open('127.0.0.1'), open('127.0.0.1')]
  for (const socket of sockets) socket.write('GET /here HTTP/1.1\r\n')
  expect(await answered(open('127.0.0.1'))).toBe(false)
  // Only Linux has more than one address of its own without being told so.
  if (process.platform === 'linux') expect(await answered(open('127.0.0.2'))).toBe(true)
  first.destroy()
  await expect.poll(() => answered(open('127.0.0.1')), { timeout: 20_000 }).toBe(true)

  for (const socket of sockets) socket.destroy()
  await app.close()
})
