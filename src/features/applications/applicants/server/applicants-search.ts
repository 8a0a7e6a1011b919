import { beginsWords, fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { profilesOf } from './applicant-lines.ts'
import type { Wanted } from './applicants.repository.ts'
import { findLatest } from './applicants.repository.ts'

/** So many of the latest are read for words of their profiles; of those before, names and messages alone are. */
const MOST_READ = 500

/**
 * What a search asks for, with those whom it finds by their profile, whole or beside name and message: what whoever asks may read
 * of them anyway, headline, skills, languages, experience and education.
 */
export async function withProfiles<Asked extends Wanted>(db: Db, actor: SignedIn, wanted: Asked): Promise<Asked> {
  const { q } = wanted
  if (!q || fold(q) === '') return { ...wanted, q: undefined }
  const rows = await findLatest(db, actor, wanted, MOST_READ)
  const profiles = await profilesOf(db, actor, rows)
  const found = rows.filter(({ accountId, firstName, lastName, message }) => {
    const profile = profiles.get(accountId ?? 0)
    const posts = (profile?.experience ?? []).flatMap(({ title, company, description }) => [
      title,
      company,
      description,
    ])
    const studies = (profile?.education ?? []).flatMap(({ degree, school }) => [degree, school])
    const { title, skills, languages } = profile ?? {}
    return beginsWords(
      [firstName, lastName, message, title, ...(skills ?? []), ...(languages ?? []), ...posts, ...studies].join(' '),
      q,
    )
  })
  return { ...wanted, found: found.map(({ id }) => id) }
}
