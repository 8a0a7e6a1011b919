import { useRef } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { monogram } from '#features/companies/companies.rules.ts'
import { CityField } from '#features/jobs/components/city-field.tsx'
import { SkillsField } from '#features/jobs/components/skills-field.tsx'
import { JobChecks, ToFix } from '#features/jobs/publishing/components/job-checks.tsx'
import { JobPreview } from '#features/jobs/publishing/components/job-preview.tsx'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { canonicalOf, listedAlone } from '#platform/page-head.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { wordsIn } from '#platform/word-list.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { AfterSteps } from '../components/after-steps.tsx'
import { JobForm } from '../components/job-form.tsx'
import { InReview, OpenLink } from '../components/sent-cards.tsx'
import { useReading } from '../components/use-reading.ts'
import { changeSubmissionEmail, readOwnSubmission, resendSubmission, sendSubmission } from '../submissions.contract.ts'
import '../submissions.css'
import { longest, PUBLISH_PAGE, submissionLogo } from '../submissions.rules.ts'
import { publishTexts as texts } from '../submissions.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  listedAlone({ title: `${texts.title} | Florin`, description: texts.description }, location, loaderData)

/** Only what can be the id of a file. */
const logoIn = (url: URL): string | null => {
  const given = url.searchParams.get(`${submissionLogo.name}-fichier`) ?? ''
  return /^[\w-]{22}$/.test(given) ? given : null
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { submission } = await context.get(apiContext)(readOwnSubmission, {})
  // What was decided is told by mail; here one begins anew.
  const open = submission?.state === 'to_confirm' || submission?.state === 'in_review'
  return {
    canonical: canonicalOf(url),
    mine: open && !url.searchParams.has('nouvelle') ? submission : null,
    recruits: context.get(roleContext) === 'recruiter',
    uploaded: logoIn(url),
  }
}

export const action = formActions({
  offre: form({
    endpoint: sendSubmission,
    // One that was typed and not yet added counts.
    input: (_read, sent) => ({ competences: wordsIn(sent.form, 'competences') }),
    done: () => redirect(PUBLISH_PAGE),
  }),
  renvoi: form({ endpoint: resendSubmission, done: ({ message }) => message }),
  adresse: form({ endpoint: changeSubmissionEmail, done: ({ message }) => message }),
})

export const headers = secretHeaders

export default function PublishJob() {
  const { mine, recruits, uploaded } = useLoaderData<typeof loader>()
  if (mine?.state === 'in_review') {
    return (
      <div className="wrap subm">
        <InReview titre={mine.titre} due={mine.until} reference={mine.reference} />
      </div>
    )
  }
  return (
    <div className="wrap subm">
      <header className="subm__head">
        <Engraving kind="banner" seed={texts.title} className="subm__eng" />
        <div>
          <BackLink to="/">{texts.back}</BackLink>
          <h1 className="display">{texts.title}</h1>
          <p className="muted">{texts.lead}</p>
        </div>
        <ButtonLink variant="outline" to={recruits ? '/nouvelle-offre' : '/espace-entreprise'}>
          {recruits ? texts.ownJobs : texts.client}
        </ButtonLink>
      </header>
      {mine ? (
        <OpenLink mine={mine} />
      ) : (
        <>
          <ol className="subm__steps" aria-label={texts.parts}>
            {['offre', 'entreprise', 'contact'].map((id, at) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="subm__n num" aria-hidden="true">
                    {at + 1}
                  </span>
                  {texts.part[at]}
                </a>
              </li>
            ))}
          </ol>
          <Writing uploaded={uploaded} />
        </>
      )}
    </div>
  )
}

/** The form, with what comes after it, its checks and its preview beside it. */
function Writing({ uploaded }: { uploaded: string | null }) {
  const frame = useRef<HTMLDivElement>(null)
  const { typed, reading } = useReading(frame)
  const company = typed.company || texts.yourCompany
  return (
    <div className="subm__cols" ref={frame}>
      <div>
        <JobForm
          uploaded={uploaded}
          trade={reading?.fonction?.name ?? null}
          city={<CityField name="localisation" label={texts.labels.localisation} hint={texts.placeHint} />}
          skills={<SkillsField name="competences" label={texts.labels.competences} most={longest.skills} />}
          toFix={<ToFix reading={reading} id="corriger" />}
        />
      </div>
      <div className="subm__side">
        <aside className="card card--pad" aria-labelledby="h-apres">
          <h2 id="h-apres">{texts.after}</h2>
          <AfterSteps />
        </aside>
        <JobChecks reading={reading} frame={frame} />
        <JobPreview
          typed={typed.job}
          company={{ name: company, logo: '', monogram: monogram(company) }}
          city={reading?.city ?? null}
        />
      </div>
    </div>
  )
}
