import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import type { OutputOf } from '#platform/contract.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import type { Sent } from '#platform/form-actions.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/chip.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { mailFormOf } from '#ui/mail-form.ts'
import { IssueForm } from '../components/issue-form.tsx'
import { IssuePreview } from '../components/issue-preview.tsx'
import { IssueSending } from '../components/issue-sending.tsx'
import { movedIn } from '../components/issue-moves.ts'
import { deleteIssue, readIssue, sendIssue, testIssue, unscheduleIssue, updateIssue } from '../issues.contract.ts'
import { issueTexts as texts, stateLabels } from '../issues.texts.ts'
import { ADMIN_PAGE, nextTuesday } from '../newsletter.rules.ts'
import '../issues.css'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.issue.subject ?? texts.preview} | Florin` },
  notIndexed,
]

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  return {
    issue: await api(readIssue, { id: params.id ?? '' }),
    proposed: nextTuesday(new Date()),
    form: mailFormOf(url.searchParams),
  }
}

const idIn = ({ params }: Sent): string => params.id ?? ''
const named = (_read: unknown, sent: Sent) => ({ id: idIn(sent) })
const back = (said: string) => (_output: unknown, sent: Sent) => redirect(`${ADMIN_PAGE}/${idIn(sent)}?fait=${said}`)

export const action = formActions({
  enregistrement: form({
    endpoint: updateIssue,
    input: (_read, sent) => ({ id: idIn(sent), ...movedIn(sent.form) }),
    done: back('enregistrement'),
  }),
  essai: form({
    endpoint: testIssue,
    input: named,
    done: ({ message }: OutputOf<typeof testIssue>) => message,
  }),
  envoi: form({ endpoint: sendIssue, input: named, done: back('envoi') }),
  programmation: form({
    endpoint: sendIssue,
    input: named,
    done: back('programmation'),
  }),
  annulation: form({ endpoint: unscheduleIssue, input: named, done: back('annulation') }),
  suppression: form({
    endpoint: deleteIssue,
    input: named,
    done: () => redirect(`${ADMIN_PAGE}?fait=suppression`),
  }),
})

export const headers = formHeaders

const said = {
  enregistrement: texts.saved,
  envoi: texts.started,
  programmation: texts.planned,
  annulation: texts.unplanned,
}

export default function AdminIssue() {
  const { issue, proposed, form: shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const tested = answer && 'done' in answer ? answer.done : null
  const open = issue.state === 'draft'
  return (
    <div className="wrap nli">
      <BackLink to={ADMIN_PAGE}>{texts.back}</BackLink>
      <header className="nli__head">
        <h1 className="display">{issue.subject}</h1>
        <Badge>{stateLabels[issue.state]}</Badge>
      </header>
      <DoneNote>{tested ?? (answer === undefined ? saidIn(params, said) : '')}</DoneNote>
      <div className="nli__panes">
        <div className="nli__side">
          {open && <IssueForm issue={issue} />}
          <IssueSending issue={issue} proposed={proposed} />
        </div>
        <IssuePreview id={issue.id} subject={issue.subject} preview={issue.preview} form={shown} />
      </div>
    </div>
  )
}
