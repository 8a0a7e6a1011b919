import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { listItems, readImport } from '#features/multiposting/multiposting.contract.ts'
import type { ItemOutcome } from '#features/multiposting/multiposting.rules.ts'
import { itemOutcomes, multipostingPath, reportPath } from '#features/multiposting/multiposting.rules.ts'
import { multipostingTexts as texts, outcomeNames, outcomesCounted } from '#features/multiposting/multiposting.texts.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { shownTitle } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { notIndexed } from '#platform/page-head.ts'
import { listAddress } from '#platform/list-address.ts'
import { writeList } from '#platform/list-writing.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { BadgeTone } from '#ui/chip.tsx'
import { Badge, ChipLink } from '#ui/chip.tsx'
import { Pager } from '#ui/pager.tsx'
import { Table } from '#ui/table.tsx'
import { Failure } from '#ui/waiting.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import type { Import } from '../components/feed-imports.tsx'
import { FeedProgress, useProgress } from '../components/feed-imports.tsx'
import '../employer.css'
import '../multiposting.css'

export const meta: MetaFunction = () => [{ title: `${texts.reportTitle} | Florin` }, notIndexed]

const reportList = listAddress({ resultat: { among: itemOutcomes } })

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const resultat = itemOutcomes.find((one) => one === url.searchParams.get('resultat'))
  const feed = await api(readImport, { id })
  const loaded = await loadList(url, reportList, (page) =>
    api(listItems, resultat ? { id, resultat, page } : { id, page }),
  )
  return listAnswer({ ...loaded, feed, resultat: resultat ?? null })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Line = OutputOf<typeof listItems>['data'][number]

const tones: Record<ItemOutcome, BadgeTone> = {
  créée: 'green',
  modifiée: 'blue',
  inchangée: 'neutral',
  refusée: 'red',
}

const counts: Record<ItemOutcome, (feed: Import) => number> = {
  créée: ({ creees }) => creees,
  modifiée: ({ modifiees }) => modifiees,
  inchangée: ({ inchangees }) => inchangees,
  refusée: ({ refusees }) => refusees,
}

const columns = [
  {
    key: 'job',
    label: texts.columns.job,
    cell: ({ titre, offre_id }: Line) => {
      const title = titre ? shownTitle(titre) : texts.noTitle
      return offre_id === null ? (
        title
      ) : (
        <Link className="multi__report" to={`/voir-offre/${offre_id}`}>
          {title}
        </Link>
      )
    },
  },
  { key: 'line', label: texts.columns.line, right: true, cell: ({ id }: Line) => <span className="num">{id}</span> },
  { key: 'reference', label: texts.columns.reference, cell: ({ reference }: Line) => reference || '–' },
  {
    key: 'outcome',
    label: texts.columns.outcome,
    cell: ({ resultat }: Line) => (
      <Badge tone={resultat ? tones[resultat] : 'neutral'}>{resultat ? outcomeNames[resultat] : texts.waiting}</Badge>
    ),
  },
  { key: 'reason', label: texts.columns.reason, cell: ({ raison }: Line) => raison || '–' },
]

/** What became of each job of a feed, and why. */
export default function FeedReport() {
  const { feed, list, page, resultat } = useLoaderData<typeof loader>()
  const found = list.ok ? list.value : null
  const [params] = useSearchParams()
  const running = feed.etat !== 'done'
  useProgress(running)
  const here = reportPath(feed.id)
  return (
    <ClientFrame current="multidiffusion">
      <BackLink to={multipostingPath}>{texts.back}</BackLink>
      <div className="client__sum" role="status">
        <h1 className="display">{texts.reportOf(formatMoment(new Date(feed.created_at)))}</h1>
        <p>
          <FeedProgress {...feed} />
        </p>
      </div>
      {running && (
        <noscript>
          <ButtonLink variant="outline" to={here}>
            {texts.reload}
          </ButtonLink>
        </noscript>
      )}
      <nav className="row" aria-label={texts.columns.outcome}>
        <ChipLink to={here} current={resultat === null} count={feed.total}>
          {texts.all}
        </ChipLink>
        {itemOutcomes.map((one) => (
          <ChipLink
            key={one}
            to={writeList(here, { resultat: one })}
            current={resultat === one}
            count={counts[one](feed)}
          >
            {outcomesCounted[one]}
          </ChipLink>
        ))}
      </nav>
      {!found && <Failure title="Erreur de chargement" />}
      {found?.data.length === 0 && <p className="muted">{texts.noLines}</p>}
      {found && found.data.length > 0 && (
        <Table label={texts.lines} columns={columns} rows={found.data} keyOf={({ id }) => id} cards />
      )}
      {found && <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />}
    </ClientFrame>
  )
}
