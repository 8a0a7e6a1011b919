import { ArrowLeft } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData } from 'react-router'
import { addSkills } from '#features/accounts/accounts.rules.ts'
import { textOf } from '#platform/attempt.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { canonicalOf, listedAlone } from '#platform/page-head.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { Icon } from '#ui/icon.tsx'
import { AfterSteps } from '../components/after-steps.tsx'
import { OfferForm } from '../components/offer-form.tsx'
import { InReview, OpenLink } from '../components/sent-cards.tsx'
import { TYPED_SKILLS } from '../components/skills-chips.tsx'
import { changeSubmissionEmail, readOwnSubmission, resendSubmission, sendSubmission } from '../submissions.contract.ts'
import '../submissions.css'
import { PUBLISH_PAGE, submissionLogo } from '../submissions.rules.ts'
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

const typedSkills = (given: FormData): string[] =>
  addSkills(
    given.getAll('competences').filter((skill): skill is string => typeof skill === 'string' && skill !== ''),
    textOf(given, TYPED_SKILLS),
  )

export const action = formActions({
  offre: form({
    endpoint: sendSubmission,
    // One that was typed and not yet added counts.
    input: (_read, sent) => ({ competences: typedSkills(sent.form) }),
    done: () => redirect(PUBLISH_PAGE),
  }),
  renvoi: form({ endpoint: resendSubmission, done: ({ message }) => message }),
  adresse: form({ endpoint: changeSubmissionEmail, done: ({ message }) => message }),
})

export const headers = secretHeaders

export default function PublishOffer() {
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
          <Link className="more" to="/">
            <Icon of={ArrowLeft} small />
            {texts.back}
          </Link>
          <h1 className="display">{texts.title}</h1>
          <p className="muted">{texts.lead}</p>
        </div>
        <ButtonLink variant="outline" to={recruits ? '/nouvelle-offre' : '/espace-entreprise'}>
          {recruits ? texts.ownOffers : texts.client}
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
          <div className="subm__cols">
            <div>
              <OfferForm uploaded={uploaded} />
            </div>
            <aside className="card card--pad subm__side" aria-labelledby="h-apres">
              <h2 id="h-apres">{texts.after}</h2>
              <AfterSteps />
            </aside>
          </div>
        </>
      )}
    </div>
  )
}
