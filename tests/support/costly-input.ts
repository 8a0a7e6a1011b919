import * as z from 'zod'
import type { Endpoint } from '../../src/platform/contract.ts'

/** Pieces that are repeated up to the longest text a field takes: what regexes, folding, search and passwords find hardest. */
export const fillers = [
  'a',
  'audit contrôle gestion banque conseil analyste paris senior fonds ',
  '"audit" -x ',
  '«',
  '-a ',
  '4@3$1!0+7%(<',
  '1/1.1-1_',
  '@.',
  'a@b.c ',
  'İ😀é',
  // Marks above and below: putting them in order is quadratic.
  '\u0301\u0323',
  '<&>"\'',
  '\0',
  '%41&',
  ', ',
]

type JsonSchema = {
  type?: string
  maxLength?: number
  maxItems?: number
  maximum?: number
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

// Where a contract sets no length, the body is the limit.
const UNBOUNDED = 50_000
const MEETS_CRITERIA = 'Aa1!'

function costlyValue(schema: JsonSchema, name: string, filler: string): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf) return costlyValue(schema.anyOf.at(-1)!, name, filler)
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [key, costlyValue(one, key, filler)]),
    )
  }
  if (schema.type === 'array') {
    return Array.from({ length: schema.maxItems ?? 100 }, () => costlyValue(schema.items ?? {}, name, filler))
  }
  if (schema.type === 'string') {
    const most = schema.maxLength ?? (/password/i.test(name) ? 128 : UNBOUNDED)
    const start = /password/i.test(name) ? MEETS_CRITERIA : ''
    return (start + filler.repeat(Math.ceil(most / filler.length))).slice(0, most)
  }
  // As much as a list may give at once.
  if (name === 'per_page') return schema.maximum
  // Lists of ids and of known words are read by hand; the others are numbers and yes or no.
  return name.endsWith('_ids') ? Array.from({ length: 100 }, (_, index) => index + 1).join(',') : undefined
}

/** The costliest each field of an endpoint takes, alone beside what is ordinary, and all of them at once. */
export function costlyInputs(endpoint: Endpoint, ordinary: Record<string, unknown>): Record<string, unknown>[] {
  const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const inputs = fillers.flatMap((filler) => {
    const costly = Object.entries(properties)
      .map(([name, schema]) => [name, costlyValue(schema, name, filler)] as const)
      .filter(([, value]) => value !== undefined)
    const alone = costly
      .filter(([, value]) => typeof value !== 'string' || value.length > 3)
      .map(([name, value]) => ({
        ...ordinary,
        [name]: value,
        // A password is judged once it is repeated.
        ...(name === 'password' && 'confirmPassword' in properties ? { confirmPassword: value } : {}),
      }))
    return [...alone, { ...ordinary, ...Object.fromEntries(costly) }]
  })
  const distinct = new Map(inputs.map((input) => [JSON.stringify(input), input]))
  return [...distinct.values()]
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
// As long as browsers make it; shorter ones are not read.
const LINE = '----florin0123456789abcdef0123'
const PARTS = `multipart/form-data; boundary=${LINE}`

const keys = (count: number): string => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`

/**
 * JSON of more values, or deeper ones, than any contract takes, within what a body may be long. Reading it costs less than a request may, so
 * that the clock says nothing: whether it is refused unread does.
 */
export const immodestBodies: [name: string, body: string][] = [
  ['keys in 256 kB', keys(22_000)],
  ['values in 256 kB', JSON.stringify({ email: Array.from({ length: 120_000 }, () => 1) })],
  ['lists in 256 kB', `{"email":${'['.repeat(120_000)}${']'.repeat(120_000)}}`],
]

type RawBody = [name: string, type: string, body: string]
const pieces = ['a&', '%41&', 'a=&', '%&', '=&', 'a=%E9&']

/** Bodies that no form of a page is made of. */
export const rawForms: RawBody[] = [
  ...pieces.flatMap((piece): RawBody[] => [
    [`64 kB of ${piece}`, FORM, piece.repeat(Math.floor(65_500 / piece.length))],
    [`299 long ${piece}`, FORM, `${piece.replace('&', 'x'.repeat(200))}&`.repeat(290)],
  ]),
  ['one long field', FORM, `a=${'%41'.repeat(21_000)}`],
  ['parts in 64 kB', PARTS, parts(800)],
  ['299 parts', PARTS, parts(299)],
  [
    'one part with many lines',
    PARTS,
    `${parts(1).replace(`\r\n--${LINE}--\r\n`, '')}${'\r\n-'.repeat(20_000)}\r\n--${LINE}--`,
  ],
  ['one part with long headers', PARTS, `--${LINE}\r\n${'a: b\r\n'.repeat(10_000)}\r\n\r\n--${LINE}--`],
]

/** Bodies that no contract asks for. */
export const rawJson: RawBody[] = [
  ['many keys', JSON_TYPE, keys(90_000)],
  ...immodestBodies.map(([name, body]): RawBody => [name, JSON_TYPE, body]),
  ['2 000 keys', JSON_TYPE, `{${Array.from({ length: 1_990 }, (_, index) => `"k${index}":{}`).join()}}`],
  ['a list in a list', JSON_TYPE, '['.repeat(250_000)],
  ['a long text', JSON_TYPE, JSON.stringify({ email: 'a'.repeat(250_000) })],
  ['a domain of many letters', JSON_TYPE, JSON.stringify({ email: `a@${manyLetters(5_000)}.example` })],
  ['a long text of escapes', JSON_TYPE, `{"email":"${'\\u0041'.repeat(41_000)}"}`],
  ['prototypes', JSON_TYPE, `{"a":"${'__proto__'.repeat(25_000)}"}`],
  ['a broken text', JSON_TYPE, `{"a":"${'\\'.repeat(200_000)}"}`],
]

/** Refused at the door, before it is known what they are for, as are forms sent to endpoints and JSON sent to pages. */
export const tooLongForms: RawBody[] = [
  ...pieces.map((piece): RawBody => [`1 MB of ${piece}`, FORM, piece.repeat(1_000_000 / piece.length)]),
  ['parts', PARTS, parts(14_000)],
]

/** Each once: writing them for the network compares each with all. */
function manyLetters(count: number): string {
  return String.fromCodePoint(...Array.from({ length: count }, (_, index) => 0x4e00 + index))
}

function parts(count: number): string {
  return `${`--${LINE}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(count)}--${LINE}--\r\n`
}
