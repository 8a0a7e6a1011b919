import type { ReactNode } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import type { OutputOf } from '#platform/contract.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { formatDate } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { keyIn } from '#platform/mailed-link.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { TextareaField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { readAppeal, sendAppeal } from '../moderation.contract.ts'
import '../moderation.css'
import { LONGEST_APPEAL } from '../moderation.rules.ts'
import { appealTexts as texts, caseTexts, queueTexts } from '../moderation.texts.ts'
import { lastDayBefore } from '../suspension.rules.ts'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

/** By the key of a mail, by the number of one's own case, or by what the browser was told at the door. */
function asked(url: URL): { key: string; case?: number } {
  const id = readId(url.searchParams.get('dossier'))
  return { key: keyIn(url).slice(0, 100), ...(id === null ? {} : { case: id }) }
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const found = await attempt(context.get(apiContext)(readAppeal, asked(url)))
  return { appeal: found.ok ? found.value : null, refused: url.searchParams.get('compte') === 'suspendu' }
}

export const action = formActions({
  recours: form({ endpoint: sendAppeal, input: (_read, { url }) => asked(url), done: ({ message }) => message }),
})

export const headers = secretHeaders

type Appeal = OutputOf<typeof readAppeal>

const titleOf = ({ about, title }: Appeal): string =>
  about === 'suspended' ? texts.suspended : about === 'hidden' ? texts.hidden(title) : texts.kept(title)

export default function AppealPage() {
  const { appeal, refused } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!appeal) {
    return (
      <Frame title={refused ? texts.suspended : texts.over}>
        <p>{refused ? texts.byMail : texts.overLead}</p>
        <div>
          <ButtonLink to="/" variant="outline">
            {texts.home}
          </ButtonLink>
        </div>
      </Frame>
    )
  }
  const { about, sent_at } = appeal
  return (
    <Frame title={titleOf(appeal)} badge={about === 'suspended' ? caseTexts.suspendedNow : null}>
      <Facts appeal={appeal} />
      {about === 'suspended' && <p>{texts.suspendedLead}</p>}
      {answer && 'done' in answer ? (
        <Note tone="green">{texts.sent}</Note>
      ) : sent_at ? (
        <Note tone="blue">{texts.sentOn(formatDate(new Date(sent_at)))}</Note>
      ) : (
        <>
          <p className="muted">{texts.lead}</p>
          <PostForm name="recours" className="modp__form">
            <TextareaField name="text" label={texts.text} rows={8} maxLength={LONGEST_APPEAL} required />
            <div>
              <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
            </div>
          </PostForm>
        </>
      )}
    </Frame>
  )
}

type FrameProps = { title: string; badge?: string | null; children: ReactNode }

const Frame = ({ title, badge = null, children }: FrameProps) => (
  <div className="wrap modp modp--narrow">
    <div className="card card--pad modp__card">
      {badge && (
        <div>
          <Badge tone="red">{badge}</Badge>
        </div>
      )}
      <h1 className="display">{title}</h1>
      {children}
    </div>
  </div>
)

function Facts({ appeal }: { appeal: Appeal }) {
  const { about, reason, decided_at, until } = appeal
  const facts: [string, string][] = [
    [texts.reason, reason],
    [texts.since, formatDate(new Date(decided_at))],
  ]
  if (about === 'suspended') facts.push([texts.until, until ? formatDate(lastDayBefore(new Date(until))) : texts.noEnd])
  facts.push([texts.reference, queueTexts.reference(appeal.case)])
  return <FactList facts={facts} className="modp__facts" />
}
