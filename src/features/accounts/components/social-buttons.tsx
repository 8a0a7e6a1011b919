import { useId } from 'react'
import { Link } from 'react-router'
import type { SocialProvider } from '../accounts.rules.ts'
import { socialTexts } from '../social.texts.ts'
import '../social.css'
import { ProviderMark } from './provider-mark.tsx'

type SocialButtonsProps = {
  providers: readonly { provider: SocialProvider; name: string; enabled: boolean }[]
  /** The page to come back to; the person's own space if there is none. */
  retour?: string | undefined
}

/** Links, not forms: the page's policy lets forms go nowhere but here. What is off stays in view and says so. */
export function SocialButtons({ providers, retour }: SocialButtonsProps) {
  const query = retour ? `?retour=${encodeURIComponent(retour)}` : ''
  return (
    <div className="social">
      {providers.map(({ provider, name, enabled }) =>
        enabled ? (
          <a
            key={provider}
            className="btn btn--outline btn--block"
            href={`/connexion/${provider}${query}`}
            rel="nofollow"
          >
            <ProviderMark provider={provider} />
            {socialTexts.continueWith(name)}
          </a>
        ) : (
          <OffButton key={provider} provider={provider} name={name} />
        ),
      )}
      {providers.some(({ enabled }) => enabled) && (
        <p className="hint">
          {socialTexts.firstTime} Voir nos <Link to="/cgu">{socialTexts.terms}</Link>.
        </p>
      )}
    </div>
  )
}

function OffButton({ provider, name }: { provider: SocialProvider; name: string }) {
  const reason = useId()
  return (
    <div>
      <button type="button" className="btn btn--outline btn--block" disabled aria-describedby={reason}>
        <ProviderMark provider={provider} />
        {socialTexts.continueWith(name)}
      </button>
      <p className="hint social__off" id={reason}>
        {socialTexts.off}
      </p>
    </div>
  )
}
