import type { SearchIndex, SearchSchema } from '#search-engine/schema.ts'
import { startSearchWorker } from '#search-engine/worker/worker-index.ts'

/** The engine in a thread of its own. It is filled anew at every start, so nothing is kept on disk. */
export const openSearchIndex = (schema: SearchSchema): Promise<SearchIndex> => startSearchWorker({ schema, file: null })
