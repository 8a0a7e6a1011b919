import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { shownTitle } from '#platform/french.ts'
import { listAddress } from '#platform/list-address.ts'
import { writeList } from '#platform/list-writing.ts'
import { readList } from '#platform/load-list.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { AdminHead } from '#ui/back-office/admin-head.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Badge, ChipLink } from '#ui/chip.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Pager } from '#ui/pager.tsx'
import { Queue, Queued } from '#ui/queue.tsx'
import { Empty } from '#ui/waiting.tsx'
import { queueAddress } from '#features/moderation/moderation.rules.ts'
import { Deadline } from '../components/deadline.tsx'
import { listReview } from '../review.contract.ts'
import '../review.css'
import { reviewTexts as texts } from '../review.texts.ts'
import { REVIEW_PAGE, reviewAddress } from '../submissions.rules.ts'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, notIndexed]

const said = {
  acceptation: texts.accepted,
  refus: texts.refused,
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const list = await readList(url, listAddress({}), (page) => context.get(apiContext)(listReview, { page }))
  return { ...list, now: new Date().toISOString(), done: saidIn(url.searchParams, said) }
}

export default function ReviewQueue() {
  const { data, waiting, pagination, now, done } = useLoaderData<typeof loader>()
  return (
    <div className="wrap review">
      <AdminHead title={texts.title} lead={texts.lead} />
      <nav className="row" aria-label={texts.queues}>
        <ChipLink to={queueAddress('waiting')}>{texts.cases}</ChipLink>
        <ChipLink to={REVIEW_PAGE} current count={waiting}>
          {texts.title}
        </ChipLink>
      </nav>
      <DoneNote>{done}</DoneNote>
      {data.length === 0 ? (
        <Empty title={texts.none} action={<ButtonLink to="/admin/offres">{texts.allJobs}</ButtonLink>}>
          {texts.noneLead}
        </Empty>
      ) : (
        <Queue>
          {data.map((one) => (
            <Queued
              key={`${one.kind} ${one.id}`}
              to={reviewAddress(one.kind, one.id)}
              title={shownTitle(one.title)}
              detail={[one.company, formatMoment(new Date(one.since))].join(' · ')}
            >
              <Badge>{texts.kinds[one.kind]}</Badge>
              <Deadline due={new Date(one.due)} now={new Date(now)} />
            </Queued>
          ))}
        </Queue>
      )}
      <Pager
        page={pagination.page}
        total={pagination.total_pages}
        hrefOf={(page) => writeList(REVIEW_PAGE, {}, page)}
      />
    </div>
  )
}
