import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** A key nobody guesses, as it goes into a cookie, a link or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: enough to recognise it, nothing to use it with. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const NONCE = 12
const TAG = 16
const keyFrom = (secret: string, use = 'florin seal'): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** What is kept of something short: without the site's secret, trying all of them finds nothing. */
export const markOf = (text: string, secret: string): Buffer =>
  createHmac('sha256', keyFrom(secret, 'florin mark')).update(text).digest()

/** Whether a key is the one that is wanted; how long it takes to say so tells nothing of it. */
export function isKey(key: string, wanted: string): boolean {
  const [given, known] = [Buffer.from(key), Buffer.from(wanted)]
  return given.length === known.length && timingSafeEqual(given, known)
}

/** Closes a text so that only whoever has the secret reads it. */
export function seal(text: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function unseal(sealed: Buffer, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, NONCE))
  decipher.setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
}
