import type { ParsedInputOf } from '#platform/contract.ts'
import { momentInParis } from '#platform/french-moment.ts'
import { refuse } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import type * as contract from '../applicants.contract.ts'
import { applicantRefusals } from '../applicants.rules.ts'
import { proposeInterview } from './moving.ts'

/** What a field of a form says is by the clock of Paris; what a program sends may say its own. */
const momentOf = (typed: string): Date => (/(Z|[+-]\d\d:\d\d)$/.test(typed) ? new Date(typed) : momentInParis(typed))

export async function proposeSlots(
  site: Site,
  actor: SignedIn,
  { id, slots, place, text }: ParsedInputOf<typeof contract.proposeSlots>,
) {
  const moments = [...new Set(slots.map((slot) => momentOf(slot).getTime()))].toSorted((a, b) => a - b)
  if (moments.length < 2 || moments[0]! <= Date.now()) throw refuse(applicantRefusals['applicants/slot_past'])
  return proposeInterview(site, actor, id, { slots: moments.map((moment) => new Date(moment)), place, text })
}
