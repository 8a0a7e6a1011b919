import type { readSession } from '#features/accounts/accounts.contract.ts'
import type { OutputOf } from '#platform/contract.ts'

/** The signed-in person as every page knows them. */
export type Viewer = NonNullable<OutputOf<typeof readSession>['viewer']>

export type SignedInProps = { viewer: Viewer; place: 'bar' | 'phone' | 'drawer' | 'tabs' }
