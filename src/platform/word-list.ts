// Words that somebody enters one by one, or several at once with commas between them.

function addWord(words: readonly string[], typed: string): string[] {
  const word = typed.trim()
  if (word === '' || words.some((known) => known.toLowerCase() === word.toLowerCase())) return [...words]
  return [...words, word]
}

/** Adds what was typed: each word trimmed, not empty, not twice. */
export const addWords = (words: readonly string[], typed: string): string[] =>
  typed.split(/[,;\n]/).reduce(addWord, [...words])

/** The words of a form's field: those that were added, and what was typed and not yet added. */
export const wordsIn = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .reduce(addWords, [])
