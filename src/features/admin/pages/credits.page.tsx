import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import type { listCompanies } from '#features/companies/companies.contract.ts'
import { MOST_QUOTED } from '#features/credits/credits.rules.ts'
import { saidIn } from '#platform/forms.ts'
import type { OutputOf } from '#platform/contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { listAddress } from '#platform/list-address.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { notIndexed } from '#platform/page-head.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { AdminHead } from '#ui/back-office/admin-head.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { ProposingField } from '#ui/form/proposing-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Table } from '#ui/table.tsx'
import { Failure } from '#ui/waiting.tsx'
import { addCompanyCredits, declineCredits, listAddedCredits } from '../credits.contract.ts'
import { adminCreditsTexts as texts } from '../credits.texts.ts'
import '../admin.css'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, notIndexed]

const HERE = '/admin/credits'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  return listAnswer(await loadList(url, listAddress({}), (page) => api(listAddedCredits, { page })))
}

export const action = formActions({
  ajout: form({
    endpoint: addCompanyCredits,
    about: {
      'credits/unknown_company': 'company',
      'credits/no_client': 'company',
      'credits/already_added': 'reference',
    },
    done: () => redirect(`${HERE}?fait=ajout`),
  }),
  cloture: form({ endpoint: declineCredits, done: () => redirect(`${HERE}?fait=cloture`) }),
})

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Listed = OutputOf<typeof listAddedCredits>
type Quote = Listed['quotes'][number]
type Added = Listed['data'][number]

async function companiesNamed(typed: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await fetchApi<typeof listCompanies>('/v1/companies', { q: typed, per_page: 8 }, signal)
  return data.map(({ name }) => name)
}

/** What a quote was about; of a company that asked, both are known. */
const AddForm = ({ quote }: { quote?: Quote }) => (
  <PostForm name="ajout" id={quote?.id ?? 'nouveau'} className="adm__form">
    {quote ? (
      <input type="hidden" name="company" value={quote.company} />
    ) : (
      <ProposingField
        name="company"
        label={texts.company}
        propose={companiesNamed}
        autoComplete="off"
        maxLength={120}
      />
    )}
    <TextField
      name="credits"
      label={texts.credits}
      type="number"
      inputMode="numeric"
      min={1}
      max={MOST_QUOTED}
      saved={quote ? String(quote.credits) : ''}
      autoComplete="off"
    />
    <TextField name="reference" label={texts.reference} hint={texts.referenceHint} maxLength={60} autoComplete="off" />
    <TextareaField name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={500} rows={2} />
    <SubmitButton busy={texts.adding}>{texts.addNow}</SubmitButton>
  </PostForm>
)

const QuoteCard = ({ quote }: { quote: Quote }) => (
  <li className="card card--pad adm__quote">
    <h3>
      {quote.company}, {texts.asks(quote.credits)}
    </h3>
    <p className="muted small">
      {texts.asked(quote.asked_by, formatMoment(new Date(quote.asked_at)))} {texts.left(quote.balance)}{' '}
      {quote.email && <a href={`mailto:${quote.email}`}>{quote.email}</a>}
    </p>
    <details>
      <summary className="btn btn--outline btn--sm">{texts.add}</summary>
      <AddForm quote={quote} />
    </details>
    <details>
      <summary className="btn btn--red-ghost btn--sm">{texts.close}</summary>
      <PostForm name="cloture" id={quote.id} className="adm__form">
        <TextareaField name="reason" label={texts.closeReason} maxLength={500} rows={2} />
        <SubmitButton variant="red" busy={texts.closing}>
          {texts.closeNow}
        </SubmitButton>
      </PostForm>
    </details>
  </li>
)

const columns = [
  { key: 'company', label: texts.columns.company, cell: ({ company }: Added) => company },
  {
    key: 'amount',
    label: texts.columns.amount,
    right: true,
    cell: ({ amount }: Added) => <span className="num">+{amount}</span>,
  },
  { key: 'reference', label: texts.columns.reference, cell: ({ reference }: Added) => reference },
  { key: 'by', label: texts.columns.by, cell: ({ by }: Added) => by || '–' },
  { key: 'at', label: texts.columns.at, cell: ({ at }: Added) => formatMoment(new Date(at)) },
]

const said = {
  ajout: texts.added,
  cloture: texts.closed,
}

export default function CompanyCredits() {
  const { list, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const refused = useActionData<typeof action>() !== undefined
  const found = list.ok ? list.value : null
  return (
    <div className="wrap adm">
      <AdminHead title={texts.title} lead={texts.lead} />
      <DoneNote>{refused ? '' : saidIn(params, said)}</DoneNote>
      {!found && <Failure title="Erreur de chargement" />}
      {found && (
        <>
          <section className="adm__part" aria-labelledby="devis">
            <h2 id="devis">{texts.quotes}</h2>
            {found.quotes.length === 0 ? (
              <p className="muted">{texts.noQuotes}</p>
            ) : (
              <ul className="adm__quotes">
                {found.quotes.map((quote) => (
                  <QuoteCard key={quote.id} quote={quote} />
                ))}
              </ul>
            )}
          </section>
          <section className="card card--pad adm__part" aria-labelledby="ajout">
            <h2 id="ajout">{texts.add}</h2>
            <AddForm />
          </section>
          <section className="adm__part" aria-labelledby="ajoutes">
            <h2 id="ajoutes">{texts.history}</h2>
            {found.data.length === 0 ? (
              <p className="muted">{texts.none}</p>
            ) : (
              <Table label={texts.history} rows={found.data} keyOf={({ id }) => id} cards columns={columns} />
            )}
            <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />
          </section>
        </>
      )}
    </div>
  )
}
