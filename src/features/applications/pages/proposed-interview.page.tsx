import { CalendarPlus } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useLoaderData } from 'react-router'
import { Door } from '#features/accounts/components/door.tsx'
import { attempt } from '#platform/attempt.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { shownTitle } from '#platform/french.ts'
import { keyedIn } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useOutcomeFocus } from '#ui/use-outcome-focus.ts'
import { applicantRefusals, slotsPath } from '../applicants/applicants.rules.ts'
import { ownApplicationsPath } from '../application-paths.rules.ts'
import { SlotChoice } from '../components/slot-choice.tsx'
import { declineProposal, pickProposal, readProposal } from '../interview-proposals.contract.ts'
import { ownTexts, proposedTexts as texts } from '../own-applications.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, notIndexed]

/** What the link of the mail says: which proposal, and its key. */
const askedOf = (url: URL) => keyedIn(url, 'proposition')

/** A link that was cut, made up or came too late leads to the same page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const found = await attempt(context.get(apiContext)(readProposal, askedOf(url)))
  if (!found.ok && found.status >= 429) throw data({ error: found.error }, { status: found.status })
  const { id, key } = askedOf(url)
  return { one: found.ok ? found.value : null, calendar: `${slotsPath}/${id}/entretien.ics?cle=${key}` }
}

const about = (_read: unknown, { url }: Sent) => askedOf(url)
const stay = (_output: unknown, { url }: Sent): Response => redirect(`${url.pathname}${url.search}`)

/** Opening the link answers nothing, since mail programs open links; sending a form does. */
export const action = formActions({
  creneau: form({ endpoint: pickProposal, input: about, done: stay }),
  'aucun-creneau': form({ endpoint: declineProposal, input: about, done: stay }),
})

export const headers = secretHeaders

type One = OutputOf<typeof readProposal>

export default function ProposedInterview() {
  const { one, calendar } = useLoaderData<typeof loader>()
  useOutcomeFocus(one !== null && one.answered, 'main h1')
  if (!one) {
    return (
      <Door title={texts.over} side={null}>
        <Note tone="red">{applicantRefusals['applicants/link_over'].message}</Note>
        <ButtonLink to={ownApplicationsPath} size="large" block>
          {texts.toApplications}
        </ButtonLink>
      </Door>
    )
  }
  const lead = texts.lead(one.entreprise, shownTitle(one.poste))
  if (one.at) return <Fixed one={one} at={one.at} lead={lead} calendar={calendar} />
  if (one.answered) {
    return (
      <Door title={texts.declined} lead={lead} side={null}>
        <Note tone="green">{ownTexts.slotsDeclined}</Note>
      </Door>
    )
  }
  return (
    <Door title={ownTexts.slotsTitle} lead={lead} side={null}>
      <SlotChoice proposal={one} />
    </Door>
  )
}

const Fixed = ({ one, at, lead, calendar }: { one: One; at: string; lead: string; calendar: string }) => (
  <Door title={ownTexts.slotPicked} lead={lead} side={null}>
    <Note tone="green">{ownTexts.interviewOn(formatMoment(new Date(at)))}</Note>
    {one.place && <p>{one.place}</p>}
    <p>
      <a className="btn btn--outline" href={calendar} download>
        <Icon of={CalendarPlus} />
        {ownTexts.calendar}
      </a>
    </p>
  </Door>
)
