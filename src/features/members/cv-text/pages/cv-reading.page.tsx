import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { readOwnProfile, updateOwnProfile } from '#features/accounts/users.contract.ts'
import { attempt } from '#platform/attempt.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { SelectField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { importCv } from '../../cv-export/cv-export.contract.ts'
import { listCvs } from '../../cvs/cvs.contract.ts'
import { Extraction } from '../components/extraction.tsx'
import { ResumeField } from '../components/resume-field.tsx'
import { readCvText } from '../cv-text.contract.ts'
import '../cv-text.css'
import { readingTexts as texts } from '../cv-text.texts.ts'
import type { Choice } from '../differences.rules.ts'
import { choice, chosenProfile } from '../differences.rules.ts'

const HERE = '/modifier-cv/lecture'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data } = await context.get(apiContext)(listCvs, {})
  const cvs = data.filter(({ address }) => !address.endsWith('.doc'))
  return { cvs, added: readId(url.searchParams.get('ajoutes') ?? undefined) }
}

/** What a form says was chosen; whatever else it says is left out. */
function chosenIn(sent: FormData): Choice[] {
  return sent.getAll('choix').flatMap((one) => {
    try {
      const read = choice.safeParse(JSON.parse(typeof one === 'string' ? one : ''))
      return read.success ? [read.data] : []
    } catch {
      return []
    }
  })
}

/** Changes the profile by the service that changes profiles, which judges it once more. */
async function confirm({ form: sent, api }: Sent) {
  const choices = chosenIn(sent)
  if (choices.length === 0) return { done: redirect(HERE) }
  const tried = await attempt(api(updateOwnProfile, chosenProfile(await api(readOwnProfile, {}), choices)))
  return tried.ok ? { done: redirect(`${HERE}?ajoutes=${choices.length}`) } : { refused: tried }
}

export const action = formActions({
  lire: form({ endpoint: readCvText, done: ({ data }) => data }),
  importer: form({ endpoint: importCv, done: ({ data }) => data }),
  confirmer: confirm,
})

export const headers = secretHeaders

export default function CvReadingPage() {
  const { cvs, added } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const found = (answer && 'done' in answer ? answer.done : null) ?? null
  const refusal = answer && 'refusal' in answer && answer.form === 'confirmer' ? answer.refusal : null
  return (
    <div className="wrap cvr">
      <BackLink to="/espace-candidat">{texts.back}</BackLink>
      <header>
        <h1 className="display">{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
      </header>
      {added !== null && !answer && <Note tone="green">{texts.added(added)}</Note>}
      {refusal && <Note tone="red">{texts.refused(refusal.message ?? Object.values(refusal.fields)[0] ?? '')}</Note>}
      {found?.length === 0 && <Note tone="blue">{texts.nothing}</Note>}
      {found !== null && found.length > 0 ? (
        <Extraction differences={found} name="confirmer" ignoreTo={HERE} />
      ) : (
        <Sources cvs={cvs} />
      )}
    </div>
  )
}

const Sources = ({ cvs }: { cvs: { id: number; name: string }[] }) => (
  <>
    <section className="card card--pad cvr__card" aria-labelledby="from-cv">
      <h2 id="from-cv">{texts.fromCv}</h2>
      {cvs.length === 0 ? (
        <p className="muted">{texts.noCv}</p>
      ) : (
        <PostForm name="lire">
          <SelectField
            name="id"
            label={texts.cv}
            choices={cvs.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <div>
            <SubmitButton busy={texts.reading}>{texts.read}</SubmitButton>
          </div>
        </PostForm>
      )}
    </section>
    <section className="card card--pad cvr__card" aria-labelledby="from-json">
      <h2 id="from-json">{texts.fromJson}</h2>
      <PostForm name="importer">
        <ResumeField />
        <div>
          <SubmitButton busy={texts.comparing} variant="outline">
            {texts.compare}
          </SubmitButton>
        </div>
      </PostForm>
    </section>
  </>
)
