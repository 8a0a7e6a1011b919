import { STEP } from './build-order.ts'
import { DictionaryBuilder } from './dictionary.ts'
import type { DictionaryData } from './dictionary.ts'
import type { RowSource } from './row-source.ts'

export type BuiltWords = {
  readonly words: DictionaryData
  readonly terms: Uint32Array
  readonly forms: DictionaryData
  readonly formOf: Uint32Array
  readonly formStarts: Uint32Array
  readonly formTerms: Uint32Array
  /** About how many documents hold each form. */
  readonly formDocuments: Uint32Array
  /** By source: the new term of each of its terms. */
  readonly termOf: readonly Uint32Array[]
}

/** Merges the dictionaries, leaves out the words that no document has any more, and numbers terms from the commonest on. */
export function* buildWords(sources: readonly RowSource[]): Generator<void, BuiltWords> {
  const words = new DictionaryBuilder()
  const wordForms: string[] = []
  const documents: number[] = []
  const wordOf = sources.map(({ terms }) => new Uint32Array(terms))
  const streams = sources.map((source) => source.words())
  const heads = streams.map((stream) => stream.next().value)
  for (let index = 0; ; index++) {
    if (index % STEP === 0) yield
    let first: string | undefined
    for (const head of heads) if (head && (first === undefined || head.word < first)) first = head.word
    if (first === undefined) break
    let total = 0
    let form = ''
    for (const [source, head] of heads.entries()) {
      if (head?.word !== first) continue
      wordOf[source]![head.term] = documents.length
      total += head.documents
      form = head.form
      heads[source] = streams[source]!.next().value
    }
    if (total === 0) continue
    words.add(first)
    wordForms.push(form)
    documents.push(total)
  }
  const terms = yield* numberByFrequency(documents)
  const formsOf = yield* groupForms(wordForms, terms, documents)
  for (const list of wordOf) {
    for (let term = 0; term < list.length; term++) list[term] = terms[list[term]!] ?? 0
    yield
  }
  return { words: words.finish(), terms, ...formsOf, termOf: wordOf }
}

/** By powers of two only: exact order would not make the rows any shorter to speak of. */
function* numberByFrequency(documents: readonly number[]): Generator<void, Uint32Array> {
  const places = new Uint32Array(33)
  for (const count of documents) places[Math.clz32(count) + 1]!++
  yield
  for (let zeros = 0; zeros < 32; zeros++) places[zeros + 1]! += places[zeros]!
  const terms = new Uint32Array(documents.length)
  for (const [word, count] of documents.entries()) {
    terms[word] = places[Math.clz32(count)]!++
    if (word % STEP === 0) yield
  }
  return terms
}

type Forms = Pick<BuiltWords, 'forms' | 'formOf' | 'formStarts' | 'formTerms' | 'formDocuments'>

function* groupForms(
  wordForms: readonly string[],
  terms: Uint32Array,
  documents: readonly number[],
): Generator<void, Forms> {
  const wordsOf = new Map<string, number[]>()
  for (const [word, form] of wordForms.entries()) {
    if (word % STEP === 0) yield
    const list = wordsOf.get(form)
    if (list) list.push(word)
    else wordsOf.set(form, [word])
  }
  const forms = new DictionaryBuilder()
  const formOf = new Uint32Array(terms.length)
  const formStarts = new Uint32Array(wordsOf.size + 1)
  const formTerms = new Uint32Array(terms.length)
  const formDocuments = new Uint32Array(wordsOf.size)
  let at = 0
  let index = -1
  for (const form of sortedSlowly(wordsOf.keys())) {
    if (++index % STEP === 0) yield
    forms.add(form)
    for (const word of wordsOf.get(form)!) {
      formOf[terms[word]!] = index
      formTerms[at++] = terms[word]!
      formDocuments[index]! += documents[word]!
    }
    formStarts[index + 1] = at
  }
  return { forms: forms.finish(), formOf, formStarts, formTerms, formDocuments }
}

/** In alphabetical order, sorted by their first two letters and then bunch by bunch, when it is their turn. */
function* sortedSlowly(forms: Iterable<string>): Generator<string> {
  const bunches = new Map<string, string[]>()
  for (const form of forms) {
    const start = form.slice(0, 2)
    const bunch = bunches.get(start)
    if (bunch) bunch.push(form)
    else bunches.set(start, [form])
  }
  for (const start of [...bunches.keys()].toSorted()) yield* bunches.get(start)!.toSorted()
}
