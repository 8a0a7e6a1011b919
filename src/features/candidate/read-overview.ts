import { readOwnProfile } from '#features/accounts/users.contract.ts'
import { listApplications } from '#features/applications/applications.contract.ts'
import { listSavedIds } from '#features/jobs/saved/saved-jobs.contract.ts'
import { listMatches } from '#features/matching/matching.contract.ts'
import { readCvForm } from '#features/members/cv-form.contract.ts'
import type { Api } from '#platform/contract.ts'
import { settle } from '#platform/settle.ts'

const MOST = 100
const SHOWN = 4
const MATCHES = 5

export async function readOverview(api: Api) {
  const [{ data, counts }, { data: saved }, matches, user, cv] = await Promise.all([
    api(listApplications, { per_page: MOST }),
    api(listSavedIds, {}),
    // The rest does not depend on the search.
    settle(api(listMatches, { limit: MATCHES })),
    api(readOwnProfile, {}),
    api(readCvForm, {}),
  ])
  const now = new Date().toISOString()
  const coming = data
    .filter(({ statut, dateEntretien }) => statut !== 'Retirée' && dateEntretien !== null && dateEntretien > now)
    .toSorted((one, other) => one.dateEntretien!.localeCompare(other.dateEntretien!))
  const happened = data
    .filter(({ last }) => last !== null)
    .toSorted((one, other) => other.last!.at.localeCompare(one.last!.at))
  return {
    matches,
    user,
    cvSaved: cv.saved,
    next: coming[0] ?? null,
    activity: happened.slice(0, SHOWN),
    silent: data.filter(({ may_remind: may }) => may).length,
    counts: { applications: counts.total, interviews: counts.interviews, saved: saved.length },
  }
}
