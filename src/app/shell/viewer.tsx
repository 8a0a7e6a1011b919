import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import type { readSession } from '#features/accounts/accounts.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ButtonLink } from '#ui/button.tsx'

export type Viewer = NonNullable<OutputOf<typeof readSession>['viewer']>
export type ViewerPlace = 'bar' | 'phone' | 'drawer'
type SignedInProps = { viewer: Viewer; place: ViewerPlace }

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
