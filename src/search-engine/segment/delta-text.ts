import { editDistance } from '../analysis/edit-distance.ts'
import type { Word } from '../analysis/tokens.ts'
import { awardDocument } from './award.ts'
import type { Award } from './award.ts'
import type { Bits } from './bits.ts'
import { clearBit, hasBit, setBit } from './bits.ts'
import { andInto } from './sets.ts'
import type { FieldSet } from './field-set.ts'
import { allFields, hasField } from './field-set.ts'
import { BREAK, FIRST_TERM, NEXT_FIELD } from './row-codes.ts'
import type { TextIndex, VisitSimilar } from './segment.ts'

/** A place has room for eight. */
const EVERY_FIELD = allFields(8)

type Term = {
  readonly word: string
  readonly form: string
  /** What stands for it in a row. */
  readonly code: number
  /** Slot and field of each occurrence, as slot × 8 + field; the last of them, or −1. */
  readonly places: number[]
  last: number
  documents: number
}

/** The words of the documents that came last: plain lists that are cheap to append to. */
export class DeltaText implements TextIndex {
  readonly terms: Term[] = []
  readonly rows: Uint32Array[] = []
  private readonly termOf = new Map<string, Term>()
  /** The row that is being written; it grows to the longest there was. */
  private readonly row: number[] = []
  private readonly termsOfForm = new Map<string, number[]>()
  private readonly termsOfLetter = new Map<string, number[]>()

  /** Appends a document: for each field, its runs of words. Plain loops, since an index is filled by this. */
  append(slot: number, fields: readonly (readonly (readonly Word[])[])[]): void {
    const { row } = this
    let length = 0
    for (let field = 0; field < fields.length; field++) {
      const runs = fields[field]!
      const place = slot * 8 + field
      if (field > 0) row[length++] = NEXT_FIELD
      for (let index = 0; index < runs.length; index++) {
        const run = runs[index]!
        if (index > 0) row[length++] = BREAK
        for (let at = 0; at < run.length; at++) {
          const known = this.termFor(run[at]!)
          row[length++] = known.code
          if (known.last === place) continue
          if (known.last >>> 3 !== slot) known.documents++
          known.last = place
          known.places.push(place)
        }
      }
    }
    const codes = new Uint32Array(length)
    for (let at = 0; at < length; at++) codes[at] = row[at]!
    this.rows[slot] = codes
  }

  forget(slot: number): void {
    for (const code of new Set(this.rows[slot])) if (code >= FIRST_TERM) this.terms[code - FIRST_TERM]!.documents--
  }

  /** The terms by their first letter, in the order of the letters. */
  termsByLetter(): readonly (readonly number[])[] {
    return [...this.termsOfLetter].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, terms]) => terms)
  }

  hasForm(form: string): boolean {
    return (this.termsOfForm.get(form) ?? []).some((term) => this.terms[term]!.documents > 0)
  }

  hasPrefix(prefix: string): boolean {
    return this.termsWith(prefix).some((term) => this.terms[term]!.documents > 0)
  }

  eachSimilar(word: string, most: number, visit: VisitSimilar, among: Bits | null = null): void {
    for (const term of this.termsOfLetter.get(word[0]!) ?? []) {
      const { word: other, documents: alive, places } = this.terms[term]!
      const distance = alive > 0 ? editDistance(word, other, most) : most + 1
      if (distance > most) continue
      const documents = among ? countAmong(places, among) : alive
      if (documents > 0) visit(other, distance, documents)
    }
  }

  addWord(form: string, prefix: string | null, fields: FieldSet, bits: Bits): void {
    const terms = prefix === null ? [] : this.termsWith(prefix)
    for (const term of [...(this.termsOfForm.get(form) ?? []), ...terms]) {
      for (const place of this.terms[term]!.places) if (hasField(fields, place & 7)) setBit(bits, place >>> 3)
    }
  }

  setsOf(form: string, fields: FieldSet, room: () => Bits): Bits[] {
    const bits = room()
    this.addWord(form, null, fields, bits)
    return [bits]
  }

  keepWord(form: string, prefix: string | null, fields: FieldSet, bits: Bits): void {
    const one = new Int32Array(bits.length)
    this.addWord(form, prefix, fields, one)
    andInto(bits, one)
  }

  awardForm(form: string, field: number, award: Award, amount: number): void {
    this.award(this.termsOfForm.get(form) ?? [], field, award, amount)
  }

  awardPrefix(prefix: string, field: number, award: Award, amount: number): void {
    this.award(this.termsWith(prefix), field, award, amount)
  }

  /** The few documents here are soon given points one and all. */
  rowScore(): null {
    return null
  }

  setOf(forms: readonly string[], room: () => Bits): Bits | null {
    return forms.length === 1 ? this.setsOf(forms[0]!, EVERY_FIELD, room)[0]! : null
  }

  keepPhrase(forms: readonly string[], bits: Bits): void {
    const formAt = (code: number | undefined): string | null =>
      code === undefined || code < FIRST_TERM ? null : this.terms[code - FIRST_TERM]!.form
    for (const form of forms) this.keepWord(form, null, EVERY_FIELD, bits)
    for (const [slot, row] of this.rows.entries()) {
      if (!hasBit(bits, slot)) continue
      const held = row.some((_, at) => forms.every((form, ahead) => formAt(row[at + ahead]) === form))
      if (!held) clearBit(bits, slot)
    }
  }

  private termFor({ word, form }: Word): Term {
    const known = this.termOf.get(word)
    if (known !== undefined) return known
    const number = this.terms.length
    const term = { word, form, code: number + FIRST_TERM, places: [], last: -1, documents: 0 }
    this.terms.push(term)
    this.termOf.set(word, term)
    listIn(this.termsOfForm, form).push(number)
    listIn(this.termsOfLetter, word[0]!).push(number)
    return term
  }

  private termsWith(prefix: string): number[] {
    return (this.termsOfLetter.get(prefix[0]!) ?? []).filter((term) => this.terms[term]!.word.startsWith(prefix))
  }

  private award(terms: readonly number[], field: number, award: Award, amount: number): void {
    for (const term of terms) {
      for (const place of this.terms[term]!.places) {
        if ((place & 7) === field) awardDocument(award, place >>> 3, amount)
      }
    }
  }
}

const countAmong = (places: readonly number[], among: Bits): number =>
  new Set(places.map((place) => place >>> 3).filter((slot) => hasBit(among, slot))).size

function listIn(lists: Map<string, number[]>, key: string): number[] {
  let list = lists.get(key)
  if (!list) lists.set(key, (list = []))
  return list
}
