import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BooleanQuery } from './boolean.ts'
import { LONGEST_BOOLEAN, parseBoolean, writeBoolean } from './parse-boolean.ts'

const word = (text: string): BooleanQuery => ({ kind: 'words', text, phrase: false })
const phrase = (text: string): BooleanQuery => ({ kind: 'words', text, phrase: true })
const all = (...parts: BooleanQuery[]): BooleanQuery => ({ kind: 'all', parts })
const any = (...parts: BooleanQuery[]): BooleanQuery => ({ kind: 'any', parts })
const not = (part: BooleanQuery): BooleanQuery => ({ kind: 'not', part })

test.each([
  ['', null],
  ['bâle', word('bâle')],
  ['analyse crédit', all(word('analyse'), word('crédit'))],
  ['audit OR conseil ET bâle', any(word('audit'), all(word('conseil'), word('bâle')))],
  ['(audit OU conseil) AND bâle', all(any(word('audit'), word('conseil')), word('bâle'))],
  ['crédit SAUF stage', all(word('crédit'), not(word('stage')))],
  ['crédit ET NOT (stage OU alternance)', all(word('crédit'), not(any(word('stage'), word('alternance'))))],
  [
    '« risque de crédit » OU "M&A" “due diligence”',
    any(phrase('risque de crédit'), all(phrase('M&A'), phrase('due diligence'))),
  ],
  // In small letters they are words like any other.
  ['crédit et risque', all(word('crédit'), word('et'), word('risque'))],
  ['NOT NOT audit', word('audit')],
] as const)('%s', (text, query) => {
  expect(parseBoolean(text)).toEqual({ query })
})

test.each([
  ['audit ET', 'nothing after', 6, 2],
  ['OU audit', 'nothing before', 0, 2],
  ['audit AND OR conseil', 'nothing after', 6, 3],
  ['audit SAUF', 'nothing after', 6, 4],
  ['(audit OU conseil', 'parenthesis left open', 0, 1],
  ['audit) conseil', 'parenthesis never opened', 5, 1],
  ['audit ()', 'nothing between parentheses', 6, 2],
  ['audit "risque de crédit', 'quote left open', 6, 17],
  ['audit « risque', 'quote left open', 6, 8],
  [`${'('.repeat(12)}audit${')'.repeat(12)}`, 'too deep', 10, 1],
  [`${'NOT ('.repeat(12)}audit${')'.repeat(12)}`, 'too deep', 25, 3],
  [Array.from({ length: 30 }, (_, n) => `mot${n}`).join(' '), 'too many words', 134, 5],
  ['a'.repeat(LONGEST_BOOLEAN + 3), 'too long', LONGEST_BOOLEAN, 3],
] as const)('%s: %s', (text, what, at, length) => {
  expect(parseBoolean(text)).toEqual({ fault: { what, at, length } })
})

/** What a query means, whatever way it is put. */
const holds = (query: BooleanQuery, known: ReadonlySet<string>): boolean => {
  if (query.kind === 'words') return known.has(query.text)
  if (query.kind === 'not') return !holds(query.part, known)
  return query.kind === 'all'
    ? query.parts.every((part) => holds(part, known))
    : query.parts.some((part) => holds(part, known))
}

test('what is written of a query is read as the same again, and any text is read or told why not', () => {
  const letters = ['a', 'b', 'c', 'd', 'e']
  const { query } = fc.letrec<{ query: BooleanQuery }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...letters).map(word),
      fc
        .tuple(fc.constantFrom('all' as const, 'any' as const), fc.array(tie('query'), { minLength: 2, maxLength: 3 }))
        .map(([kind, parts]) => ({ kind, parts })),
      tie('query').map(not),
    ),
  }))
  fc.assert(
    fc.property(query, fc.subarray(letters), (asked, known) => {
      const read = parseBoolean(writeBoolean(asked))
      // Too long or too deep to be written is allowed; anything else is not.
      if ('fault' in read) return ['too many words', 'too deep', 'too long'].includes(read.fault.what)
      return holds(read.query!, new Set(known)) === holds(asked, new Set(known))
    }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('(', ')', '"', '«', '»', ' ', ' AND ', ' OU ', ' NOT ', 'audit'), { maxLength: 12 }),
      (pieces) => {
        const read = parseBoolean(pieces.join(''))
        if ('query' in read) return
        const { at, length } = read.fault
        expect(at + length).toBeLessThanOrEqual(pieces.join('').length)
        expect(length).toBeGreaterThan(0)
      },
    ),
  )
})
