import type { FileRule } from '#platform/files.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { claimFile } from '#platform/server/files/files.ts'
import type { FileAccess, Purpose } from '#platform/server/files/purposes.ts'
import { companyCaptionsRule, companyFilmRule } from '../editing.rules.ts'
import { addMedia } from './editing-film.ts'
import { isFilmOfCompany, isPlayed } from './film.repository.ts'

/** As photos: for its recruiters while it waits in the draft, for everybody once it is published. */
async function mayRead(db: Db, who: () => Promise<Actor>, id: string): Promise<FileAccess> {
  if (await isPlayed(db, id)) return 'for now'
  return (await isFilmOfCompany(db, await who(), id)) ? 'private' : null
}

const purposeOf = (rule: FileRule): Purpose => ({
  ...rule,
  access: 'recruiter',
  keep: async (tx, actor, id, film) => {
    await claimFile(tx, id, { purpose: rule.name, accountId: actor.accountId })
    await addMedia(tx, actor, { file: id, ...(film ?? { kind: 'vtt', seconds: null, width: null, height: null }) })
  },
  mayRead,
})

/** The film of a company's page, and its captions. */
export const companyFilmPurpose = purposeOf(companyFilmRule)
export const companyCaptionsPurpose = purposeOf(companyCaptionsRule)
