import type { readSession } from '#features/accounts/accounts.contract.ts'
import type { readOwnCompany } from '#features/employer/employer.contract.ts'
import type { OutputOf } from '#platform/contract.ts'

/** The signed-in person as every page knows them. */
export type Viewer = NonNullable<OutputOf<typeof readSession>['viewer']>

/** The company that a recruiter works for, if one has taken them in. */
export type OwnCompany = OutputOf<typeof readOwnCompany>['company']

export type SignedInProps = {
  viewer: Viewer
  place: 'bar' | 'phone' | 'drawer' | 'tabs' | 'client'
  company?: OwnCompany
}
