import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { SignedInProps } from './viewer.ts'

export const SignInLinks = () => (
  <>
    <ButtonLink variant="ghost" to="/login">
      Se connecter
    </ButtonLink>
    <ButtonLink to="/signup">Inscription</ButtonLink>
  </>
)

// Visitors never load what only signed-in people see. Where it cannot be had, the page goes on without.
const ViewerMenu = lazy((): Promise<{ default: ComponentType<SignedInProps> }> =>
  import('./viewer-menu.tsx').catch(() => ({ default: () => null })),
)

const TermsBanner = lazy((): Promise<{ default: ComponentType<{ accepted: string | null }> }> =>
  import('./terms-banner.tsx').catch(() => ({ default: () => null })),
)

/** Only for members whose terms are not those in force. */
export const TermsToAccept = ({ viewer: { accepted_terms: accepted } }: Pick<SignedInProps, 'viewer'>) =>
  accepted === TERMS_VERSION ? null : (
    <Suspense>
      <TermsBanner accepted={accepted} />
    </Suspense>
  )

export const SignedIn = (props: SignedInProps) => (
  <Suspense>
    <ViewerMenu {...props} />
  </Suspense>
)
