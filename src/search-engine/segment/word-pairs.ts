/**
 * Reading rows for a phrase of common words would mean reading most of the documents. So the commonest forms are numbered,
 * and which documents hold one right after the other is kept: list `first × forms + second`.
 */
export class WordPairs {
  private readonly numberOf = new Map<number, number>()
  readonly forms: Uint32Array

  constructor(forms: Uint32Array) {
    this.forms = forms
    for (const [index, form] of forms.entries()) this.numberOf.set(form, index)
  }

  /** The list of a pair of forms, or −1 where none is kept. */
  listOf(first: number, second: number): number {
    const [a, b] = [this.numberOf.get(first), this.numberOf.get(second)]
    return a === undefined || b === undefined ? -1 : a * this.forms.length + b
  }

  get lists(): number {
    return this.forms.length ** 2
  }
}

const MOST_FORMS = 512
const FEWEST_DOCUMENTS = 4096
/** A form in fewer documents than this share leaves few enough of them to read. */
const COMMON_SHARE = 64

/** The forms whose pairs are worth keeping, given how many documents hold each form at least. */
export function commonForms(formDocuments: Uint32Array, size: number): Uint32Array {
  if (size < FEWEST_DOCUMENTS) return new Uint32Array(0)
  const common: number[] = []
  for (let form = 0; form < formDocuments.length; form++) {
    if (formDocuments[form]! * COMMON_SHARE > size) common.push(form)
  }
  common.sort((a, b) => formDocuments[b]! - formDocuments[a]!)
  return Uint32Array.from(common.slice(0, MOST_FORMS))
}
