import { fold } from '#platform/folding.ts'

type Correction = { word: string; correction: string }

const WORDS = /[\p{L}\p{M}\p{N}]+/gu

const replaced = (typed: string, corrections: readonly Correction[], to: (one: Correction, typed: string) => string) =>
  typed.replace(WORDS, (word) => {
    const one = corrections.find((correction) => correction.word === fold(word))
    return one ? to(one, word) : word
  })

/** What was searched in place of what was typed. */
export const correctedKeywords = (typed: string, corrections: readonly Correction[]): string =>
  replaced(typed, corrections, ({ correction }) => correction)

/** The same words for who means what was typed: a word in quotes is not corrected. */
export const literalKeywords = (typed: string, corrections: readonly Correction[]): string =>
  replaced(typed, corrections, (_, word) => `"${word}"`)
