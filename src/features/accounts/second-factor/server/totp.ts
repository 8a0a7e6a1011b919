import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const ISSUER = 'Florin'
// One step before and one after: clocks differ, and typing takes time.
const WINDOW = 1

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** 160 random bits, as authenticator applications want them. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The step of time a code belongs to, if it is one of now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const totp = totpOf(secret)
  const delta = totp.validate({ token: digits, timestamp: now, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/** What the settings page shows of a secret: to be typed, to be opened, to be scanned. */
export function totpSetup(secret: string, email: string) {
  const uri = totpOf(secret, email).toString()
  return { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), uri, qr_svg: qrOf(uri) }
}

/** Always dark on light, with the quiet margin of four modules: cameras read nothing else. */
function qrOf(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${runs.join('')}"/></svg>`
}

function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    if (!dark) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
