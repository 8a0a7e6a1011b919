import type { ReactNode } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { CityField } from '#features/jobs/components/city-field.tsx'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import type { Sent } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { shownTitle } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/chip.tsx'
import { Deadline } from '../components/deadline.tsx'
import { ReviewDecision } from '../components/review-decision.tsx'
import { Facts, Findings, ShownJob } from '../components/review-job.tsx'
import type { Reviewed } from '../review.contract.ts'
import {
  acceptSubmission,
  acceptWaitingJob,
  readSubmission,
  readWaitingJob,
  refuseSubmission,
  refuseWaitingJob,
} from '../review.contract.ts'
import '../review.css'
import { reviewTexts as texts } from '../review.texts.ts'
import type { ReviewedKind } from '../submissions.rules.ts'
import { REVIEW_PAGE } from '../submissions.rules.ts'
import { publishTexts } from '../submissions.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? loaderData.one.reference : texts.title} | Florin` },
  notIndexed,
]

const kindIn = (url: URL): ReviewedKind => (url.pathname.startsWith(`${REVIEW_PAGE}/client/`) ? 'client' : 'visiteur')

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const one = await context.get(apiContext)(kindIn(url) === 'client' ? readWaitingJob : readSubmission, { id })
  return { one, now: new Date().toISOString() }
}

const about = (_read: unknown, { params }: Sent): { id: number } => ({ id: readId(params.id) ?? 0 })
const back = (did: string) => () => redirect(`${REVIEW_PAGE}?fait=${did}`)

export const action = formActions({
  acceptation: form({ endpoint: acceptSubmission, input: about, done: back('acceptation') }),
  'acceptation-client': form({ endpoint: acceptWaitingJob, input: about, done: back('acceptation') }),
  refus: form({ endpoint: refuseSubmission, input: about, done: back('refus') }),
  'refus-client': form({ endpoint: refuseWaitingJob, input: about, done: back('refus') }),
})

export const headers = formHeaders

export default function Review() {
  const { one, now } = useLoaderData<typeof loader>()
  return (
    <div className="wrap review">
      <BackLink to={REVIEW_PAGE}>{texts.back}</BackLink>
      <header>
        <p className="small muted num">{one.reference}</p>
        <h1 className="display">{shownTitle(one.job.title)}</h1>
        <p className="row">
          <Badge>{texts.kinds[one.kind]}</Badge>
          {one.outcome === null && <Deadline due={new Date(one.due)} now={new Date(now)} />}
          <span className="muted">{[one.company.name, formatMoment(new Date(one.since))].join(' · ')}</span>
        </p>
      </header>
      <div className="review__panes">
        <div className="review__main">
          <Findings findings={one.findings} />
          <ShownJob one={one} />
          <Parties one={one} />
        </div>
        <div className="review__main">
          <ReviewDecision
            one={one}
            city={
              one.completion && (
                <CityField
                  name="localisation"
                  label={texts.labels.localisation}
                  saved={one.completion.localisation}
                  hint={one.completion.place_known ? undefined : texts.placeUnknown}
                />
              )
            }
          />
        </div>
      </div>
    </div>
  )
}

/** The company and whoever has sent the job. */
function Parties({ one: { company, contact } }: { one: Reviewed }) {
  const about: [string, ReactNode][] = [
    [texts.name, company.name],
    [texts.sector, company.sector || texts.unsaid],
    ...(contact
      ? [[texts.size, company.size ? publishTexts.sizes[company.size] : texts.unsaid] as [string, string]]
      : []),
    [texts.website, company.website ?? texts.unsaid],
    ...(company.about ? [[texts.about, company.about] as [string, string]] : []),
  ]
  return (
    <>
      <section className="card card--pad" aria-labelledby="h-entreprise">
        <h2 id="h-entreprise" className="card__h">
          {texts.company}
        </h2>
        <Facts facts={about} />
      </section>
      {contact && (
        <section className="card card--pad" aria-labelledby="h-contact">
          <h2 id="h-contact" className="card__h">
            {texts.contact}
          </h2>
          <Facts
            facts={[
              [texts.name, contact.name],
              [texts.email, `${contact.email}, ${contact.at_domain ? texts.atDomain : texts.notAtDomain}`],
              [texts.phone, contact.phone || texts.unsaid],
              ['Compte', texts.account[contact.account]],
            ]}
          />
        </section>
      )}
    </>
  )
}
