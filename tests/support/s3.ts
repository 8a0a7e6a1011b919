import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'florin'
// The one key that the server knows. It does not look at signatures of version 4.
const KEY = 'S3RVER'

/** A server that speaks S3 on this machine. */
export async function startStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'florin-storage-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    s3: { endpoint, bucket: BUCKET, region: 'us-east-1', keyId: KEY, secret: KEY },
    settings: { S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    /** What is stored, by name. */
    names: async () =>
      (await readdir(join(folder, BUCKET), { recursive: true })).flatMap(
        (name) => /(.+)\._S3rver_object$/.exec(name)?.[1] ?? [],
      ),
    stop: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type StorageServer = Awaited<ReturnType<typeof startStorage>>
