import { awardBitmap } from './award.ts'
import type { Award } from './award.ts'
import type { Bits } from './bits.ts'
import { wordsOf } from './bits.ts'
import { Dictionary } from './dictionary.ts'
import type { FrozenTextData } from './frozen-text-data.ts'
import type { FieldSet } from './field-set.ts'
import { allFields, hasField } from './field-set.ts'
import { phraseReader } from './phrase-reader.ts'
import { Postings } from './postings.ts'
import type { Room } from '../kernels/segment-memory.ts'
import { FIRST_TERM } from './row-codes.ts'
import { RowScores } from './row-score.ts'
import type { RowScore } from './row-score.ts'
import type { TextIndex, VisitSimilar } from './segment.ts'
import { andInto, cleared, countBits, orInto } from './sets.ts'
import { WordRuns } from './word-runs.ts'

export class FrozenText implements TextIndex {
  readonly data: FrozenTextData
  private readonly fields: number
  readonly words: Dictionary
  readonly forms: Dictionary
  private readonly postings: Postings
  private readonly runs: WordRuns
  private readonly runPostings: Postings
  private readonly prefixBitmaps = new Map<string, Bits>()
  private readonly one: Bits
  private readonly emptied = (): Bits => cleared(this.one)
  private readonly scores: RowScores
  private row = new Uint32Array(1024)

  constructor(data: FrozenTextData, room: Room) {
    this.data = data
    this.fields = data.fields
    this.words = new Dictionary(data.words)
    this.forms = new Dictionary(data.forms)
    this.postings = new Postings(data.postings)
    this.runs = new WordRuns(data.runs)
    this.runPostings = new Postings(data.runPostings)
    this.scores = new RowScores(data)
    this.one = room(Int32Array, wordsOf(data.postings.size))
    const { length } = this.one
    for (const [index, prefix] of data.prefixes.entries()) {
      this.prefixBitmaps.set(prefix, data.prefixBitmaps.subarray(index * length, (index + 1) * length))
    }
  }

  hasForm(form: string): boolean {
    return this.termsOf(form).some((term) => this.data.documents[term]! > 0)
  }

  hasPrefix(prefix: string): boolean {
    const [from, to] = this.words.rangeOf(prefix)
    for (let index = from; index < to; index++) if (this.data.documents[this.data.terms[index]!]! > 0) return true
    return false
  }

  eachSimilar(word: string, most: number, visit: VisitSimilar, among: Bits | null = null): void {
    this.words.eachSimilar(word, most, (index, distance) => {
      const alive = this.data.documents[this.data.terms[index]!]!
      const documents = alive > 0 && among ? this.countAmong(index, among) : alive
      if (documents > 0) visit(this.words.wordAt(index), distance, documents)
    })
  }

  private countAmong(index: number, among: Bits): number {
    cleared(this.one)
    for (let field = 0; field < this.fields; field++) this.postings.addTo(this.listOf(index, field), this.one)
    andInto(this.one, among)
    return countBits(this.one)
  }

  /** The words of the commonest terms. */
  eachCommonWord(most: number, visit: (word: string, form: string) => void): void {
    const { terms, formOf } = this.data
    for (let index = 0; index < this.words.size; index++) {
      if (terms[index]! < most) visit(this.words.wordAt(index), this.forms.wordAt(formOf[terms[index]!]!))
    }
  }

  addWord(form: string, prefix: string | null, fields: FieldSet, bits: Bits): void {
    for (const list of this.listsOf(form, fields)) this.postings.addTo(list, bits)
    if (prefix === null) return
    const [from, to] = this.words.rangeOf(prefix)
    for (let field = 0; field < this.fields; field++) {
      if (!hasField(fields, field)) continue
      const ready = this.prefixBitmaps.get(`${field}${prefix}`)
      if (ready) orInto(bits, ready)
      else for (let index = from; index < to; index++) this.postings.addTo(this.listOf(index, field), bits)
    }
  }

  setsOf(form: string, fields: FieldSet, room: () => Bits): Bits[] {
    const run = fields === allFields(this.fields) ? this.runs.listOf(this.forms.indexOf(form)) : -1
    return run >= 0 ? this.runPostings.setsOf([run], room) : this.postings.setsOf(this.listsOf(form, fields), room)
  }

