import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useActionData, useLoaderData } from 'react-router'
import { Door } from '#features/accounts/components/door.tsx'
import { attempt } from '#platform/attempt.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { formatDate } from '#platform/french.ts'
import { keyedIn } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { lifetimeRefusals } from '#features/jobs/lifetime/lifetime.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { answerJobQuestion, readJobQuestion } from '../job-questions.contract.ts'
import { questionTexts } from '../job-questions.texts.ts'
import '../job.css'

const texts = questionTexts.page

export const meta: MetaFunction = () => [{ title: `${texts.open} | Florin` }, notIndexed]

const asked = (url: URL) => keyedIn(url, 'question')

/** A link that was cut, made up or used leads to the same page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const question = await attempt(context.get(apiContext)(readJobQuestion, asked(url)))
  if (!question.ok && question.status >= 429) throw data({ error: question.error }, { status: question.status })
  return { question: question.ok ? question.value : null, chosen: url.searchParams.get('reponse') }
}

/** Opening the link does nothing, since mail programs open links; sending the form does. */
export const action = formActions({
  reponse: form({
    endpoint: answerJobQuestion,
    input: (_read, { url }) => asked(url),
    done: ({ message }) => message,
  }),
})

export const headers = secretHeaders

const ToSpace = () => (
  <ButtonLink to="/espace-entreprise" size="large" block>
    {texts.toSpace}
  </ButtonLink>
)

export default function JobQuestion() {
  const { question, chosen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'done' in answer)
    return (
      <Door title={texts.thanks}>
        <Note tone="green">{answer.done}</Note>
        <ToSpace />
      </Door>
    )
  if (!question)
    return (
      <Door title={texts.over}>
        <Note tone="red">{lifetimeRefusals['lifetime/link_over'].message}</Note>
        <ToSpace />
      </Door>
    )
  const { kind, title, valid_through } = question
  const lead = texts.lead[kind](title, formatDate(new Date(valid_through)))
  // What was pressed in the mail comes first.
  const answers = question.answers.toSorted((a, b) => Number(b === chosen) - Number(a === chosen))
  return (
    <Door title={kind === 'fin' ? texts.ending : texts.open} lead={lead}>
      <ul className="open-questions">
        {answers.map((one, index) => (
          <li key={one}>
            <PostForm name="reponse" id={one}>
              <input type="hidden" name="answer" value={one} />
              <SubmitButton variant={index === 0 ? 'primary' : 'outline'} size="large" block busy={texts.sending}>
                {questionTexts.links[one]}
              </SubmitButton>
            </PostForm>
            <p className="small muted">{texts.consequences[one]}</p>
          </li>
        ))}
      </ul>
    </Door>
  )
}
