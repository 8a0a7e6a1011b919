import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
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

export const SignedIn = (props: SignedInProps) => (
  <Suspense>
    <ViewerMenu {...props} />
  </Suspense>
)
