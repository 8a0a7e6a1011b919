import { Duplex } from 'node:stream'
import { callbackify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'

/**
 * The embedded database as `pg` knows a server: bytes of the protocol go in, bytes of the answer come out. What `pg` sends
 * together, the five messages of a statement, is worked off together, and `pg` itself reads the answer, as it does on PostgreSQL.
 */
export class EmbeddedStream extends Duplex {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  readonly #ask = callbackify(async (message: Buffer) => {
    const parts: Uint8Array[] = []
    // A part is memory of the database, which uses it again.
    await this.#pglite.execProtocolRawStream(message, { onRawData: (part) => void parts.push(part.slice()) })
    this.push(Buffer.concat(parts))
  })

  // An answer is given as soon as it is there: it is whole in memory anyway.
  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  // What `pg` does with a socket. The session outlives its clients, and each new one begins as on a new connection.
  connect(): void {
    this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error as Error),
    )
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
