import { expect, test } from 'vitest'
import { addWords, wordsIn } from './word-list.ts'

test('words are trimmed, not empty, and not twice', () => {
  expect(addWords(['IFRS'], '  Power BI ')).toEqual(['IFRS', 'Power BI'])
  expect(addWords(['IFRS'], ' ifrs')).toEqual(['IFRS'])
  expect(addWords(['IFRS'], '   ')).toEqual(['IFRS'])
  expect(addWords(['IFRS'], 'Paie, ifrs,, Audit ; paie')).toEqual(['IFRS', 'Paie', 'Audit'])
})

test('a form says the words that were added, and the one that is still being typed', () => {
  const form = new FormData()
  for (const value of ['IFRS', 'SQL', 'paie, sql']) form.append('skills', value)
  expect(wordsIn(form, 'skills')).toEqual(['IFRS', 'SQL', 'paie'])
  expect(wordsIn(form, 'languages')).toEqual([])
})
