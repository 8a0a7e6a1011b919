import type { SearchSchema } from './schema.ts'
import { isWhole, refuseUnknown } from './schema.ts'

/** What a document has to have, all of it; values of one facet are alternatives. A document without the number has it not. */
export type Having = {
  readonly facets?: Readonly<Record<string, readonly number[]>>
  readonly numbers?: Readonly<Record<string, { readonly min?: number; readonly max?: number }>>
}

/** Points by the first level that a document reaches, none if it reaches none. */
type Levels = { readonly levels: readonly (Having & { readonly points: number })[] }
/** Points by the share of these wordings that stand in a text field, out of a number of the document itself. */
type Share = { readonly wordings: readonly string[]; readonly field: string }

export type Criterion = (Levels | Share) & {
  readonly most: number
  /** The number without which a document leaves this open: it then counts neither for nor against. A share is out of it. */
  readonly known?: string
  /** A document that has no point in any such criterion is not listed. */
  readonly decides?: boolean
}

/** All documents judged by the same criteria. The score is what a document has of the points it can be judged by, from 0 to 100. */
export type ScoreQuery = {
  readonly criteria: readonly Criterion[]
  readonly limit: number
  /** What has a lower score is not listed. */
  readonly least?: number
  /** Documents that are left out. */
  readonly without?: readonly number[]
}

export type Scored = { readonly id: number; readonly score: number }

/** Points and open criteria of a document are kept in 16 bits: 7 for the points. */
export const POINT_BITS = 7
const MOST_POINTS = 2 ** POINT_BITS - 1
const MOST_OPEN = 16 - POINT_BITS
const MOST_WORDINGS = 255

/** The query with the criteria that decide first. One that could not be answered is refused at once. */
export function checkScoreQuery(schema: SearchSchema, query: ScoreQuery): ScoreQuery {
  const { criteria, limit } = query
  const most = criteria.reduce((sum, one) => sum + one.most, 0)
  const open = criteria.filter(({ known }) => known !== undefined).length
  if (!isWhole(limit, 10_000) || most > MOST_POINTS || open > MOST_OPEN) {
    throw new RangeError(`search: ${limit} by ${most} points, ${open} of them open`)
  }
  for (const criterion of criteria) {
    const { known } = criterion
    if (!isWhole(criterion.most, MOST_POINTS)) throw new RangeError(`search: ${criterion.most} points`)
    refuseUnknown('number', known === undefined ? [] : [known], schema.numbers)
    if ('levels' in criterion) {
      for (const { points, facets = {}, numbers = {} } of criterion.levels) {
        refuseUnknown('facet', Object.keys(facets), Object.keys(schema.facets))
        refuseUnknown('number', Object.keys(numbers), schema.numbers)
        if (!isWhole(points, criterion.most)) throw new RangeError(`search: ${points} of ${criterion.most} points`)
      }
    } else {
      refuseUnknown('field with pairs', [criterion.field], schema.pairs ?? [])
      if (known === undefined || criterion.wordings.length > MOST_WORDINGS) throw new RangeError('search: share')
    }
  }
  return { ...query, criteria: [true, false].flatMap((first) => criteria.filter((one) => !one.decides !== first)) }
}

/** The share of the points that were to be had, in whole hundredths; null where nothing could be judged. */
export const scoreOf = (points: number, possible: number): number | null =>
  possible === 0 ? null : Math.round((100 * points) / possible)

/** Points for so many wordings found, where so many would be all of them. */
export const sharePoints = (most: number, found: number, all: number): number =>
  found >= all ? most : Math.floor((most * found) / all + 0.5)
