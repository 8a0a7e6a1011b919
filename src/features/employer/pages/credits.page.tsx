import { Download } from 'lucide'
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData, useSearchParams } from 'react-router'
import { creditsPath, entryWords, MOST_QUOTED } from '#features/credits/credits.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { formatCount } from '#platform/french.ts'
import { listAddress } from '#platform/list-address.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Coins } from '#ui/meters.tsx'
import { Pager } from '#ui/pager.tsx'
import { Table } from '#ui/table.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import { creditsTexts as texts, quoteTexts } from '../credits.texts.ts'
import { askForCredits, readCredits } from '../employer.contract.ts'
import { ownJobsTexts } from '../employer.texts.ts'
import '../employer.css'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  return listAnswer(await loadList(url, listAddress({}), (page) => api(readCredits, { page })))
}

export const action = formActions({
  devis: form({ endpoint: askForCredits, done: () => redirect(`${creditsPath}?fait=devis#devis`) }),
})

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Ledger = OutputOf<typeof readCredits>

/** More than those of the month, by quote; while one is awaited it says so. */
function Quote({ quote, done }: { quote: Ledger['quote']; done: boolean }) {
  return (
    <section className="card card--pad client__quote" id="devis" aria-labelledby="h-devis">
      <h2 id="h-devis">{quoteTexts.title}</h2>
      <DoneNote>{done ? quoteTexts.sent : ''}</DoneNote>
      {quote ? (
        <p>{quoteTexts.waiting(quote.credits, quote.asked_at)}</p>
      ) : (
        <>
          <p className="muted">{quoteTexts.lead}</p>
          <PostForm name="devis" className="client__ask-more">
            <TextField
              name="credits"
              label={quoteTexts.credits}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_QUOTED}
              autoComplete="off"
            />
            <SubmitButton variant="outline" busy={quoteTexts.asking}>
              {quoteTexts.ask}
            </SubmitButton>
          </PostForm>
        </>
      )}
    </section>
  )
}

type Entry = Ledger['data'][number]

const columns = [
  {
    key: 'what',
    label: texts.columns.what,
    cell: ({ kind, label }: Entry) => (
      <>
        {entryWords[kind]}
        {label && <span className="small muted"> {label}</span>}
      </>
    ),
  },
  { key: 'at', label: texts.columns.at, cell: ({ at }: Entry) => formatMoment(new Date(at)) },
  { key: 'by', label: texts.columns.by, cell: ({ by }: Entry) => by || texts.site },
  {
    key: 'amount',
    label: texts.columns.amount,
    right: true,
    cell: ({ amount }: Entry) => <span className="num">{amount > 0 ? `+${amount}` : `\u2212${-amount}`}</span>,
  },
  {
    key: 'balance',
    label: texts.columns.balance,
    right: true,
    cell: ({ balance }: Entry) => <b className="num">{formatCount(balance)}</b>,
  },
]

export default function Credits() {
  const { list, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const found = list.ok ? list.value : null
  return (
    <ClientFrame current="credits">
      <div className="client__top">
        <div className="client__sum">
          <h1 className="display">{texts.title}</h1>
          {found && <p className="muted">{texts.lead(found.balance, found.renews_on)}</p>}
        </div>
        <a className="btn btn--outline" href="/espace-recruteurs/credits.csv" download>
          <Icon of={Download} />
          {texts.export}
        </a>
      </div>
      {found && (
        <Coins
          left={found.balance}
          total={Math.max(found.granted, found.balance)}
          label={ownJobsTexts.left(found.balance, found.granted)}
        />
      )}
      <p className="small muted">{texts.method}</p>
      {found && <Quote quote={found.quote} done={params.get('fait') === 'devis'} />}
      {!found && <Failure title="Erreur de chargement" />}
      {found && found.data.length === 0 && (
        <Empty title={texts.none} action={<ButtonLink to="/nouvelle-offre">{ownJobsTexts.add}</ButtonLink>}>
          {texts.noneText}
        </Empty>
      )}
      {found && found.data.length > 0 && (
        <Table label={texts.title} rows={found.data} keyOf={({ id }) => id} cards columns={columns} />
      )}
      {found && <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />}
    </ClientFrame>
  )
}
