import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import type { OutputOf } from '#platform/contract.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { shownTitle } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/chip.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Note } from '#ui/note.tsx'
import { CaseDecision } from '../components/case-decision.tsx'
import { CaseParties } from '../components/case-parties.tsx'
import { History } from '../components/history.tsx'
import { decideCase, readCase, reviewCase } from '../moderation.contract.ts'
import '../moderation.css'
import { accountAddress, queueAddress } from '../moderation.rules.ts'
import { caseTexts as texts, queueTexts } from '../moderation.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? queueTexts.reference(loaderData.one.id) : queueTexts.title} | Florin` },
  { name: 'robots', content: 'noindex' },
]

const messages = {
  decision: texts.done,
  recours: texts.reviewed,
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const one = await context.get(apiContext)(readCase, { id })
  return { one, done: saidIn(url.searchParams, messages) }
}

const back =
  (does: string) =>
  (_output: unknown, { url }: { url: URL }) =>
    redirect(`${url.pathname}?fait=${does}`)

export const action = formActions({
  decision: form({ endpoint: decideCase, done: back('decision') }),
  recours: form({ endpoint: reviewCase, done: back('recours') }),
})

export const headers = formHeaders

export default function CasePage() {
  const { one, done } = useLoaderData<typeof loader>()
  const { thing } = one
  return (
    <div className="wrap modp">
      <BackLink to={queueAddress('waiting')}>{texts.back}</BackLink>
      <header>
        <p className="small muted num">{queueTexts.reference(one.id)}</p>
        <h1 className="display">{shownTitle(thing?.title ?? queueTexts.gone)}</h1>
        <p className="muted">
          {[one.kind_label, thing?.detail, formatMoment(new Date(one.opened_at))].filter(Boolean).join(' · ')}
        </p>
      </header>
      <DoneNote>{done}</DoneNote>
      <div className="modp__panes">
        <div className="modp__main">
          {thing ? <Thing one={one} thing={thing} /> : <Note tone="amber">{texts.goneNote}</Note>}
          <CaseParties one={one} />
        </div>
        <div className="modp__main">
          <CaseDecision one={one} />
          <History acts={one.acts} />
        </div>
      </div>
    </div>
  )
}

type Case = OutputOf<typeof readCase>

function Thing({ one, thing }: { one: Case; thing: NonNullable<Case['thing']> }) {
  const isAccount = one.kind === 'account'
  const now = isAccount
    ? thing.hidden
      ? texts.suspendedNow
      : texts.activeNow
    : thing.hidden
      ? texts.hiddenNow
      : thing.waits
        ? texts.waitingNow
        : texts.visibleNow
  return (
    <section className="card card--pad modp__card" aria-labelledby="h-contenu">
      <div className="row row--between">
        <h2 id="h-contenu" className="card__h">
          {isAccount ? one.kind_label : texts.content}
        </h2>
        <Badge tone={thing.hidden ? 'red' : thing.waits ? 'amber' : 'green'}>{now}</Badge>
      </div>
      {thing.text && (
        // What scrolls can be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="modp__text" tabIndex={0} role="group" aria-label={texts.content}>
          {thing.text}
        </div>
      )}
      {thing.path && (
        <Link className="more" to={thing.path}>
          {texts.open}
        </Link>
      )}
      {one.account_id !== null && (
        <Link className="more" to={accountAddress(one.account_id)}>
          {texts.toAccount}
        </Link>
      )}
    </section>
  )
}
