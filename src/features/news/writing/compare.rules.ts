/** A stretch of text, and whether the other version says something else there. */
export type Piece = { text: string; changed: boolean }
/** A block of both versions; empty where one of them has none. */
export type ComparedBlock = { one: Piece[]; other: Piece[] }

/** So many pairs are looked at, of one comparison altogether; what is longer is told as a whole. */
const MOST_PAIRS = 2_000_000
type Budget = { pairs: number }
export const newBudget = (): Budget => ({ pairs: MOST_PAIRS })

type Step<T> = { one: T | null; other: T | null }

/** What two lists have in common, in order: the longest there is, or their beginnings and ends where they are very long. */
function alignLists<T>(one: readonly T[], other: readonly T[], budget: Budget): Step<T>[] {
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let end = 0
  const left = Math.min(one.length, other.length) - start
  while (end < left && one.at(-1 - end) === other.at(-1 - end)) end++
  const same = (list: readonly T[]): Step<T>[] => list.map((item) => ({ one: item, other: item }))
  return [
    ...same(one.slice(0, start)),
    ...alignMiddles(one.slice(start, one.length - end), other.slice(start, other.length - end), budget),
    ...same(one.slice(one.length - end)),
  ]
}

function alignMiddles<T>(one: readonly T[], other: readonly T[], budget: Budget): Step<T>[] {
  const apart = [
    ...one.map((item) => ({ one: item, other: null })),
    ...other.map((item) => ({ one: null, other: item })),
  ]
  const pairs = one.length * other.length
  if (pairs === 0 || pairs > budget.pairs) return apart
  budget.pairs -= pairs
  const width = other.length + 1
  // How much the rests of both have in common, from each pair of places on.
  const common = new Uint32Array((one.length + 1) * width)
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      common[row * width + column] =
        one[row] === other[column]
          ? common[(row + 1) * width + column + 1]! + 1
          : Math.max(common[(row + 1) * width + column]!, common[row * width + column + 1]!)
  const steps: Step<T>[] = []
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) steps.push({ one: one[row++]!, other: other[column++]! })
    else if (common[(row + 1) * width + column]! >= common[row * width + column + 1]!)
      steps.push({ one: one[row++]!, other: null })
    else steps.push({ one: null, other: other[column++]! })
  }
  for (; row < one.length; row++) steps.push({ one: one[row]!, other: null })
  for (; column < other.length; column++) steps.push({ one: null, other: other[column]! })
  return steps
}

/** Neighbours that are alike as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last?.changed === piece.changed) last.text += piece.text
    else if (piece.text !== '') found.push({ ...piece })
  }
  return found
}

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)

/** Two texts word by word. */
export function compareWords(one: string, other: string, budget = newBudget()): ComparedBlock {
  const steps = alignLists(wordsOf(one), wordsOf(other), budget)
  const side = (name: keyof ComparedBlock): Piece[] =>
    joined(
      steps.flatMap((step) => (step[name] === null ? [] : [{ text: step[name], changed: step.one !== step.other }])),
    )
  return { one: side('one'), other: side('other') }
}

/** The blocks that differ, each beside the one that took its place, with the words that changed. */
export function compareBlocks(one: readonly string[], other: readonly string[], budget = newBudget()): ComparedBlock[] {
  const found: ComparedBlock[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const pair = (): void => {
    for (let place = 0; place < Math.max(gone.length, come.length); place++)
      found.push(compareWords(gone[place] ?? '', come[place] ?? '', budget))
    gone = []
    come = []
  }
  for (const step of alignLists(one, other, budget)) {
    if (step.one === step.other) pair()
    else if (step.one !== null) gone.push(step.one)
    else come.push(step.other!)
  }
  pair()
  return found
}
