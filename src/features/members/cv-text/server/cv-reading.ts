import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { wantedSkills } from '#features/jobs/server/skills.service.ts'
import { largeCities } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'
import { memoFor } from '#platform/server/memo.ts'
import { createTurns } from '#platform/server/overload/turns.ts'
import { ownCvFile } from '../../cvs/server/cvs.service.ts'
import type { CvProfile, Difference } from '../differences.rules.ts'
import { differencesOf } from '../differences.rules.ts'
import { suggestFromCv } from '../cv-text.rules.ts'
import { readText } from './read-text.ts'

const HOUR = 3_600
const READINGS = { name: 'cv readings', most: 30, seconds: HOUR }
const CITIES_FOR = 3_600_000
const LARGE_CITY = 10_000
// Reading takes a whole core for a moment: one at a time, each person's in turn.
const turns = createTurns({ atOnce: 1, inLine: 12, patience: 20_000 })

/** Reads in turn. */
export const inReadingTurn = <T>(accountId: number, read: () => Promise<T>): Promise<T> =>
  turns.run({ who: String(accountId), gone: new AbortController().signal }, read)

const cityNames = memoFor(CITIES_FOR, async (db: Db, _key: 'names') =>
  (await largeCities(db, LARGE_CITY)).map(({ name }) => shortCity(name)),
)

/** What one of somebody's CVs says that the profile does not. The text is read, compared, and forgotten. */
export async function differencesOfCv(
  { files, live }: { files: Pick<Files, 'store'>; live: LiveJobs },
  accountId: number,
  id: number,
  profile: CvProfile,
): Promise<{ data: Difference[] }> {
  const { db } = live
  await countTry(db, [{ limit: READINGS, subject: String(accountId) }])
  const { kind, bytes } = await ownCvFile({ db, files }, accountId, id)
  const text = await inReadingTurn(accountId, () => readText(bytes, kind))
  const [skills, cities] = await Promise.all([wantedSkills(live, null), cityNames(db, 'names')])
  const findings = suggestFromCv(text, { skills: skills.map(({ skill }) => skill), cities })
  return { data: differencesOf(findings, profile) }
}
