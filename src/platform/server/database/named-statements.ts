import type pg from 'pg'

/** Asked for this often, a statement gets a name. What is asked for once, or with another number of values each time, gets none. */
const OFTEN = 8
/** Each connection keeps its own plans of them, some ten kilobytes each. */
const MOST = 400
/** How many are counted; then counting begins anew. */
const COUNTED = 2_000
/** Longer ones write many rows, and have another text each time. */
const LONGEST = 10_000

/** Texts that differ only in how many values their lists have: visitors choose how long a page is, and would use up all names. */
const MOST_OF_A_KIND = 4

/** A text without the lengths of its lists: `in ($1, $2)` and `in ($1, $2, $3)` are of one kind, as are one row and many that are written. */
const kindOf = (text: string): string =>
  text.replaceAll(/\$\d+(?:, \$\d+)*/g, '$').replaceAll(/(\([^()]*\))(?:, ?\1)+/g, '$1')

/** Gives a name to a text that is asked for often, the same one each time. */
export function nameTexts(most = MOST): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const kinds = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === most || text.length > LONGEST) return known
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size === COUNTED) counts.clear()
    counts.set(text, count)
    if (count < OFTEN) return undefined
    counts.delete(text)
    const kind = kindOf(text)
    const others = kinds.get(kind) ?? 0
    if (others === MOST_OF_A_KIND) return undefined
    kinds.set(kind, others + 1)
    const name = `florin_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/** A statement as Drizzle sends it, without a name. What `pg` makes itself, and a script, stay as they are. */
const isNameless = (question: unknown): question is { text: string } =>
  typeof question === 'object' &&
  question !== null &&
  'text' in question &&
  typeof question.text === 'string' &&
  !('submit' in question) &&
  !('name' in question && question.name)

/**
 * Connections whose statements get a name once they are asked for often. The database reads and plans a statement without a
 * name each time anew, which takes longer than most of them take to run.
 */
export function namingClients(Client: typeof pg.Client): typeof pg.Client {
  const nameOf = nameTexts()
  return class extends Client {
    // `pg` knows this call in a dozen shapes; only the first of its parts matters here.
    override query(...given: never[]): never {
      const [question, ...rest] = given as unknown[]
      const named = isNameless(question) ? { ...question, name: nameOf(question.text) } : question
      return super.query(...([named, ...rest] as unknown as [never]))
    }
  }
}
