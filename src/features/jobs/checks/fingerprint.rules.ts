import { fold } from '#platform/folding.ts'

/** What makes two jobs the same one. Place and contract as the caller names them: ids or words. */
export type Fingerprinted = {
  title: string
  place: string
  contract: string
  description: string
  missions: string[]
  profile: string[]
}

/** Words in a row that are compared as one. */
const SHINGLE = 4
/** How many of a text's hashes are kept, and how many of them two copies share at least. */
const KEPT = 16
const SHARED = 10

/** A hash of 53 bits (cyrb53): quick, the same in every browser and on the server. No secret depends on it. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}

/** « Comptable H/F – Lyon » and « comptable (F/H) » at Lyon are the same title. */
function titleWords(title: string, place: string): string {
  const left = new Set(['h', 'f', 'x', 'm', 'd', ...fold(place).split(' ')])
  const words = fold(title).split(' ')
  const own = words.filter((word) => !left.has(word))
  return (own.length > 0 ? own : words).join(' ')
}

function sketch(text: string): string[] {
  const words = fold(text).split(' ')
  const shingles = new Set<string>()
  for (let at = 0; at === 0 || at + SHINGLE <= words.length; at++)
    shingles.add(hash(words.slice(at, at + SHINGLE).join(' ')).slice(-8))
  return [...shingles].toSorted().slice(0, KEPT)
}

/**
 * A print of a job: `head.sketch`. The head is a hash of title, place and contract, without accents, case, « H/F » and the
 * place in the title. The sketch is the 16 smallest hashes of all runs of four words of the texts, so that a text with a word
 * or a line changed keeps most of them. Look for the same head in an index, then ask `isTwin`.
 */
export function fingerprint(job: Fingerprinted): string {
  const text = [job.description, ...job.missions, ...job.profile].join('\n')
  return `${fingerprintHead(job)}.${sketch(text).join('')}`
}

/** What the prints of all twins of a job begin with. */
export const fingerprintHead = ({
  title,
  place,
  contract,
}: Pick<Fingerprinted, 'title' | 'place' | 'contract'>): string =>
  hash([titleWords(title, place), fold(place), fold(contract)].join('|'))

/** Whether two prints are of the same job, be it with a few words changed. */
export function isTwin(one: string, other: string): boolean {
  if (one === other) return true
  const [head, hashes = ''] = one.split('.')
  const [otherHead, otherHashes = ''] = other.split('.')
  if (head !== otherHead) return false
  const mine = new Set(hashes.match(/.{8}/g))
  const theirs: string[] = otherHashes.match(/.{8}/g) ?? []
  const shared = theirs.filter((each) => mine.has(each)).length
  return shared >= Math.min(SHARED, Math.ceil(Math.max(mine.size, theirs.length) * 0.6))
}
