import type { ComponentProps } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { SocialButtons } from '../components/social-buttons.tsx'
import { listSocial } from '../social.contract.ts'
import { isSocialProvider, providerNames } from '../social.rules.ts'
import { failures, isFailure, socialTexts } from '../social.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${failures[loaderData?.reason ?? 'provider_failed'].title} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const reason = searchParams.get('motif') ?? ''
  const site = searchParams.get('site') ?? ''
  const { data } = await context.get(apiContext)(listSocial, {})
  return {
    reason: isFailure(reason) ? reason : ('provider_failed' as const),
    site: isSocialProvider(site) ? providerNames[site] : socialTexts.anySite,
    providers: data,
  }
}

export default function SocialFailure() {
  const { reason, site, providers } = useLoaderData<typeof loader>()
  const { title, text } = failures[reason]
  // These happen to whoever is signed in.
  const own = reason === 'identity_taken' || reason === 'identity_exists'
  return (
    <div className="wrap sec">
      <div className="card pad stack gate">
        <h1 className="display">{title}</h1>
        <Note tone="amber">{text(site)}</Note>
        {own ? (
          <ButtonLink to="/connexion/comptes">{socialTexts.toAccounts}</ButtonLink>
        ) : (
          <Ways providers={providers} />
        )}
      </div>
    </div>
  )
}

function Ways({ providers }: Pick<ComponentProps<typeof SocialButtons>, 'providers'>) {
  return (
    <>
      <SocialButtons providers={providers} />
      <div className="row">
        <ButtonLink to="/login">{socialTexts.byPassword}</ButtonLink>
        <ButtonLink to="/signup" variant="outline">
          {socialTexts.signUp}
        </ButtonLink>
      </div>
    </>
  )
}
