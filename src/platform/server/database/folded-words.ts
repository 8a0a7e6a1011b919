import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { fold } from '#platform/folding.ts'

const MOST_WORDS = 8

/** That each typed word begins a word of the text, whatever their accents and case: the twin of `beginsWords`. */
export function beginsWordsOf(text: SQL, typed: string): SQL | undefined {
  const words = fold(typed).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return undefined
  return sql`words_of(${text}) @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`
}
