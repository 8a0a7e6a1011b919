import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

/** A wire between the product and PostgreSQL that can be cut, or frozen so that nothing comes back. */
export class Wire {
  private sockets = new Set<Socket>()
  private server: Server | null = null
  private readonly target: URL
  port = 0
  frozen = false
  constructor(target: string) {
    this.target = new URL(target)
  }
  async join(): Promise<void> {
    this.frozen = false
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port || 5432), this.target.hostname)
      for (const socket of [near, far]) {
        this.sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => this.sockets.delete(socket))
      }
      near.on('data', (chunk) => this.frozen || far.write(chunk))
      far.on('data', (chunk) => this.frozen || near.write(chunk))
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
    })
    this.server.listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    this.port = (this.server.address() as AddressInfo).port
  }
  async cut(): Promise<void> {
    this.server?.close()
    for (const socket of this.sockets) socket.destroy()
    if (this.server) await once(this.server, 'close')
  }
}
