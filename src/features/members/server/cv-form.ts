import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { saveCvForm as endpoint } from '../cv-form.contract.ts'
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

/** Whoever saves it is looked for by recruiters from then on, if they want to be. */
export async function saveCvForm(
  db: Db,
  accountId: number,
  {
    title,
    sector,
    experience_years,
    location,
    skills,
    salary,
    visible_to_recruiters,
    version,
  }: ParsedInputOf<typeof endpoint>,
) {
  await countTry(db, [{ limit: changes, subject: String(accountId) }])
  await changeProfile(
    db,
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
  return done(profileTexts.cvSaved)
}
