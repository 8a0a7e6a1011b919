import { join } from 'node:path'
import * as z from 'zod'

export type S3Settings = { endpoint: string; bucket: string; region: string; keyId: string; secret: string }

/** Where files that people send are kept: in a folder, or in a bucket where one is named. */
export type FileSettings = { folder: string; s3: S3Settings | null }

const ENDPOINT = 'must be the https address of S3-compatible storage, or http on this machine'
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

function isEndpoint(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && OWN_MACHINE.has(url.hostname))
}

export const fileShape = {
  FLORIN_FILES: z.string().optional(),
  S3_ENDPOINT: z.string().refine(isEndpoint, { error: ENDPOINT }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** Storage is named whole or not at all. */
export function fileFaults(given: Record<string, string | undefined>): string[] {
  const missing = TOGETHER.filter((name) => !given[name])
  if (missing.length === 0 || missing.length === TOGETHER.length) return []
  return missing.map((name) => `the setting ${name} must be set too where files are kept in S3-compatible storage.`)
}

type Read = z.output<z.ZodObject<typeof fileShape>> & { FLORIN_DATA: string }

export function filesOf(read: Read): FileSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = read
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = read
  const s3 = endpoint && bucket && keyId && secret ? { endpoint, bucket, region, keyId, secret } : null
  return { folder: read.FLORIN_FILES ?? join(read.FLORIN_DATA, 'files'), s3 }
}
