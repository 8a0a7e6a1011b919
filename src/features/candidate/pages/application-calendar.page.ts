import type { LoaderFunctionArgs } from 'react-router'
import { readApplication } from '#features/applications/applications.contract.ts'
import { interviewCalendar } from '#features/applications/interview-calendar.rules.ts'
import { calendarFile } from '#platform/files.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'

/** One's own interview, for a calendar. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const one = await context.get(apiContext)(readApplication, { id })
  if (!one.dateEntretien) throw new Response(null, { status: 404 })
  const about = {
    id,
    title: one.poste,
    company: one.entreprise,
    at: new Date(one.dateEntretien),
    place: one.interview_place,
    link: `${url.origin}/candidature/${id}`,
    site: url.hostname,
  }
  return calendarFile({ name: `entretien-${id}.ics`, text: interviewCalendar(about, new Date()) })
}