  awardForm(form: string, field: number, award: Award, amount: number): void {
    for (const term of this.termsOf(form)) this.postings.award(term * this.fields + field, award, amount)
  }

  awardPrefix(prefix: string, field: number, award: Award, amount: number): void {
    const ready = this.prefixBitmaps.get(`${field}${prefix}`)
    if (ready) {
      awardBitmap(award, ready, amount)
      return
    }
    const [from, to] = this.words.rangeOf(prefix)
    for (let index = from; index < to; index++) this.postings.award(this.listOf(index, field), award, amount)
  }

  keepWord(form: string, prefix: string | null, fields: FieldSet, bits: Bits): void {
    const anywhere = prefix === null && fields === allFields(this.fields)
    const list = anywhere ? this.runs.listOf(this.forms.indexOf(form)) : -1
    if (list >= 0) {
      andInto(bits, this.runPostings.setOf(list, this.emptied))
      return
    }
    cleared(this.one)
    this.addWord(form, prefix, fields, this.one)
    andInto(bits, this.one)
  }

  rowScore(forms: readonly string[], worth: readonly number[]): RowScore | null {
    const words = forms.map((form) => this.termsOf(form))
    return this.scores.scoreOf(words, worth)
  }

  setOf(forms: readonly string[], room: () => Bits): Bits | null {
    const phrase = forms.map((form) => this.forms.indexOf(form))
    const { list, length } = this.runs.longestFrom(phrase, 0)
    if (list >= 0) return length === phrase.length ? this.runPostings.setOf(list, room) : null
    if (forms.length > 1) return null
    const bits = room()
    this.addWord(forms[0]!, null, allFields(this.fields), bits)
    return bits
  }

  keepPhrase(forms: readonly string[], bits: Bits): void {
    const phrase = forms.map((form) => this.forms.indexOf(form))
    if (phrase.includes(-1)) {
      bits.fill(0)
      return
    }
    for (let from = 0, covered = 0; from < phrase.length; from++) {
      const { list, length } = this.runs.longestFrom(phrase, from)
      if (list < 0) this.keepWord(forms[from]!, null, allFields(this.fields), bits)
      else if (from + length > covered) andInto(bits, this.runPostings.setOf(list, this.emptied))
      // A run that is the whole phrase leaves nothing to read.
      if (list >= 0 && length === phrase.length) return
      covered = Math.max(covered, from + length)
    }
    const holds = phraseReader(this.data, phrase)
    for (let word = 0; word < bits.length; word++) {
      for (let left = bits[word]!; left !== 0; left &= left - 1) {
        const bit = left & -left
        if (!holds((word << 5) + 31 - Math.clz32(bit))) bits[word]! &= ~bit
      }
    }
  }

  /** Forgets the words of a document. */
  forget(slot: number): void {
    const length = this.readRow(slot)
    for (const code of new Set(this.row.subarray(0, length))) {
      if (code >= FIRST_TERM) this.data.documents[code - FIRST_TERM]!--
    }
  }

  /** Unpacks the codes of a document into `codes()` and returns how many there are. */
  readRow(slot: number): number {
    const { rows, rowStarts } = this.data
    let at = rowStarts[slot]!
    const end = rowStarts[slot + 1]!
    if (this.row.length < end - at) this.row = new Uint32Array((end - at) * 2)
    const { row } = this
    let length = 0
    while (at < end) {
      let code = rows[at++]!
      if (code > 127) {
        const second = rows[at++]!
        code = (code & 127) | ((second & 127) << 7)
        if (second > 127) {
          const third = rows[at++]!
          code |= (third & 127) << 14
          if (third > 127) code |= rows[at++]! << 21
        }
      }
      row[length++] = code
    }
    return length
  }

  codes(): Uint32Array {
    return this.row
  }

  private listOf(index: number, field: number): number {
    return this.data.terms[index]! * this.fields + field
  }

  private listsOf(form: string, fields: FieldSet): number[] {
    const own = Array.from({ length: this.fields }, (_, field) => field).filter((field) => hasField(fields, field))
    return Array.from(this.termsOf(form)).flatMap((term) => own.map((field) => term * this.fields + field))
  }

  private termsOf(form: string): Uint32Array {
    const { formStarts, formTerms } = this.data
    const index = this.forms.indexOf(form)
    return index < 0 ? formTerms.subarray(0, 0) : formTerms.subarray(formStarts[index], formStarts[index + 1])
  }
}
