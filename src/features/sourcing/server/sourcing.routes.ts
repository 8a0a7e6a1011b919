import type { Elsewhere } from '#features/members/server/viewer.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as listsContract from '../profile-lists.contract.ts'
import * as contract from '../sourcing.contract.ts'
import * as lists from './profile-lists.ts'
import { searchProfiles } from './profile-search.ts'
import { openedBy, unlockProfile } from './unlocking.ts'

export const sourcingRoutes = (site: Site, index: IndexedCollection, elsewhere: Elsewhere): Served[] => [
  serve(contract.searchProfiles, (asked, actor) => searchProfiles(site.db, index, elsewhere, actor, asked)),
  serve(contract.unlockProfile, ({ id }, actor) => unlockProfile(site, elsewhere, actor, id)),
  serve(contract.listOpenedBy, (_, { accountId }) => openedBy(site.db, accountId)),
  serve(listsContract.listProfileLists, (_, actor) => lists.readLists(site.db, actor)),
  serve(listsContract.createProfileList, (asked, actor) => lists.createList(site.db, actor, asked)),
  serve(listsContract.renameProfileList, (asked, actor) => lists.renameList(site.db, actor, asked)),
  serve(listsContract.deleteProfileList, ({ id }, actor) => lists.deleteList(site.db, actor, id)),
  serve(listsContract.readProfileList, (asked, actor) => lists.readList(site.db, elsewhere, actor, asked)),
  serve(listsContract.keepInList, (asked, actor) => lists.keepInList(site.db, actor, asked)),
  serve(listsContract.removeFromList, (asked, actor) => lists.removeFromList(site.db, actor, asked)),
  serve(listsContract.listProfileSearches, (_, actor) => lists.readSearches(site.db, actor)),
  serve(listsContract.saveProfileSearch, (asked, actor) => lists.saveSearch(site.db, actor, asked)),
  serve(listsContract.deleteProfileSearch, ({ id }, actor) => lists.forgetSearch(site.db, actor, id)),
]
