import type { LoaderFunctionArgs, MetaFunction, Params } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { readId } from '#platform/ids.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { shownTitle } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PickField } from '#ui/form/pick-field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { readReportable, sendReport } from '../moderation.contract.ts'
import '../moderation.css'
import { LONGEST_REPORT, reportReasons } from '../moderation.rules.ts'
import { reasonLabels, reportTexts as texts } from '../report.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? texts.title(loaderData.thing.named) : texts.send} | Florin` },
  { name: 'robots', content: 'noindex' },
]

/** What the address names: `/signaler/offre/12`. */
function named({ kind = '', id: number }: Params): { kind: string; id: number } {
  const id = readId(number)
  if (id === null) throw new Response(null, { status: 404 })
  return { kind, id }
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { thing: await context.get(apiContext)(readReportable, named(params)) }
}

export const action = formActions({
  signalement: form({
    endpoint: sendReport,
    input: (_read, { params }) => named(params),
    done: ({ message }) => message,
  }),
})

export const headers = formHeaders

const reasons = reportReasons.map((value) => ({ value, label: reasonLabels[value] }))

export default function ReportPage() {
  const { thing } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const sent = answer && 'done' in answer ? answer.done : null
  return (
    <div className="wrap modp modp--narrow">
      <BackLink to={thing.path}>{texts.back}</BackLink>
      <div className="card card--pad modp__card">
        <h1 className="display">{sent === null ? texts.title(thing.named) : texts.receivedTitle}</h1>
        <p className="modp__thing">
          <b>{shownTitle(thing.title)}</b>
          <span className="muted">{thing.detail}</span>
        </p>
        {sent !== null && <Note tone="green">{sent}</Note>}
        {sent === null && thing.reported && <Note tone="blue">{texts.already}</Note>}
        {sent === null && !thing.reported && (
          <>
            <p className="muted">{texts.lead}</p>
            <ReportForm needsEmail={thing.needs_email} />
          </>
        )}
        {(sent !== null || thing.reported) && (
          <div>
            <ButtonLink to={thing.path} variant="outline">
              {texts.back}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

const ReportForm = ({ needsEmail }: { needsEmail: boolean }) => (
  <PostForm name="signalement" className="modp__form">
    <PickField name="reason" label={texts.reason} choices={reasons} />
    <TextareaField name="text" label={texts.text} hint={texts.textHint} optional rows={4} maxLength={LONGEST_REPORT} />
    {needsEmail && (
      <TextField name="email" label={texts.email} hint={texts.emailHint} type="email" autoComplete="email" />
    )}
    <div>
      <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
    </div>
  </PostForm>
)
