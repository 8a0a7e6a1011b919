import { listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, notFound } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { saveCvForm as endpoint } from '../cv-form.contract.ts'
import { leastSalary, sectorsOfForms } from '../profile.rules.ts'
import { profileTexts } from '../profile.texts.ts'
import { changeProfile, profileOf } from './member-profile.service.ts'

const changes: Limit = { name: 'cv form', most: 100, seconds: 3_600 }

export async function readCvForm(db: Db, accountId: number) {
  const profile = await profileOf(db, accountId)
  if (!profile) throw notFound()
  return {
    title: profile.wantedTitle,
    sector: profile.wantedSector,
    experience_years: profile.experienceYears,
    location: profile.wantedLocation,
    skills: profile.skills,
    salary: profile.wantedSalary,
    visible_to_recruiters: profile.visibleToRecruiters,
    saved: profile.cvSavedAt !== null,
    version: profile.version,
  }
}

type Wishes = { title: string; keywords: string; sectors: number[]; location: string; salary: number | null }
/** Makes an alert of what somebody wishes for, given by `app/api.ts`; null where they have one on it. */
export type FollowWishes = (tx: Tx, accountId: number, wishes: Wishes) => Promise<{ id: number | null }>

type Form = ParsedInputOf<typeof endpoint>

/** What jobs are asked for by: the words of the title, the sectors as jobs know them, the place, the least salary. */
async function wishesIn(tx: Tx, { title, sector, location, salary }: Form): Promise<Wishes> {
  if (sector === '') throw invalidInput({ sector: profileTexts.fields.alertSector })
  const slugs = sectorsOfForms[sector] ?? []
  const sectors = (await listsOf(tx)).sectors.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
  return { title, keywords: title, sectors, location, salary: leastSalary(salary) }
}

/** Whoever saves it is looked for by recruiters from then on, if they want to be, and gets an alert where they ask for it. */
export async function saveCvForm(db: Db, follow: FollowWishes, accountId: number, form: Form) {
  await countTry(db, [{ limit: changes, subject: String(accountId) }])
  const alert = await db.transaction(async (tx) => {
    await writeForm(tx, accountId, form)
    return form.alerts ? follow(tx, accountId, await wishesIn(tx, form)) : null
  })
  return { ...done(alert?.id ? profileTexts.cvSavedWithAlert : profileTexts.cvSaved), alert_id: alert?.id ?? null }
}

function writeForm(
  tx: Tx,
  accountId: number,
  { title, sector, experience_years, location, skills, salary, visible_to_recruiters, version }: Form,
): Promise<void> {
  return changeProfile(
    tx,
    accountId,
    {
      wantedTitle: title,
      wantedSector: sector,
      experienceYears: experience_years,
      wantedLocation: location,
      skills,
      wantedSalary: salary,
      visibleToRecruiters: visible_to_recruiters,
      cvSavedAt: new Date(),
    },
    version,
  )
}
