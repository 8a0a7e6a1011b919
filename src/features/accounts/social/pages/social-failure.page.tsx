import type { ComponentProps } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Door } from '../../components/door.tsx'
import { SocialButtons } from '../components/social-buttons.tsx'
import { listSocial } from '../social.contract.ts'
import { isSocialProvider, providerNames } from '../social.rules.ts'
import type { Failure } from '../social.texts.ts'
import { failures, isFailure, socialTexts } from '../social.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${failures[loaderData?.reason ?? 'provider_failed'].title} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const told = searchParams.get('motif') ?? ''
  const site = searchParams.get('site') ?? ''
  const { data } = await context.get(apiContext)(listSocial, {})
  const providers = data.some(({ enabled }) => enabled) ? data : []
  const reason = isFailure(told) ? told : 'provider_failed'
  return {
    // Where no site is on, there is nothing to try again.
    reason: providers.length === 0 && isTriedAgain(reason) ? ('provider_off' as const) : reason,
    site: isSocialProvider(site) ? providerNames[site] : socialTexts.anySite,
    providers,
  }
}

const isTriedAgain = (reason: Failure): boolean => reason === 'provider_failed' || reason === 'attempt_over'

export default function SocialFailure() {
  const { reason, site, providers } = useLoaderData<typeof loader>()
  const { title, text } = failures[reason]
  // These happen to whoever is signed in.
  const own = reason === 'identity_taken' || reason === 'identity_exists'
  return (
    <Door title={title}>
      <Note tone="amber">{text(site)}</Note>
      {own ? (
        <ButtonLink to="/connexion/comptes" size="large" block>
          {socialTexts.toAccounts}
        </ButtonLink>
      ) : (
        <Ways providers={providers} />
      )}
    </Door>
  )
}

function Ways({ providers }: Pick<ComponentProps<typeof SocialButtons>, 'providers'>) {
  return (
    <>
      {providers.length > 0 && <SocialButtons providers={providers} />}
      <ButtonLink to="/login" size="large" block>
        {socialTexts.byPassword}
      </ButtonLink>
      <ButtonLink to="/signup" size="large" variant="outline" block>
        {socialTexts.signUp}
      </ButtonLink>
    </>
  )
}
