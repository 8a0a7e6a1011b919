import { formatCount, formatTenth } from '#platform/french.ts'

const NO_BREAK = '\u00a0'

/** « 4,2 sur 5, 12 avis de membres ». Apart: pages of jobs need no other word about companies. */
export const ratedInWords = (rating: number, count: number): string =>
  `${formatTenth(rating)} sur${NO_BREAK}5, ${formatCount(count)}${NO_BREAK}avis de membres`
