import type { LoaderFunctionArgs } from 'react-router'
import { calendarFile } from '#platform/files.ts'
import { readId } from '#platform/ids.ts'
import { keyIn } from '#platform/mailed-link.ts'
import { apiContext } from '#platform/render-context.ts'
import { interviewCalendar } from '../interview-calendar.rules.ts'
import { readProposal } from '../interview-proposals.contract.ts'

/** The interview that somebody without an account has picked, for a calendar. The key stays out of it: calendars are shared. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const one = await context.get(apiContext)(readProposal, { id, key: keyIn(url) })
  if (!one.at) throw new Response(null, { status: 404 })
  const about = {
    id: one.application_id,
    title: one.poste,
    company: one.entreprise,
    at: new Date(one.at),
    place: one.place,
    link: `${url.origin}/offre-emploi/${one.job_id}`,
    site: url.hostname,
  }
  return calendarFile({ name: 'entretien.ics', text: interviewCalendar(about, new Date()) })
}
