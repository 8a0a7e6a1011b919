import { profileCollection } from '#features/sourcing/server/profile-collection.ts'
import { SearchEngine } from '#search-engine/engine.ts'
import { hashText } from '#platform/random.ts'
import { hashSchema } from '#search-engine/schema.ts'
import { loadSnapshot, saveSnapshot } from '#search-engine/snapshot.ts'
import { corpusProfile, profileQueries } from '../../tests/search-engine/profile-corpus.ts'
import { bestTimes, QUERIES } from './engine.ts'

const { schema } = profileCollection

/** Changes with the profiles and with how they are analysed. */
export const profilesKey = (profiles: number): string =>
  [profiles, hashSchema(schema), hashText(JSON.stringify([corpusProfile(0), corpusProfile(profiles - 1)]))]
    .map((number) => number.toString(36))
    .join('-')

/** Builds the index of profiles and leaves it as a snapshot. */
export async function fillProfiles(file: string, profiles: number): Promise<{ seconds: number }> {
  const began = performance.now()
  const engine = new SearchEngine(schema, { deltaSize: 16_384 })
  for (let from = 0; from < profiles; from += 1_000) {
    const count = Math.min(1_000, profiles - from)
    const batch = Array.from({ length: count }, (_, index) => corpusProfile(from + index))
    engine.apply(batch.map((document) => ({ kind: 'put', document })))
    engine.compact(Infinity)
  }
  engine.compactAll()
  await saveSnapshot(file, engine, () => Promise.resolve())
  return { seconds: (performance.now() - began) / 1_000 }
}

/** Milliseconds of each Boolean search with all facets. */
export function measureProfiles(file: string): { times: number[]; found: number } {
  const engine = new SearchEngine(schema, loadSnapshot(file, schema)!)
  const queries = profileQueries(QUERIES)
  const found = queries.filter((query) => engine.search(query).total > 0).length
  return { times: [...bestTimes(queries, (query) => engine.search(query)).values()], found }
}
