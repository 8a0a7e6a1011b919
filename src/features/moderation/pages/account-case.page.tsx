import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { accountsList } from '#features/accounts/back-office/accounts-list.rules.ts'
import { saidIn } from '#platform/forms.ts'
import { flags } from '#platform/flags.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/chip.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Email } from '#ui/email.tsx'
import { Note } from '#ui/note.tsx'
import { FlagForm, RestoreForm, SuspendForm } from '../components/account-forms.tsx'
import { History } from '../components/history.tsx'
import '../moderation.css'
import { accountTexts as texts, caseTexts, flagTexts } from '../moderation.texts.ts'
import { readAccountCase, restoreAccount, setFlag, suspendAccount } from '../suspension.contract.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.account.name ?? texts.title} | Florin` },
  { name: 'robots', content: 'noindex' },
]

const messages = {
  suspension: texts.suspended,
  retablissement: texts.restored,
  ...Object.fromEntries(
    flags.flatMap((flag) => [
      [flag, flagTexts[flag].given],
      [`fin-${flag}`, flagTexts[flag].taken],
    ]),
  ),
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const account = await context.get(apiContext)(readAccountCase, { id })
  return { account, done: saidIn(url.searchParams, messages) }
}

const back =
  (does: string) =>
  (_output: unknown, { url }: { url: URL }) =>
    redirect(`${url.pathname}?fait=${does}`)

export const action = formActions({
  suspension: form({ endpoint: suspendAccount, done: back('suspension') }),
  retablissement: form({ endpoint: restoreAccount, done: back('retablissement') }),
  ...Object.fromEntries(
    flags.flatMap((flag) => [
      [flag, form({ endpoint: setFlag, input: () => ({ flag, given: true }), done: back(flag) })],
      [`fin-${flag}`, form({ endpoint: setFlag, input: () => ({ flag, given: false }), done: back(`fin-${flag}`) })],
    ]),
  ),
})

export const headers = formHeaders

export default function AccountCasePage() {
  const { account, done } = useLoaderData<typeof loader>()
  const { suspended_at: since, role, email, company, own } = account
  return (
    <div className="wrap modp">
      <BackLink to={accountsList.page}>{accountsList.title}</BackLink>
      <header>
        <h1 className="display">{account.name}</h1>
        <p className="muted">
          {texts.roles[role]}
          {'\u00a0· '}
          <Email address={email} />
          {company && `\u00a0· ${company}`}
        </p>
        <div className="row modp__badges">
          <Badge tone={since ? 'red' : 'green'}>{since ? caseTexts.suspendedNow : caseTexts.activeNow}</Badge>
          {account.flags.map((flag) => (
            <Badge key={flag} tone="blue">
              {flagTexts[flag].name}
            </Badge>
          ))}
          <span className="small muted">{texts.signedUp(new Date(account.created_at))}</span>
        </div>
      </header>
      <DoneNote>{done}</DoneNote>
      {own && <Note tone="blue">{texts.ownAccount}</Note>}
      <div className="modp__panes">
        {!own && (
          <div className="modp__main">
            {since ? <RestoreForm account={account} /> : <SuspendForm account={account} />}
            {role !== 'administrator' && flags.map((flag) => <FlagForm key={flag} account={account} flag={flag} />)}
          </div>
        )}
        <div className="modp__main">
          <History acts={account.acts} />
        </div>
      </div>
    </div>
  )
}
