import { Undo2 } from 'lucide'
import { useState } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData } from 'react-router'
import {
  declineSlots,
  deleteApplication,
  pickSlot,
  readApplication,
  remindEmployer,
  setApplicationNotes,
  setApplicationStatus,
  setInterview,
  withdrawApplication,
} from '#features/applications/applications.contract.ts'
import { applyAddress, ownApplicationsPath } from '#features/applications/application-paths.rules.ts'
import { LONGEST_REASON } from '#features/applications/applications.rules.ts'
import { ownTexts as texts } from '#features/applications/own-applications.texts.ts'
import { RemindForm, WaitBar } from '#features/applications/components/silent-card.tsx'
import { SlotChoice } from '#features/applications/components/slot-choice.tsx'
import { StatusBadge } from '#features/applications/components/status-badge.tsx'
import type { OutputOf } from '#platform/contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { formatDate, shownTitle } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useOutcomeFocus } from '#ui/use-outcome-focus.ts'
import { Letter, SentCv, ThatDay, Timeline } from '../components/application-parts.tsx'
import { OwnInterview } from '../components/own-interview.tsx'
import { OwnNotes } from '../components/own-notes.tsx'
import { OwnStatus } from '../components/own-status.tsx'
import { Space } from '../components/space.tsx'
import { readWho } from '../read-who.ts'

type One = OutputOf<typeof readApplication>

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  {
    title: loaderData ? `${loaderData.one.poste}, ${loaderData.one.entreprise} | Mes candidatures | Florin` : 'Florin',
  },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const [who, one] = await Promise.all([readWho(api), api(readApplication, { id })])
  return { who, one }
}

const about = (_read: unknown, { url }: Sent) => ({ id: readId(url.pathname.split('/')[2]) ?? 0 })
const stay = (_output: unknown, { url }: Sent): Response => redirect(url.pathname)

export const action = formActions({
  statut: form({ endpoint: setApplicationStatus, input: about, done: ({ statut }) => statut }),
  notes: form({ endpoint: setApplicationNotes, input: about, done: stay }),
  entretien: form({ endpoint: setInterview, input: about, done: stay }),
  relance: form({ endpoint: remindEmployer, input: about, done: stay }),
  creneau: form({ endpoint: pickSlot, input: about, done: stay }),
  'aucun-creneau': form({ endpoint: declineSlots, input: about, done: stay }),
  retrait: form({ endpoint: withdrawApplication, input: about, done: stay }),
  suppression: form({ endpoint: deleteApplication, input: about, done: () => redirect(ownApplicationsPath) }),
})

export const headers = formHeaders

export default function ApplicationPage() {
  const { who, one } = useLoaderData<typeof loader>()
  useOutcomeFocus(one.proposal === null, '#entretien')
  const facts = [one.localisation, one.salaire, one.typeContrat].filter(Boolean)
  return (
    <Space
      who={who}
      section="emploi"
      title={shownTitle(one.poste)}
      lead={
        <>
          {one.company_id ? <Link to={`/entreprise/${one.company_id}`}>{one.entreprise}</Link> : one.entreprise}
          {facts.map((fact) => `\u00a0· ${fact}`).join('')}
          {'\u00a0· '}
          {(one.elsewhere ? texts.notedOn : texts.sentOn)(new Date(one.dateCandidate))}
        </>
      }
      acts={<JobLink one={one} />}
    >
      <p className="small own-crumbs">
        <Link to="/espace-candidat?section=emploi" state={{ activeSection: 'emploi' }}>
          Emploi
        </Link>{' '}
        / <Link to={ownApplicationsPath}>{texts.title}</Link>
      </p>
      <div className="own-one">
        <Notes one={one} />
        <OwnStatus one={one} />
        <div className="own-one__grid">
          <div className="own-one__col">
            {one.silent_days !== null && one.silent_days >= one.promised_days && <Silence one={one} />}
            {one.proposal && (
              <section className="card card--pad" aria-labelledby="creneaux">
                <h2 id="creneaux">{texts.slotsTitle}</h2>
                <SlotChoice proposal={one.proposal} />
              </section>
            )}
            {one.withdrawn_at === null && <OwnInterview one={one} />}
            <Timeline one={one} />
            {!one.elsewhere && <Letter one={one} />}
          </div>
          <div className="own-one__col">
            <OwnNotes key={one.id} id={one.id} notes={one.notes} savedAt={one.notes_at} />
            {!one.elsewhere && <ThatDay one={one} />}
            {!one.elsewhere && <SentCv one={one} />}
            <Leave one={one} />
          </div>
        </div>
      </div>
    </Space>
  )
}

const JobLink = ({ one }: { one: One }) => {
  if (one.job)
    return (
      <ButtonLink variant="outline" to={one.job}>
        {texts.job}
      </ButtonLink>
    )
  return one.link ? (
    <a className="btn btn--outline" href={one.link} rel="noopener noreferrer nofollow" target="_blank">
      {texts.jobElsewhere}
    </a>
  ) : null
}

const Notes = ({ one }: { one: One }) => (
  <>
    {one.withdrawn_at && (
      <Note tone="blue">
        <StatusBadge status={one.statut} /> {texts.withdrawn}, le {formatDate(new Date(one.withdrawn_at))}.
      </Note>
    )}
    {one.to_confirm && (
      <Note tone="amber">
        {texts.notConfirmed} {one.job_id !== null && <Link to={applyAddress(one.job_id)}>Renvoyer le lien</Link>}
      </Note>
    )}
    {one.job_closed && one.withdrawn_at === null && <Note tone="blue">{texts.jobClosed}</Note>}
  </>
)

const Silence = ({ one }: { one: One }) => (
  <section className="card card--pad" aria-labelledby="silence">
    <h2 id="silence">
      {one.reminded_at ? texts.remindedOn(new Date(one.reminded_at)) : texts.silentFor(one.silent_days!)}
    </h2>
    <WaitBar days={one.silent_days!} promised={one.promised_days} />
    {one.reminded_at ? <p className="small muted">{texts.remindOnce}</p> : one.may_remind && <RemindForm one={one} />}
  </section>
)

/** Taking it back, or away where nobody else has it. */
function Leave({ one }: { one: One }) {
  const [open, setOpen] = useState(false)
  if (one.withdrawn_at) return null
  if (one.elsewhere) {
    return (
      <PostForm name="suppression">
        <SubmitButton variant="red-ghost" busy="Suppression…">
          {texts.deleteIt}
        </SubmitButton>
      </PostForm>
    )
  }
  const withdrawal = (
    <PostForm name="retrait" className="stack">
      <TextField name="reason" label={texts.withdrawReason} optional maxLength={LONGEST_REASON} />
      <div className="row">
        <SubmitButton variant="red" busy={texts.withdrawing}>
          {texts.withdraw}
        </SubmitButton>
      </div>
    </PostForm>
  )
  return (
    <>
      <p>
        <Button variant="red-ghost" onClick={() => setOpen(true)}>
          <Icon of={Undo2} />
          {texts.withdraw}
        </Button>
      </p>
      <noscript>
        <p>{texts.withdrawText(one.entreprise)}</p>
        {withdrawal}
      </noscript>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.withdrawTitle}
        actions={
          <Button variant="outline" onClick={() => setOpen(false)}>
            {texts.keep}
          </Button>
        }
      >
        <p>{texts.withdrawText(one.entreprise)}</p>
        {withdrawal}
      </Dialog>
    </>
  )
}
