import { Plus } from 'lucide'
import type { CSSProperties } from 'react'
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { ownApplicationsPath } from '#features/applications/application-paths.rules.ts'
import { listApplications } from '#features/applications/applications.contract.ts'
import { applicationList } from '#features/applications/applications-address.rules.ts'
import { shownStatuses, sorts } from '#features/applications/applications.rules.ts'
import { ownTexts as texts } from '#features/applications/own-applications.texts.ts'
import { ApplicationBoard, ApplicationList } from '#features/applications/components/application-list.tsx'
import { SilentCard } from '#features/applications/components/silent-card.tsx'
import type { OutputOf } from '#platform/contract.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListTools } from '#ui/list/list-tools.tsx'
import { ViewSwitch } from '#ui/list/view-switch.tsx'
import { Pager } from '#ui/pager.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { Space } from '../components/space.tsx'
import { readWho } from '../read-who.ts'

const BOARD_SIZE = 100

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { vue, ...chosen } = applicationList.read(url.searchParams)
  const board = vue === 'etapes'
  const [who, loaded, silent] = await Promise.all([
    readWho(api),
    loadList(url, applicationList, (page) =>
      api(listApplications, { ...chosen, page, ...(board ? { per_page: BOARD_SIZE } : {}) }),
    ),
    api(listApplications, { statut: 'En cours', per_page: BOARD_SIZE }),
  ])
  return listAnswer({ ...loaded, who, board, silent: silent.data.filter(({ may_remind: may }) => may) })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Counts = OutputOf<typeof listApplications>['counts']

const Funnel = ({ counts }: { counts: Counts }) => {
  const values = [counts.sent, counts.read, counts.answered, counts.interviews, counts.accepted]
  return (
    <section className="card own-funnel" aria-labelledby="entonnoir">
      <h2 id="entonnoir" className="vh">
        {texts.funnel}
      </h2>
      <ol>
        {texts.funnelSteps.map((label, at) => (
          <li key={label}>
            <b className="num">{values[at]}</b>
            <span>{label}</span>
            <i style={{ '--w': `${(values[at]! / Math.max(1, counts.sent)) * 100}%` } as CSSProperties} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const states = shownStatuses.map((value) => ({ value, label: value }))
const orders = sorts.map((value) => ({ value, label: texts.sorts[value] }))

function Tools({ board }: { board: boolean }) {
  const [params] = useSearchParams()
  const to = (view: string): string => applicationList.having(params, 'vue', view)
  return (
    <ListTools
      path={ownApplicationsPath}
      read={applicationList.read}
      word={{ label: texts.q }}
      selects={[
        { label: texts.status, name: 'statut', choices: [{ value: '', label: texts.allStatuses }, ...states] },
        { label: texts.sort, name: 'sort', choices: orders, usual: 'date' },
      ]}
      {...(board && { kept: { vue: 'etapes' } })}
    >
      <ViewSwitch
        label="Vue"
        views={[
          { label: texts.list, to: to('liste'), current: !board },
          { label: texts.board, to: to('etapes'), current: board },
        ]}
      />
    </ListTools>
  )
}

export default function OwnApplications() {
  const { who, list, page, board, silent } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const found = list.ok ? list.value : null
  return (
    <Space
      who={who}
      section="emploi"
      title={texts.title}
      lead={found && texts.lead(found.counts.total, found.counts.interviews)}
      acts={
        <ButtonLink variant="outline" to="/mes-candidatures/ajouter">
          <Icon of={Plus} />
          {texts.add}
        </ButtonLink>
      }
    >
      {!found && <Failure title="Erreur de chargement" />}
      {found && found.counts.total === 0 && (
        <Empty title={texts.none} action={<ButtonLink to="/emploi">{texts.search}</ButtonLink>}>
          {texts.noneText}
        </Empty>
      )}
      {found && found.counts.total > 0 && (
        <>
          <Funnel counts={found.counts} />
          {silent.length > 0 && <SilentCard applications={silent} />}
          <div className="own-tools">
            <Tools board={board} />
          </div>
          <p className="num small muted" role="status">
            {texts.count(found.pagination.total)}
          </p>
          {found.data.length === 0 && (
            <p>
              {texts.noneFound} <Link to={ownApplicationsPath}>{texts.clear}</Link>
            </p>
          )}
          {found.data.length > 0 &&
            (board ? (
              <ApplicationBoard applications={found.data} />
            ) : (
              <div className="card own-card">
                <ApplicationList applications={found.data} level={2} />
              </div>
            ))}
          <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />
        </>
      )}
    </Space>
  )
}
