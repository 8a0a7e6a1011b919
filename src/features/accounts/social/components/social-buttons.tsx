import { useId } from 'react'
import { Link } from 'react-router'
import type { SocialProvider } from '../../accounts.rules.ts'
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
  const on = providers.filter(({ enabled }) => enabled)
  const off = providers.filter(({ enabled }) => !enabled)
  return (
    <div className="social">
      {on.map(({ provider, name }) => (
        <a
          key={provider}
          className="btn btn--outline btn--block"
          href={`/connexion/${provider}${query}`}
          rel="nofollow"
        >
          <ProviderMark provider={provider} />
          {socialTexts.continueWith(name)}
        </a>
      ))}
      {on.length > 0 && (
        <p className="hint">
          {socialTexts.firstTime}
          <Link to="/cgu">{socialTexts.terms}</Link>.
        </p>
      )}
      {off.length > 0 && <OffButtons providers={off} />}
    </div>
  )
}

/** One short row with one reason, so that what cannot be used does not stand in the way of what can. */
function OffButtons({ providers }: Pick<SocialButtonsProps, 'providers'>) {
  const reason = useId()
  return (
    <div>
      <div className="social__row">
        {providers.map(({ provider, name }) => (
          <button
            key={provider}
            type="button"
            className="btn btn--outline"
            disabled
            aria-label={socialTexts.continueWith(name)}
            aria-describedby={reason}
          >
            <ProviderMark provider={provider} />
            {name}
          </button>
        ))}
      </div>
      <p className="hint social__off" id={reason}>
        {socialTexts.off}
      </p>
    </div>
  )
}
