import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryCodeMark } from './recovery-codes.ts'
import { newTotpSecret, stepOf, totpSetup } from './totp.ts'

// The secret and the times of RFC 6238, appendix B, of which six digits are kept.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('at second %i the code is %s', (second, code, step) => {
  expect(stepOf(SECRET, code, second * 1000)).toBe(step)
  expect(stepOf(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, second * 1000)).toBe(step)
})

test('a code is good one step early and one step late, no longer', () => {
  const verdicts = [-60, -30, 0, 30, 60].map((late) => stepOf(SECRET, '081804', (1_111_111_109 + late) * 1000))
  expect(verdicts).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null])
})

test('what is no code of six digits is none', () => {
  for (const code of ['', '8180', '0818041', '08180x', '-81804', '٠٨١٨٠٤']) {
    expect(stepOf(SECRET, code, 1_111_111_109_000), code).toBeNull()
  }
})

test('a setup is typed, opened or scanned', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const setup = totpSetup(secret, 'ada@example.org')
  expect(setup.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(setup.secret.replaceAll(' ', '')).toBe(secret)
  const uri = new URL(setup.uri)
  expect(uri.protocol + uri.host + uri.pathname).toBe('otpauth:totp/Florin:ada%40example.org')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Florin',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('the QR code has exactly the dark modules of its text, within a quiet margin', () => {
  const { uri, qr_svg } = totpSetup(SECRET, 'ada@example.org')
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(qr_svg)!
  const drawn = [...qr_svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index},${y}`),
  )
  const plain = renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 1 })
  expect(plain).toContain(`viewBox="0 0 ${size} ${size}"`)
  const modules = [...plain.matchAll(/M(\d+,\d+)h1v1/g)].map(([, place]) => place!)
  expect(modules.length).toBeGreaterThan(500)
  expect(drawn.toSorted()).toEqual(modules.toSorted())
})

test('recovery codes differ, and are the same however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
  const mark = (typed: string, accountId = 1) => recoveryCodeMark(accountId, typed, 'secret').toString('hex')
  expect(mark(` ${codes[0]!.toUpperCase().replace('-', ' ')} `)).toBe(mark(codes[0]!))
  expect(mark(codes[0]!, 2)).not.toBe(mark(codes[0]!))
  expect(mark(codes[1]!)).not.toBe(mark(codes[0]!))
})
