import type { BackOfficeList, ListChoices, ListRow } from '../../back-office.ts'
import { UNASKED } from '../../back-office.ts'
import { actEndpoint, listBackOfficeLists, listEndpoint } from '../../back-office.contract.ts'
import { plural } from '../../french.ts'
import type { PageInput } from '../../pagination.ts'
import { pageOf } from '../../pagination.ts'
import { invalidInput } from '../../refusals.ts'
import { UNDOING } from '../../back-office-acts.ts'
import { lastChangedBy } from '../audit/audit.service.ts'
import type { Db } from '../database/db.ts'
import type { Served, SignedIn } from '../endpoints.ts'
import { serve } from '../endpoints.ts'
import type { Site } from '../site.ts'
import type { AlsoFound, ListSource } from './list-query.ts'
import { conditionOf, findPage } from './list-query.ts'

/** Does what an act is for and records it, row by row in the transaction that changes it. Says which rows it changed. */
type WorkOnRows = (site: Site, actor: SignedIn, ids: number[], reason: string) => Promise<number[]>

type SourceRow<L extends BackOfficeList = BackOfficeList> = { id: number } & Record<
  keyof L['columns'] & string,
  string | Date | null
>

/** A list with what answers for it. */
export type ServedList<L extends BackOfficeList = BackOfficeList> = {
  list: L
  source: ListSource<L>
  /** As the record of acts calls a row: then taking back leaves alone what somebody else has changed since. */
  kind?: string
  alsoFound?: AlsoFound
  /** What the choices of numbered filters are called. */
  choices?: (db: Db) => Promise<ListChoices>
  /** What is shown of the named rows, in any order; moments as they are. */
  rows: (db: Db, ids: number[]) => Promise<SourceRow<L>[]>
  acts: { [A in keyof L['acts']]: WorkOnRows }
}

/** Ties a list to what answers for it; from then on its columns are told apart by name only. */
export const serveList = <L extends BackOfficeList>(served: ServedList<L>): ServedList => served

const onTheWire = (row: SourceRow): ListRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as ListRow

/** The named rows in the order of their ids. One that went meanwhile is left out. */
export async function rowsInOrder({ rows }: ServedList, db: Db, ids: number[]): Promise<ListRow[]> {
  const byId = new Map((ids.length > 0 ? await rows(db, ids) : []).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [onTheWire(row)] : []
  })
}

/** The endpoints of the back-office lists: which there are, and of each its rows and its acts. */
export const listRoutes = (site: Site, lists: ServedList[]): Served[] => [
  serve(listBackOfficeLists, () => ({ data: lists.map(({ list: { title, page } }) => ({ title, page })) })),
  ...lists.flatMap((served) => [
    serve(listEndpoint(served.list), async (input) => {
      const { db } = site
      // Any filter may be called anything, as far as the types know.
      const asked = input as PageInput & { sort: string }
      const where = await conditionOf(db, served.source, input, served.alsoFound)
      const { ids, total, more } = await findPage(db, served.source, where, asked)
      const data = await rowsInOrder(served, db, ids)
      const choices = (await served.choices?.(db)) ?? {}
      return { data, pagination: pageOf(total, asked), more, choices }
    }),
    ...Object.entries(served.acts).map(([name, act]) =>
      serve(actEndpoint(served.list, name), async ({ ids, count, reason = '', [UNDOING]: undoing }, actor) => {
        if (ids.length > UNASKED && count !== ids.length) {
          const { one, many } = served.list.noun
          throw invalidInput({ count: `Tapez ${ids.length} pour confirmer\u00a0: ${plural(ids.length, one, many)}.` })
        }
        const { kind } = served
        const fitting = undoing && kind ? await lastChangedBy(site.db, actor.accountId, kind, ids) : ids
        const changed = (await act(site, actor, fitting, reason)).toSorted((a, b) => a - b)
        return { changed, unchanged: ids.length - changed.length }
      }),
    ),
  ]),
]
