import { expect, test } from 'vitest'
import { bestExtracts } from './best-extracts.ts'

const asked = { corrections: [], length: 64 }
const marked = async (keywords: string, documents: string[][]) => {
  let turns = 0
  const found = await bestExtracts({ ...asked, keywords, documents }, async () => void turns++)
  return { turns, words: found.map((one) => one?.parts.filter((part) => part.marked).map(({ text }) => text) ?? null) }
}

test('the first passage with most of the words is taken, and none where no passage has any', async () => {
  const { words } = await marked('audit banque', [
    ['Une mission.', 'L’audit interne.', 'Audit d’une banque.', 'Banque, puis audit.'],
    ['L’audit.', 'La banque.'],
    ['Rien de tel.'],
    [],
  ])
  expect(words).toEqual([['Audit', 'banque'], ['audit'], null, null])
})

test('passages after one that says all of it are not read, and others have a turn after each', async () => {
  expect((await marked('audit', [['Un.', 'L’audit.', 'Encore l’audit.'], ['Deux.']])).turns).toBe(3)
})
