import type { Random } from '#platform/random.ts'

/** Draws card after card, the least recently drawn first, among those that suit; any card when none does. */
export type Deck<T> = (suits?: (card: T) => boolean) => T

export function deckOf<T>(random: Random, cards: readonly T[]): Deck<T> {
  const pile = cards
    .map((card) => ({ card, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ card }) => card)
  return (suits = () => true) => {
    const [card] = pile.splice(Math.max(0, pile.findIndex(suits)), 1)
    pile.push(card!)
    return card!
  }
}
