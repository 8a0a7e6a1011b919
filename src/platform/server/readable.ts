// Deeper than any contract: what is below is not read by one.
const DEEPEST = 20
// The same in a text and in JSON: PostgreSQL stores neither a zero nor half a letter.
const ZEROS = /\0/g
const UNREADABLE = '\ufffd'

/** Puts the sign for an unreadable letter where a text has what no database stores; everything else stays as it came. */
export function readable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(ZEROS, UNREADABLE).toWellFormed()
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value
  if (Array.isArray(value)) return value.map((part) => readable(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readable(part, depth + 1)]))
}
