import { expect, test } from 'vitest'
import { compareBlocks, compareWords } from './compare.rules.ts'

const told = (pieces: { text: string; changed: boolean }[]): string =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')

test('words that differ are marked, each on its side', () => {
  const { one, other } = compareWords('gagne 50 k€ au milieu', 'gagne 51 k€ au beau milieu')
  expect([told(one), told(other)]).toEqual(['gagne [50 ]k€ au milieu', 'gagne [51 ]k€ au [beau ]milieu'])
})

test('blocks that are the same are left out, changed ones stand beside each other, new ones alone', () => {
  const blocks = compareBlocks(['Un.', 'Deux mots.', 'Trois.'], ['Un.', 'Deux phrases.', 'Trois.', 'Quatre.'])
  expect(blocks.map(({ one, other }) => [told(one), told(other)])).toEqual([
    ['Deux [mots.]', 'Deux [phrases.]'],
    ['', '[Quatre.]'],
  ])
  expect(compareBlocks(['Un.'], ['Un.'])).toEqual([])
})

test('so many pairs are looked at of one text, however its blocks are cut', () => {
  const block = (nth: number, first: string): string =>
    Array.from({ length: 990 }, (_, at) => `${at === 0 ? first : String.fromCharCode(97 + ((at * nth) % 26))} `).join(
      '',
    )
  const nths = Array.from({ length: 10 }, (_, at) => at + 1)
  const blocks = compareBlocks(
    nths.map((nth) => block(nth, 'avant')),
    nths.map((nth) => `${block(nth, 'après')}fin`),
  )
  // The first blocks share words, of the last ones it is only said that they changed.
  const shares = blocks.map(({ one }) => one.some(({ changed }) => !changed))
  expect(shares).toEqual([true, true, ...Array<boolean>(8).fill(false)])
})

test('what is too long to look at pair by pair is told as a whole', () => {
  const long = (word: string): string => Array.from({ length: 1_500 }, (_, at) => `${word}${at} `).join('')
  const { one, other } = compareWords(`Au début ${long('a')}`, `Au début ${long('b')}`)
  expect([one.length, other.length]).toEqual([2, 2])
  expect(one[0]).toEqual({ text: 'Au début ', changed: false })
})
