import type { OutputOf } from '#platform/contract.ts'
import type { listProfileLists } from '../profile-lists.contract.ts'
import type { searchProfiles } from '../sourcing.contract.ts'

export type Profile = OutputOf<typeof searchProfiles>['data'][number]
export type OwnLists = OutputOf<typeof listProfileLists>['data']
