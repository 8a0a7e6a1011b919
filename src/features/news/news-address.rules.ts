import { listAddress } from '#platform/list-address.ts'
import { LONGEST_SEARCH } from './news.rules.ts'

/** The address of the list of articles: words, in one category or in all of them, or else a dossier. */
export const newsList = listAddress({
  search: { longest: LONGEST_SEARCH },
  category_id: { ids: true },
  dossier: { ids: true },
})
