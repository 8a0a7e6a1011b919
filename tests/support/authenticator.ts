import type { KeyObject } from 'node:crypto'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string; [name: string]: unknown }

/** What may be wrong with an answer. */
type Fault = {
  origin?: string
  challenge?: string
  verified?: boolean
  counter?: number
  userHandle?: string
  /** Certificates of a maker that nobody knows. */
  certificates?: Buffer[]
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

// As much CBOR as an authenticator needs.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const list = (...items: Buffer[]): Buffer => Buffer.concat([head(4, items.length), ...items])
const map = (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

/** An authenticator in software: it holds one passkey and answers as a browser would, faults on demand included. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, options: Options, fault: Fault): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: fault.challenge ?? options.challenge,
        origin: fault.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, flags: number, fault: Fault, more = Buffer.alloc(0)): Buffer => {
    counter = fault.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const seen = fault.verified === false ? PRESENT : PRESENT | VERIFIED
    return Buffer.concat([sha256(rpId), Buffer.from([flags | seen]), count, more])
  }
  const credential = <R>(response: R) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  })

  return {
    create: (options: Options, fault: Fault = {}) => {
      userHandle = (options.user as { id: string }).id
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
      const rpId = (options.rp as { id: string }).id
      const authData = authenticatorData(rpId, ATTESTED, fault, attested)
      const client = clientData('webauthn.create', options, fault)
      const statement = fault.certificates
        ? map(
            [text('alg'), int(-7)],
            [text('sig'), bytes(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey))],
            [text('x5c'), list(...fault.certificates.map(bytes))],
          )
        : map()
      const attestation = map(
        [text('fmt'), text(fault.certificates ? 'android-key' : 'none')],
        [text('attStmt'), statement],
        [text('authData'), bytes(authData)],
      )
      return credential({
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get: (options: Options, fault: Fault = {}) => {
      const data = clientData('webauthn.get', options, fault)
      const authData = authenticatorData(options.rpId as string, 0, fault)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: fault.userHandle ?? userHandle,
      })
    },
  }
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' })
  return map(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x!, 'base64url'))],
    [int(-3), bytes(Buffer.from(y!, 'base64url'))],
  )
}
