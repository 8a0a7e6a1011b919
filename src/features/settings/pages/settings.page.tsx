import { Download } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData, useLocation } from 'react-router'
import { PhotoCard } from '#features/members/components/photo-card.tsx'
import { readNotificationChoices } from '#features/notifications/notifications.contract.ts'
import { apiContext } from '#platform/render-context.ts'
import { Icon } from '#ui/icon.tsx'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { listSessions, readAccount } from '#features/accounts/own-account.contract.ts'
import { DangerSection } from '../components/danger-section.tsx'
import { InformationSection } from '../components/information-section.tsx'
import { LinkedIdentities } from '#features/accounts/social/components/linked-identities.tsx'
import { NotificationsSection } from '../components/notifications-section.tsx'
import { PasskeysCard } from '../components/passkeys-card.tsx'
import { PasswordCard } from '../components/password-card.tsx'
import { SecondFactorCard } from '../components/second-factor-card.tsx'
import { SessionsSection } from '../components/sessions-section.tsx'
import { SettingsNav } from '../components/settings-nav.tsx'
import { readSecondFactor } from '#features/accounts/second-factor/second-factor.contract.ts'
import { settingsAction } from '../settings.action.ts'
import { isSettingsForm } from '../settings.rules.ts'
import { dataTexts, settingsTexts } from '../settings.texts.ts'
import { listIdentities } from '#features/accounts/social/social.contract.ts'
import { socialTexts } from '#features/accounts/social/social.texts.ts'
import '../settings.css'

export const meta: MetaFunction = () => [
  { title: `${settingsTexts.title} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [account, { viewer }, factor, identities, sessions, choices] = await Promise.all([
    api(readAccount, {}),
    api(readSession, {}),
    api(readSecondFactor, {}),
    api(listIdentities, {}),
    api(listSessions, {}),
    api(readNotificationChoices, {}),
  ])
  const asked = new URL(request.url).searchParams
  const named = asked.get('fait')
  const done = isSettingsForm(named) ? named : null
  // Where an administrator is led who may not go on without it.
  const needed = asked.has('besoin') && !factor.totp
  return {
    account,
    viewer,
    factor,
    identities: identities.data,
    sessions: sessions.data,
    choices: choices.data,
    done,
    needed,
  }
}

export const action = settingsAction

export default function Settings() {
  const { account, viewer, factor, identities, sessions, choices, needed } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const hasPassword = account.has_password
  const here = sessions.find(({ current }) => current)?.device ?? ''
  return (
    <div className="wrap set">
      <header className="set__top">
        <h1 className="display">{settingsTexts.title}</h1>
        <p className="muted">{settingsTexts.lead}</p>
      </header>
      <SettingsNav />
      <div className="set__main">
        <InformationSection account={account}>{viewer && <PhotoCard {...viewer} />}</InformationSection>
        <section id="securite" className="set__sec" aria-labelledby="securite-titre">
          <h2 id="securite-titre">{settingsTexts.sections.securite}</h2>
          <PasswordCard account={account} />
          <SecondFactorCard factor={factor} hasPassword={hasPassword} needed={needed} />
          <PasskeysCard passkeys={factor.passkeys} hasPassword={hasPassword} suggestion={here} />
          <section className="card card--pad set__card" aria-labelledby="comptes-associes">
            <h3 id="comptes-associes">{socialTexts.accounts}</h3>
            <p className="muted">{socialTexts.accountsIntro(identities.some(({ enabled }) => enabled))}</p>
            <LinkedIdentities identities={identities} retour={pathname} />
          </section>
        </section>
        <SessionsSection sessions={sessions} />
        <NotificationsSection choices={choices} />
        <section id="donnees" className="set__sec" aria-labelledby="donnees-titre">
          <h2 id="donnees-titre">{settingsTexts.sections.donnees}</h2>
          <div className="card card--pad set__card">
            <p className="muted">{dataTexts.note}</p>
            <div>
              <a className="btn btn--outline" href={`${pathname}/export`} download>
                <Icon of={Download} small />
                {dataTexts.button}
              </a>
            </div>
          </div>
        </section>
        <DangerSection account={account} />
      </div>
    </div>
  )
}
