import { useFetcher } from 'react-router'
import { formatDate } from '#platform/french.ts'
import { Button } from '#ui/button.tsx'
import type { LinkedIdentity } from '../social.contract.ts'
import { socialTexts } from '../social.texts.ts'
import '../social.css'
import { ProviderMark } from './provider-mark.tsx'

type LinkedIdentitiesProps = {
  identities: readonly LinkedIdentity[]
  /** The page this stands on, to come back to. */
  retour: string
}

/** Sites that open the account: each can be added, by the password, and given up while another way in stays. */
export function LinkedIdentities({ identities, retour }: LinkedIdentitiesProps) {
  return (
    <ul className="ways">
      {identities.map((identity) => (
        <Identity key={identity.provider} identity={identity} retour={retour} />
      ))}
    </ul>
  )
}

/** What `/connexion/comptes` answers a change with. */
export type IdentityAnswer = { message?: string; error?: string }

function Identity({ identity, retour }: { identity: LinkedIdentity; retour: string }) {
  const { provider, name, enabled, linked_at } = identity
  const fetcher = useFetcher<IdentityAnswer>()
  return (
    <li>
      <ProviderMark provider={provider} />
      <p className="ways__name">
        <b>{name}</b>
        <span className="hint">{stateOf(identity)}</span>
        <span className="vh" role="status">
          {fetcher.data?.message}
        </span>
        {fetcher.data?.error && (
          <span className="err" role="alert">
            {fetcher.data.error}
          </span>
        )}
      </p>
      {linked_at !== null && (
        <fetcher.Form method="post" action="/connexion/comptes">
          <input type="hidden" name="site" value={provider} />
          <Button variant="outline" size="small" type="submit" busy={fetcher.state === 'idle' ? false : 'Un instant…'}>
            {socialTexts.unlink} <span className="vh">{name}</span>
          </Button>
        </fetcher.Form>
      )}
      {linked_at === null && enabled && (
        <a
          className="btn btn--outline btn--sm"
          href={`/connexion/${provider}?retour=${encodeURIComponent(retour)}`}
          rel="nofollow"
        >
          {socialTexts.link} <span className="vh">{name}</span>
        </a>
      )}
    </li>
  )
}

function stateOf({ linked_at, enabled }: LinkedIdentity): string {
  if (linked_at !== null) return socialTexts.since(formatDate(new Date(linked_at)))
  return enabled ? socialTexts.notLinked : socialTexts.off
}
