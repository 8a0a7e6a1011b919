import { ArrowRight } from 'lucide'
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData, useSearchParams } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import type { OutputOf } from '#platform/contract.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { formatCount } from '#platform/french.ts'
import { listAddress } from '#platform/list-address.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { notIndexed } from '#platform/page-head.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { AdminHead } from '#ui/back-office/admin-head.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pager } from '#ui/pager.tsx'
import { Table } from '#ui/table.tsx'
import { Failure } from '#ui/waiting.tsx'
import { createIssue, listIssues } from '../issues.contract.ts'
import { listTexts as texts, stateLabels } from '../issues.texts.ts'
import { ADMIN_PAGE } from '../newsletter.rules.ts'
import { subscribersList } from '../subscribers-list.rules.ts'
import '../issues.css'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, notIndexed]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  return listAnswer(await loadList(url, listAddress({}), (page) => api(listIssues, { page })))
}

export const action = formActions({
  creation: form({ endpoint: createIssue, done: ({ id }) => redirect(`${ADMIN_PAGE}/${id}`) }),
})

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Listed = OutputOf<typeof listIssues>
type Issue = Listed['data'][number]

const whenOf = ({ send_at, started_at, sent_at, changed_at }: Issue): string =>
  formatMoment(new Date(sent_at ?? started_at ?? send_at ?? changed_at))
const figureOf = (issue: Issue, count: number): string => (issue.started_at === null ? texts.empty : formatCount(count))

const columns = [
  {
    key: 'subject',
    label: texts.columns.subject,
    cell: ({ id, subject }: Issue) => <Link to={`${ADMIN_PAGE}/${id}`}>{subject}</Link>,
  },
  { key: 'state', label: texts.columns.state, cell: ({ state }: Issue) => stateLabels[state] },
  { key: 'when', label: texts.columns.when, cell: whenOf },
  {
    key: 'sent',
    label: texts.columns.sent,
    right: true,
    cell: (issue: Issue) => <span className="num">{figureOf(issue, issue.recipients.sent)}</span>,
  },
  {
    key: 'refused',
    label: texts.columns.refused,
    right: true,
    cell: (issue: Issue) => <span className="num">{figureOf(issue, issue.recipients.refused)}</span>,
  },
]

const Figures = ({ subscribers }: { subscribers: Listed['subscribers'] }) => (
  <dl className="nli__figures">
    {(['active', 'waiting', 'unsubscribed', 'bounced'] as const).map((name) => (
      <div key={name} className="card">
        <dt>{texts.figures[name]}</dt>
        <dd className="num">{formatCount(subscribers[name])}</dd>
      </div>
    ))}
  </dl>
)

export default function AdminNewsletter() {
  const { list, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const found = list.ok ? list.value : null
  return (
    <div className="wrap nli">
      <AdminHead title={texts.title} lead={texts.lead} />
      <DoneNote>{saidIn(params, { suppression: texts.deleted })}</DoneNote>
      {!found && <Failure title="Erreur de chargement" />}
      {found && (
        <>
          <Figures subscribers={found.subscribers} />
          <Link className="more" to={subscribersList.page}>
            {subscribersList.title}
            <Icon of={ArrowRight} small />
          </Link>
          <div className="nli__part">
            <div className="nli__head">
              <h2>{texts.issues}</h2>
              <PostForm name="creation">
                <SubmitButton busy={texts.creating}>{texts.create}</SubmitButton>
              </PostForm>
            </div>
            {found.data.length === 0 ? (
              <p className="muted">{texts.none}</p>
            ) : (
              <Table label={texts.issues} rows={found.data} keyOf={({ id }) => id} cards columns={columns} />
            )}
            <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />
          </div>
        </>
      )}
    </div>
  )
}
