import { formatDate } from '#platform/french.ts'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
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
    <ul className="social-ways">
      {identities.map((identity) => (
        <Identity key={identity.provider} identity={identity} retour={retour} />
      ))}
    </ul>
  )
}

function Identity({ identity, retour }: { identity: LinkedIdentity; retour: string }) {
  const { provider, name, enabled, linked_at } = identity
  return (
    <li>
      <ProviderMark provider={provider} />
      <p className="social-ways__name">
        <b>{name}</b>
        <span className="hint">{stateOf(identity)}</span>
      </p>
      {linked_at !== null && (
        <PostForm apart action="/connexion/comptes" name="retrait">
          <input type="hidden" name="provider" value={provider} />
          <SubmitButton variant="outline" size="small" busy="Un instant…">
            {socialTexts.unlink} <span className="vh">{name}</span>
          </SubmitButton>
          <Said />
        </PostForm>
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

const Said = () => (
  <span className="vh" role="status">
    {useFormState().done as string | null}
  </span>
)

function stateOf({ linked_at, enabled }: LinkedIdentity): string {
  if (linked_at !== null) return socialTexts.since(formatDate(new Date(linked_at)))
  return enabled ? socialTexts.notLinked : socialTexts.off
}
