import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FrozenTextData } from './frozen-text-data.ts'
import { phraseReader } from './phrase-reader.ts'
import { BREAK, FIRST_TERM } from './row-codes.ts'

test('a phrase is found wherever it stands, even where it overlaps itself or another attempt', () => {
  // Two forms, of terms that take one, two, three and four bytes: every row is full of false starts.
  const terms = [5, 6, 500, 501, 50_000, 50_001, 5_000_000, 5_000_001]
  const formOf = new Uint32Array(5_000_002)
  for (const term of terms) formOf[term] = term % 2
  const bytesOf = (code: number): number[] => (code < 128 ? [code] : [(code & 127) | 128, ...bytesOf(code >>> 7)])
  const token = fc.constantFrom(null, ...terms)
  fc.assert(
    fc.property(
      fc.array(token, { maxLength: 30 }),
      fc.array(fc.nat(1), { minLength: 1, maxLength: 6 }),
      (row, phrase) => {
        const rows = Uint8Array.from(row.flatMap((term) => bytesOf(term === null ? BREAK : term + FIRST_TERM)))
        const data = { rows, rowStarts: Uint32Array.of(0, rows.length), formOf } as unknown as FrozenTextData
        const forms = row.map((term) => (term === null ? '|' : term % 2)).join('')
        expect(phraseReader(data, phrase)(0)).toBe(forms.includes(phrase.join('')))
      },
    ),
    { numRuns: 500 },
  )
})
