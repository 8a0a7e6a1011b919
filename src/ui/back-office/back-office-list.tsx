import { Download } from 'lucide'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import type { BackOfficeList as List, ListPage } from '#platform/back-office.ts'
import { csvPath, backOfficeAddress } from '#platform/back-office.ts'
import type { Asking, Done } from '#platform/back-office-acts.ts'
import type { FormAnswer } from '#platform/forms.ts'
import { formatCount, plural } from '#platform/french.ts'
import { rowsBefore } from '#platform/pages.ts'
import { BackLink } from '../back-link.tsx'
import { ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Pager } from '../pager.tsx'
import { Empty } from '../waiting.tsx'
import './back-office.css'
import { ColumnChoice } from './column-choice.tsx'
import { ConfirmAct, nameOf, questionOf } from './confirm-act.tsx'
import { DoneAct } from './done-act.tsx'
import { ListChips } from './list-chips.tsx'
import { ListRows } from './list-rows.tsx'
import { ListSearch } from './list-search.tsx'
import type { Cells } from './list-table.tsx'

type Props<L extends List> = {
  list: L
  /** How the page draws some of the columns. */
  cells?: Cells<L>
  /** What else can be done on the page: a link to make a new row. */
  more?: ReactNode
}

const AS_USUAL = {}

/** « 51–100 sur 5 526 » */
const standing = (at: ListPage['pagination'], shown: number, more: boolean): string => {
  const before = rowsBefore(at)
  return `${formatCount(before + 1)}\u2060–\u2060${formatCount(before + shown)} sur ${more ? 'plus de ' : ''}${formatCount(at.total)}`
}

function NoRows({ list }: { list: List }) {
  const { feminine, one } = list.noun
  return (
    <Empty
      title={`${feminine ? 'Aucune' : 'Aucun'} ${one}`}
      action={<ButtonLink to={list.page}>Tout afficher</ButtonLink>}
    >
      Rien ne correspond. Retirez un filtre ou un mot de la recherche.
    </Empty>
  )
}

/** Without scripts: the question before an act, in the page. */
function Question({ list, asked, page }: { list: List; asked: Asking; page: ListPage }) {
  const { asking, ids } = asked
  const back = backOfficeAddress(list, new URLSearchParams(page.address), {})
  return (
    <section className="card bol__question" aria-labelledby="question">
      <h2 id="question">{questionOf(list, asking, ids.length)}</h2>
      <ConfirmAct
        list={list}
        act={asking}
        ids={ids}
        names={page.data.filter(({ id }) => ids.includes(id)).map(nameOf(list))}
        cancel={
          <ButtonLink variant="outline" to={back}>
            Ne rien changer
          </ButtonLink>
        }
      />
    </section>
  )
}

/**
 * A list of the back office: search, filters, order, columns, a file of it, and acts on the rows that are chosen, which are
 * confirmed and can be taken back. All of it works without scripts.
 */
export function BackOfficeList<L extends List>({ list, cells = AS_USUAL, more: besides }: Props<L>) {
  const page = useLoaderData() as ListPage
  const { data: rows, pagination, more } = page
  const address = new URLSearchParams(page.address)
  const answer = useActionData<FormAnswer<Asking | Done>>()
  const came = answer && 'done' in answer ? answer.done : null
  const done = came && 'changed' in came ? came : null
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed has gone.
    if (done) head.current?.focus()
  }, [done])
  const { one, many } = list.noun
  return (
    <div className="wrap bol">
      {page.inside && <BackLink to={list.page.replace(/\/[^/]+$/, '')}>Administration</BackLink>}
      <div className="bol__head">
        <div>
          <h1 className="display" ref={head} tabIndex={-1}>
            {list.title}
          </h1>
          <p className="muted num">
            {more ? `Plus de ${formatCount(pagination.total)} ${many}` : plural(pagination.total, one, many)}
          </p>
        </div>
        <div className="row">
          {besides}
          <ColumnChoice list={list} address={address} />
          {/* A file, not a page: the router leaves it to the browser. */}
          <a className="btn btn--outline" href={backOfficeAddress(list, address, { page: undefined }, csvPath(list))}>
            <Icon of={Download} small />
            CSV
          </a>
        </div>
      </div>
      <DoneAct list={list} done={done} />
      {came && 'asking' in came && <Question list={list} asked={came} page={page} />}
      <ListSearch list={list} address={address} choices={page.choices} />
      <ListChips list={list} address={address} choices={page.choices} />
      {rows.length === 0 ? (
        <NoRows list={list} />
      ) : (
        <>
          <ListRows list={list} rows={rows} address={address} cells={cells} done={done} />
          <div className="row row--between">
            <p className="small muted num">{standing(pagination, rows.length, more)}</p>
            <Pager
              page={pagination.page}
              total={pagination.total_pages}
              hrefOf={(number) => backOfficeAddress(list, address, { page: number > 1 ? number : undefined })}
            />
          </div>
          {more && pagination.page === pagination.total_pages && (
            <p className="small muted">Pour voir la suite, affinez la recherche ou téléchargez le fichier CSV.</p>
          )}
        </>
      )}
    </div>
  )
}
