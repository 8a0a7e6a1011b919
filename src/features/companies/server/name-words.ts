import { typosAllowed, typosBefore } from '#search-engine/analysis/edit-distance.ts'

/** A word of some names, and where these stand in the list. */
type Holders = { readonly word: string; readonly letters: number; readonly names: number[] }

const A = 'a'.charCodeAt(0)

/** A bit for each letter from a to z that a word has. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - A
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Many names by their words. Thousands of names may hold the same word: it is compared once, whatever their number. */
export class NameWords {
  private size = 0
  private readonly words = new Map<string, Holders>()
  /** By the first letter of a word, and by its first two. */
  private readonly byLetters = new Map<string, Holders[]>()

  /** Its place is how many were added before it. */
  add(words: readonly string[]): void {
    const place = this.size++
    for (const word of words) {
      const known = this.words.get(word) ?? this.admit(word)
      if (known.names.at(-1) !== place) known.names.push(place)
    }
  }

  /** The places of the names in which each part begins a word. */
  begun(parts: readonly string[]): number[] {
    return this.closest(parts, false).places
  }

  /** The places of the names in which each part begins a word but for a typo or two, and by place how many there are in each. */
  near(parts: readonly string[]): { places: number[]; typos: Uint16Array } {
    return this.closest(parts, true)
  }

  private admit(word: string): Holders {
    const holders = { word, letters: lettersOf(word), names: [] }
    this.words.set(word, holders)
    for (const beginning of new Set([word.slice(0, 1), word.slice(0, 2)])) {
      const others = this.byLetters.get(beginning)
      if (others) others.push(holders)
      else this.byLetters.set(beginning, [holders])
    }
    return holders
  }

  private closest(given: readonly string[], forgiving: boolean): { places: number[]; typos: Uint16Array } {
    // Each typo counts as often as the word was typed.
    const times = new Map<string, number>()
    for (const part of given) if (part !== '') times.set(part, (times.get(part) ?? 0) + 1)
    if (times.size === 0) times.set('', 1)
    const typos = new Uint16Array(forgiving ? this.size : 0)
    // How many parts were found in a name so far.
    const found = new Uint16Array(this.size)
    let places: number[] = []
    // The longest is in the fewest.
    for (const [part, [beginning, often]] of [...times].toSorted(([a], [b]) => b.length - a.length).entries()) {
      places = []
      for (const [more, words] of this.beginning(beginning, forgiving).entries()) {
        for (const { names } of words) {
          for (const place of names) {
            if (found[place] !== part) continue
            found[place] = part + 1
            if (more > 0) typos[place]! += more * often
            places.push(place)
          }
        }
      }
      if (places.length === 0) break
    }
    return { places, typos }
  }

  /** The words that begin so, those with one typo before the end of the beginning, and those with two. */
  private beginning(part: string, forgiving: boolean): Holders[][] {
    const near = part === '' ? [...this.words.values()] : (this.byLetters.get(part.slice(0, 2)) ?? [])
    const exact = near.filter(({ word }) => word.startsWith(part))
    const most = typosAllowed(part)
    if (!forgiving || most === 0) return [exact]
    const letters = lettersOf(part)
    const byTypos: Holders[][] = [exact, [], []]
    for (const holders of this.byLetters.get(part.slice(0, 1)) ?? []) {
      // Each letter that the word does not have is a typo.
      if (countBits(letters & ~holders.letters) > most) continue
      const typos = typosBefore(part, holders.word)
      if (typos > 0 && typos <= most) byTypos[typos]!.push(holders)
    }
    return byTypos
  }
}
