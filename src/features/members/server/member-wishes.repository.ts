import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { members } from './members.tables.ts'
import { choiceColumns } from './visibility.repository.ts'

const wishesOf = prepared((db) =>
  db
    .select({
      title: members.title,
      skills: members.skills,
      experienceYears: members.experienceYears,
      wantedTitle: members.wantedTitle,
      wantedLocation: members.wantedLocation,
      wantedSalary: members.wantedSalary,
      wantedContract: members.wantedContract,
      wantedSector: members.wantedSector,
      /** Years were asked for by the form of the CV: none of them is an answer too. */
      cvSaved: choiceColumns.cvSaved,
      /** The country of the visit: only says which of two towns of one name is meant. */
      countryId: members.countryId,
    })
    .from(members)
    .where(eq(members.accountId, sql.placeholder('accountId'))),
)

/** What somebody looks for and brings along, and nothing else of them: no name, photo, school or address. */
export async function findWishes(db: Db, accountId: number) {
  const [row] = await wishesOf(db, { accountId })
  return row ?? null
}
