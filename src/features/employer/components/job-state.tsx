import { Link } from 'react-router'
import type { JobAct } from '#features/jobs/publishing/publishing.rules.ts'
import { doneTexts } from '#features/jobs/publishing/publishing.texts.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '#platform/french.ts'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Note } from '#ui/note.tsx'
import type { readJobFigures } from '../job-figures.contract.ts'
import { jobTexts } from '../job.texts.ts'
import { ActForm } from './act-ledger.tsx'

const texts = jobTexts.states

type Job = OutputOf<typeof readJobFigures>['job']

/** What was just done, and the way back where there is one. */
export function DoneAct({ act, undo, job }: { act: JobAct | null; undo: JobAct | null; job: Job }) {
  return (
    <div className="vo__done">
      <DoneNote>{act ? doneTexts[act] : ''}</DoneNote>
      {undo && job.acts.includes(undo) && <ActForm act={undo}>{jobTexts.acts.undo}</ActForm>}
    </div>
  )
}

/** A note under the title of a job that is not online, and what helps. */
export function StateNote({ job }: { job: Job }) {
  const { id, status, valid_through, filled_at } = job
  const day = (moment: string | null): string => (moment ? formatDate(new Date(moment)) : '')
  if (job.deleted) return <Note tone="amber">{texts.deleted}</Note>
  if (status === 'brouillon') return <Note tone="blue">{texts.brouillon}</Note>
  if (status === 'en attente') return <Note tone="amber">{texts.waiting}</Note>
  if (status === 'refusée')
    return (
      <Note tone="red">
        {texts.refused(job.refusal_reason)} <Link to={`/modifier-offre/${id}`}>{texts.correct}</Link>
      </Note>
    )
  if (status === 'inactive') return <Note tone="amber">{texts.inactive}</Note>
  if (status === 'expirée') return <Note tone="amber">{texts.over(day(valid_through))}</Note>
  if (status === 'pourvue') return <Note tone="green">{texts.filled(day(filled_at ?? valid_through))}</Note>
  return null
}
