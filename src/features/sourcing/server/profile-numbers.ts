import { createHmac } from 'node:crypto'
import { LARGEST_ID } from '#platform/ids.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { markOf } from '#platform/server/secrets.ts'

// Profiles have other numbers for each company than those of their pages. By the number of the page whoever also has an account as a
// candidate would read whose it is, without a credit; and two companies would find out whom one of them cannot see.

const rounds = [0, 1, 2, 3, 4, 5]
const LOW = 0xffff

type Numbers = {
  /** As the company knows a profile. */
  shown: (memberId: number) => number
  /** The profile that the company means; of a number that was never shown some other, which most likely is nobody's. */
  meant: (shown: number) => number
}

/** The numbers of one company: each stands for one profile, and only the site's secret says for which. */
export function numbersOf(secret: string, { companyId }: Pick<SignedIn, 'companyId'>): Numbers {
  const key = markOf(`profiles of company ${companyId}`, secret)
  const mix = (round: number, half: number): number =>
    createHmac('sha256', key).update(`${round} ${half}`).digest().readUInt16BE(0)
  // A Feistel network over 32 bits, walked on until the number is one that a column can hold.
  const forth = (number: number): number => {
    let [left, right] = [number >>> 16, number & LOW]
    for (const round of rounds) [left, right] = [right, left ^ mix(round, right)]
    return ((left << 16) | right) >>> 0
  }
  const back = (number: number): number => {
    let [left, right] = [number >>> 16, number & LOW]
    for (const round of rounds.toReversed()) [left, right] = [right ^ mix(round, left), left]
    return ((left << 16) | right) >>> 0
  }
  const walk = (step: (number: number) => number) => (from: number) => {
    let number = step(from)
    while (number < 1 || number > LARGEST_ID) number = step(number)
    return number
  }
  return { shown: walk(forth), meant: walk(back) }
}
