import { useActionData } from 'react-router'
import type { FormAnswer } from '#platform/forms.ts'
import { shownTitle } from '#platform/french.ts'
import type { JobAct } from '#features/jobs/publishing/publishing.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import type { ListedJob } from '../employer.contract.ts'
import { ownJobsTexts as texts } from '../employer.texts.ts'

/** Asks once before a job is deleted: its number is in the address. */
export function Confirm({ job, back }: { job: ListedJob; back: string }) {
  return (
    <section className="card card--pad client__ask" aria-labelledby="supprimer">
      <h2 id="supprimer">{texts.confirmTitle(shownTitle(job.titre))}</h2>
      <p>{texts.confirmText(job.candidatures)}</p>
      <PostForm name="acte" id={job.id} action={back} className="row">
        <input type="hidden" name="act" value="delete" />
        <ButtonLink variant="outline" to={back}>
          {texts.keep}
        </ButtonLink>
        <SubmitButton variant="red" busy="Suppression…">
          {texts.remove}
        </SubmitButton>
      </PostForm>
    </section>
  )
}

type Done = { id: number; undo: JobAct | null; message: string }

/** What was just done, and the way back where there is one. */
export function JustDone() {
  const answer = useActionData<FormAnswer<Done>>()
  const done = answer && 'done' in answer ? answer.done : null
  if (!done) return null
  return (
    <Note tone="green">
      {done.message}
      {done.undo && (
        <PostForm name="acte" id={done.id} className="client__undo">
          <input type="hidden" name="act" value={done.undo} />
          <SubmitButton variant="ghost" size="small" busy="…">
            {texts.undo}
          </SubmitButton>
        </PostForm>
      )}
    </Note>
  )
}
