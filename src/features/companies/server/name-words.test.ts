import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typosBefore } from '#search-engine/analysis/edit-distance.ts'
import { NameWords } from './name-words.ts'

const words = ['banque', 'banques', 'baqnue', 'ba', 'credit', 'creditor', 'comptoir', 'comptable', '3a', '7', '']
const someNames = fc.array(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), { maxLength: 30 })
/** Beginnings of words, and such with a letter too many, another one, or two that changed their places. */
const somePart = fc
  .tuple(fc.constantFrom(...words), fc.nat(9), fc.constantFrom('', 'e', 'x'), fc.nat(9), fc.boolean())
  .map(([word, length, letter, at, replaced]) => {
    const beginning = word.slice(0, length)
    return beginning.slice(0, at) + letter + beginning.slice(at + (replaced ? 1 : 0))
  })
const someParts = fc.array(somePart, { minLength: 1, maxLength: 4 })

const indexOf = (names: readonly (readonly string[])[]): NameWords => {
  const index = new NameWords()
  for (const name of names) index.add(name)
  return index
}

test('names that begin so are found as by looking at each of them', () => {
  fc.assert(
    fc.property(someNames, someParts, (names, parts) => {
      const looked = names.flatMap((name, place) =>
        parts.every((part) => name.some((word) => word.startsWith(part))) ? [place] : [],
      )
      expect(
        indexOf(names)
          .begun(parts)
          .toSorted((a, b) => a - b),
      ).toEqual(looked)
    }),
    { numRuns: 500 },
  )
})

test('names that begin so but for a typo or two are found as by looking at each of them, with their typos', () => {
  const typosIn = (name: readonly string[], parts: readonly string[]): number =>
    parts.reduce((sum, part) => sum + Math.min(...name.map((word) => typosBefore(part, word))), 0)
  fc.assert(
    fc.property(someNames, someParts, (names, parts) => {
      const looked = names.map((name, place) => [place, typosIn(name, parts)]).filter(([, typos]) => typos! < Infinity)
      const { places, typos } = indexOf(names).near(parts)
      expect(places.toSorted((a, b) => a - b).map((place) => [place, typos[place]])).toEqual(looked)
    }),
    { numRuns: 500 },
  )
})
