import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { readId } from '#platform/ids.ts'
import { listAddress } from '#platform/list-address.ts'
import { readList } from '#platform/load-list.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { mailFormOf } from '#ui/mail-form.ts'
import { Empty } from '#ui/waiting.tsx'
import { MailList } from '../components/mail-list.tsx'
import { MailReader } from '../components/mail-reader.tsx'
import { listMails, readMail } from '../mailbox.contract.ts'
import '../mailbox.css'
import { mailboxTexts as texts } from '../mailbox.texts.ts'

export const meta: MetaFunction = () => [{ title: texts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const asked = url.searchParams
  const id = readId(asked.get('mail'))
  const [{ data: mails, pagination }, mail] = await Promise.all([
    readList(url, listAddress({}), (page) => api(listMails, { page })),
    id === null ? null : api(readMail, { id }).catch(nullIfGone),
  ])
  return {
    mails,
    pagination,
    chosen: id,
    mail,
    form: mailFormOf(asked),
  }
}

/** A mail may have been tidied away since the list was shown. */
function nullIfGone(error: unknown): null {
  if ((error as { init?: { status?: number } } | null)?.init?.status !== 404) throw error
  return null
}

export default function Mailbox() {
  const { mails, pagination, chosen, mail, form } = useLoaderData<typeof loader>()
  return (
    <div className="wrap mbox" data-reading={chosen === null ? undefined : true}>
      <BackLink to="/admin" className="mbox__back">
        Administration
      </BackLink>
      <div className="mbox__head">
        <h1 className="display">{texts.heading}</h1>
        <p className="muted num">{texts.count(pagination.total)}</p>
      </div>
      <p className="muted mbox__intro">{texts.intro}</p>
      {mails.length === 0 && chosen === null ? (
        <Empty title={texts.empty} action={<ButtonLink to="/">{texts.emptyNext}</ButtonLink>}>
          {texts.emptyHint}
        </Empty>
      ) : (
        <div className="mbox__panes">
          <MailList mails={mails} pagination={pagination} chosen={chosen} />
          <MailReader mail={mail} chosen={chosen} page={pagination.page} form={form} />
        </div>
      )}
    </div>
  )
}
