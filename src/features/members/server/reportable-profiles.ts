import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { PROFILE_KIND, PROFILE_WORD, profileAddress } from '../members.rules.ts'
import { profilePageTexts } from '../profile.texts.ts'
import { seesPart, visibleProfile } from '../visibility.rules.ts'
import { findMember } from './members.repository.ts'
import { findStanding, setHidden } from './reported-profile.repository.ts'
import type { Elsewhere } from './viewer.service.ts'
import { viewerOf } from './viewer.service.ts'

/** What somebody who may see the whole profile reads on it; what its owner shows nobody is not there. */
async function textOf(db: Db, id: number): Promise<string> {
  const row = await findMember(db, visitor, { id })
  // Whom they gave themselves to be read by sees the most. Hidden or not, it is what was reported.
  const seen = row && visibleProfile('applied', { ...row, suspended: false })
  if (!seen) return ''
  const posts = (seen.experience ?? []).map(({ title, company, period, description }) =>
    [title, company, period, description].filter(Boolean).join(', '),
  )
  const studies = (seen.education ?? []).map(({ degree, school, year }) =>
    [degree, school, year].filter(Boolean).join(', '),
  )
  const words = [...(seen.skills ?? []), ...(seen.languages ?? [])].join(', ')
  return [seen.title, seen.presentation, ...posts, ...studies, words].filter(Boolean).join('\n\n')
}

/** Profiles can be reported by whoever sees their page. Hidden, they are their owner's alone. */
export const reportableProfiles = (elsewhere: Elsewhere): Reportable => ({
  kind: PROFILE_KIND,
  word: PROFILE_WORD,
  label: 'Profil',
  named: profilePageTexts.reported,
  describe: async (db, id) => {
    const [row, standing] = [await findMember(db, visitor, { id }), await findStanding(db, id)]
    if (!row || !standing || standing.accountId === null) return null
    const { accountId, suspended, hiddenAt, version } = standing
    return {
      title: `${row.firstName} ${row.lastName}`,
      detail: row.title,
      text: await textOf(db, id),
      path: suspended ? null : profileAddress(id),
      visible: !suspended,
      hidden: hiddenAt !== null,
      version,
      owner: { accountId },
    }
  },
  seenBy: async (db: Db, actor: Actor, id: number) => {
    const row = await findMember(db, actor, { id })
    if (!row) return false
    const viewer = await viewerOf(db, elsewhere, actor, row)
    return viewer !== 'self' && seesPart(viewer, 'identity', row)
  },
  setHidden,
})
