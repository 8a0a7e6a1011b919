/** Which runs of common forms have a list, beyond each form and each pair of them. */
export type WordRunsData = {
  /** The commonest forms. */
  readonly forms: Uint32Array
  /** The longer runs: the list of the run without its last form, and the number of that form. */
  readonly parents: Uint32Array
  readonly lasts: Uint32Array
}

/**
 * Putting a common word together from its fields, or reading rows for a phrase of such words, would mean reading most of the
 * documents. So the commonest forms are numbered, and which documents hold one of them anywhere, two in a row, or one of the longer
 * runs that many documents hold, is kept in lists: first those of each form, then those of the pairs, then the longer ones.
 */
export class WordRuns {
  private readonly numberOf = new Map<number, number>()
  private readonly count: number
  /** The longer run that a form makes of a list: by list × forms + form. */
  private readonly longer = new Map<number, number>()
  private readonly goesOn: Uint8Array
  readonly lists: number

  constructor({ forms, parents, lasts }: WordRunsData) {
    this.count = forms.length
    for (const [number, form] of forms.entries()) this.numberOf.set(form, number)
    const first = this.count + this.count ** 2
    this.lists = first + parents.length
    this.goesOn = new Uint8Array(this.lists)
    for (const [index, parent] of parents.entries()) {
      this.longer.set(parent * this.count + lasts[index]!, first + index)
      this.goesOn[parent] = 1
    }
  }

  /** The number of a form, which is its list too, or −1. */
  listOf(form: number): number {
    return this.numberOf.get(form) ?? -1
  }

  /** The list of a run with one form more, or −1 where none is kept; forms by number. */
  extend(list: number, form: number): number {
    if (form < 0 || list < 0) return -1
    if (list < this.count) return this.count + list * this.count + form
    return this.goesOn[list] === 1 ? (this.longer.get(list * this.count + form) ?? -1) : -1
  }

  /** The longest kept run with which a phrase goes on from there, and how long it is; a list of −1 where none is. */
  longestFrom(phrase: readonly number[], from: number): { list: number; length: number } {
    let list = this.listOf(phrase[from]!)
    let length = 1
    while (list >= 0 && from + length < phrase.length) {
      const next = this.extend(list, this.listOf(phrase[from + length]!))
      if (next < 0) break
      list = next
      length++
    }
    return { list, length }
  }
}

const MOST_FORMS = 512
const FEWEST_DOCUMENTS = 4096
/** A form in fewer documents than this share leaves few enough of them to read. */
const COMMON_SHARE = 64

/** The forms worth keeping, given how many documents hold each form at least. */
export function commonForms(formDocuments: Uint32Array, size: number): Uint32Array {
  if (size < FEWEST_DOCUMENTS) return new Uint32Array(0)
  const common: number[] = []
  for (let form = 0; form < formDocuments.length; form++) {
    if (formDocuments[form]! * COMMON_SHARE > size) common.push(form)
  }
  common.sort((a, b) => formDocuments[b]! - formDocuments[a]!)
  return Uint32Array.from(common.slice(0, MOST_FORMS))
}

export const SAMPLE = 4096
/** A run in fewer of the sample than this share leaves few enough documents to read. */
const FREQUENT_SHARE = 256
export const LONGEST_RUN = 6
const MOST_RUNS = 2048

/** The longer runs that many documents hold, guessed from the rows of a sample: numbers of common forms, −1 for what is none. */
export function* frequentRuns(forms: Uint32Array, rows: readonly Int16Array[]): Generator<void, WordRunsData> {
  const [parents, lasts]: [number[], number[]] = [[], []]
  const count = forms.length
  const fewest = Math.max(2, rows.length / FREQUENT_SHARE)
  // The list of the run of the length reached that begins at each place, or −1.
  const begun = rows.map((row) => Int32Array.from(row))
  for (let length = 2; length <= LONGEST_RUN; length++) {
    const held = new Map<number, number>()
    const keyAt = (row: Int16Array, lists: Int32Array, at: number): number => {
      const last = row[at + length - 1] ?? -1
      return last < 0 || lists[at]! < 0 ? -1 : lists[at]! * count + last
    }
    for (const [index, row] of rows.entries()) {
      if (index % 16 === 0) yield
      for (let at = 0; at < row.length; at++) {
        const key = keyAt(row, begun[index]!, at)
        if (key >= 0) held.set(key, (held.get(key) ?? 0) + 1)
      }
    }
    const listOf = new Map<number, number>()
    for (const [key, times] of held) {
      if (times < fewest) continue
      if (length === 2) listOf.set(key, count + key)
      else if (parents.length < MOST_RUNS) {
        listOf.set(key, count + count ** 2 + parents.length)
        parents.push(Math.floor(key / count))
        lasts.push(key % count)
      }
    }
    for (const [index, row] of rows.entries()) {
      if (index % 16 === 0) yield
      for (let at = 0; at < row.length; at++) begun[index]![at] = listOf.get(keyAt(row, begun[index]!, at)) ?? -1
    }
  }
  return { forms, parents: Uint32Array.from(parents), lasts: Uint32Array.from(lasts) }
}
