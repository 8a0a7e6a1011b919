import type { Elsewhere } from '#features/members/server/viewer.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Served, SignedIn } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as listsContract from '../profile-lists.contract.ts'
import * as contract from '../sourcing.contract.ts'
import * as lists from './profile-lists.ts'
import { numbersOf } from './profile-numbers.ts'
import { searchProfiles } from './profile-search.ts'
import { openedBy, unlockProfile } from './unlocking.ts'

/** Nobody outside learns the number of a profile's page from here: in and out they are those of the company. */
const meantBy = ({ secret }: Site, actor: SignedIn, id: number): number => numbersOf(secret, actor).meant(id)

function numbered<P extends { id: number }>({ secret }: Site, actor: SignedIn, profiles: P[]): P[] {
  const { shown } = numbersOf(secret, actor)
  return profiles.map((profile) => ({ ...profile, id: shown(profile.id) }))
}

export const sourcingRoutes = (site: Site, index: IndexedCollection, elsewhere: Elsewhere): Served[] => [
  serve(contract.searchProfiles, async (asked, actor) => {
    const found = await searchProfiles(site.db, index, elsewhere, actor, asked)
    return { ...found, data: numbered(site, actor, found.data) }
  }),
  serve(contract.unlockProfile, async ({ id }, actor) => {
    const { profile, ...unlocked } = await unlockProfile(site, elsewhere, actor, meantBy(site, actor, id))
    return { ...unlocked, profile: { ...profile, id } }
  }),
  serve(contract.listOpenedBy, (_, { accountId }) => openedBy(site.db, accountId)),
  serve(listsContract.listProfileLists, (_, actor) => lists.readLists(site.db, actor)),
  serve(listsContract.createProfileList, ({ name, profile }, actor) =>
    lists.createList(site.db, actor, { name, profile: profile && meantBy(site, actor, profile) }),
  ),
  serve(listsContract.renameProfileList, (asked, actor) => lists.renameList(site.db, actor, asked)),
  serve(listsContract.deleteProfileList, ({ id }, actor) => lists.deleteList(site.db, actor, id)),
  serve(listsContract.readProfileList, async (asked, actor) => {
    const list = await lists.readList(site.db, elsewhere, actor, asked)
    return { ...list, data: numbered(site, actor, list.data) }
  }),
  serve(listsContract.keepInList, ({ profile, ...asked }, actor) =>
    lists.keepInList(site.db, actor, { ...asked, profile: meantBy(site, actor, profile) }),
  ),
  serve(listsContract.removeFromList, ({ profile, ...asked }, actor) =>
    lists.removeFromList(site.db, actor, { ...asked, profile: meantBy(site, actor, profile) }),
  ),
  serve(listsContract.listProfileSearches, (_, actor) => lists.readSearches(site.db, actor)),
  serve(listsContract.saveProfileSearch, (asked, actor) => lists.saveSearch(site.db, actor, asked)),
  serve(listsContract.deleteProfileSearch, ({ id }, actor) => lists.forgetSearch(site.db, actor, id)),
]
