import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { apiContext } from '#platform/render-context.ts'
import { useFormOf } from '#ui/form/form-of.ts'
import { Note } from '#ui/note.tsx'
import { readSession } from '../../accounts.contract.ts'
import { Door } from '../../components/door.tsx'
import { LinkedIdentities } from '../components/linked-identities.tsx'
import { listIdentities, unlinkIdentity } from '../social.contract.ts'
import { socialTexts } from '../social.texts.ts'

export const meta: MetaFunction = () => [
  { title: `${socialTexts.accounts} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [identities, { viewer }] = await Promise.all([api(listIdentities, {}), api(readSession, {})])
  return { identities: identities.data, settings: viewer!.settings }
}

/** Unlinks; the settings page sends its forms here too. */
export const action = formActions({
  retrait: form({ endpoint: unlinkIdentity, done: ({ message }) => message }),
})

export const headers = formHeaders

export default function SocialAccounts() {
  const { identities, settings } = useLoaderData<typeof loader>()
  // Where scripts run, each form says what became of it.
  const { done, refusal } = useFormOf('retrait')
  return (
    <Door
      title={socialTexts.accounts}
      lead={socialTexts.accountsIntro(identities.some(({ enabled }) => enabled))}
      side={null}
    >
      {done !== null && <Note tone="blue">{done as string}</Note>}
      {refusal?.message && <Note tone="red">{refusal.message}</Note>}
      <LinkedIdentities identities={identities} retour="/connexion/comptes" />
      <p className="door__foot">
        <Link className="more" to={settings}>
          {socialTexts.toSettings}
        </Link>
      </p>
    </Door>
  )
}
