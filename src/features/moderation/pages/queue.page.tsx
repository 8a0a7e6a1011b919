import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { formatAge, shownTitle } from '#platform/french.ts'
import { listAddress } from '#platform/list-address.ts'
import { readList } from '#platform/load-list.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { AdminHead } from '#ui/back-office/admin-head.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Badge, ChipLink } from '#ui/chip.tsx'
import { Pager } from '#ui/pager.tsx'
import { Queue, Queued } from '#ui/queue.tsx'
import { Empty } from '#ui/waiting.tsx'
import { listReview } from '#features/submissions/review.contract.ts'
import { reviewTexts } from '#features/submissions/review.texts.ts'
import { REVIEW_PAGE } from '#features/submissions/submissions.rules.ts'
import { listCases } from '../moderation.contract.ts'
import '../moderation.css'
import { caseAddress, queueAddress } from '../moderation.rules.ts'
import { actLabels, queueTexts as texts } from '../moderation.texts.ts'
import { reasonLabels } from '../report.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

const queueList = listAddress({ etat: { among: ['decides'] } })

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = queueList.read(url.searchParams).etat ? ('decided' as const) : ('waiting' as const)
  const list = await readList(url, queueList, (page) => context.get(apiContext)(listCases, { state, page }))
  const administers = context.get(roleContext) === 'administrator'
  // Jobs are read by administrators alone.
  const toReview = administers ? (await context.get(apiContext)(listReview, {})).waiting : null
  return { ...list, state, now: new Date().toISOString(), administers, toReview }
}

export default function QueuePage() {
  const { data, waiting, pagination, state, now, administers, toReview } = useLoaderData<typeof loader>()
  const { page, total_pages: pages } = pagination
  return (
    <div className="wrap modp">
      <AdminHead title={texts.title} lead={texts.lead} inside={administers} />
      <nav className="row" aria-label={texts.states}>
        <ChipLink to={queueAddress('waiting')} current={state === 'waiting'} count={waiting}>
          {texts.waiting}
        </ChipLink>
        <ChipLink to={queueAddress('decided')} current={state === 'decided'}>
          {texts.decided}
        </ChipLink>
        {toReview !== null && (
          <ChipLink to={REVIEW_PAGE} count={toReview}>
            {reviewTexts.title}
          </ChipLink>
        )}
      </nav>
      {data.length === 0 ? (
        <NoCase state={state} />
      ) : (
        <Queue>
          {data.map((one) => (
            <QueuedCase key={one.id} one={one} now={new Date(now)} />
          ))}
        </Queue>
      )}
      <Pager page={page} total={pages} hrefOf={(number) => queueAddress(state, number)} />
    </div>
  )
}

const NoCase = ({ state }: { state: 'waiting' | 'decided' }) =>
  state === 'waiting' ? (
    <Empty title={texts.none} action={<ButtonLink to={queueAddress('decided')}>{texts.toDecided}</ButtonLink>}>
      {texts.noneLead}
    </Empty>
  ) : (
    <Empty title={texts.noneDecided} action={<ButtonLink to={queueAddress('waiting')}>{texts.toWaiting}</ButtonLink>}>
      {texts.noneDecidedLead}
    </Empty>
  )

type Listed = OutputOf<typeof listCases>['data'][number]

function QueuedCase({ one, now }: { one: Listed; now: Date }) {
  const facts = [one.kind_label, one.detail, one.reports > 0 && texts.reports(one.reports)].filter(Boolean)
  return (
    <Queued to={caseAddress(one.id)} title={shownTitle(one.title ?? texts.gone)} detail={facts.join(' · ')}>
      {one.waits && !one.outcome && <Badge tone="amber">{texts.toRead}</Badge>}
      {one.appeals > 0 && !one.review && <Badge tone="amber">{texts.appeal}</Badge>}
      {one.review ? (
        <Badge>{actLabels[one.review]}</Badge>
      ) : one.outcome ? (
        <Badge tone={one.outcome === 'hide' ? 'red' : 'green'}>{actLabels[one.outcome]}</Badge>
      ) : (
        one.reasons.map((reason) => <Badge key={reason}>{reasonLabels[reason]}</Badge>)
      )}
      <time className="small muted" dateTime={one.since}>
        {formatAge(new Date(one.since), now)}
      </time>
      <span className="small muted num">{texts.reference(one.id)}</span>
    </Queued>
  )
}
