import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { LiveJobs } from './live-counts.service.ts'
import { memoCounts, memoLive } from './live-counts.service.ts'
import * as jobs from './jobs.repository.ts'

const SKILLS_FOR = 300_000
const MOST_SKILLS = 1_000
// However many jobs there are: what so many ask for is what the trade asks for.
const NEWEST = 10_000

const inCountry = (country: number | null) => ({ facets: { country: country === null ? [] : [country] }, count: [] })

/** The skills that the newest live jobs ask for most, with the number of these: those that can complete something. */
export const wantedSkills = memoLive(SKILLS_FOR, async ({ db, jobs: index }: LiveJobs, country: number | null) => {
  const { ids } = await index.search({ ...inCountry(country), limit: NEWEST })
  const counts = new Map<string, number>()
  for (const { skills } of await jobs.findSkills(db, ids))
    for (const skill of new Set(skills)) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts]
    .map(([skill, count]) => ({ skill, count }))
    .toSorted((a, b) => b.count - a.count || (a.skill < b.skill ? -1 : 1))
    .slice(0, MOST_SKILLS)
})

/** The counts of a country, by skill. */
const keptAsking = memoCounts(
  async (_index: IndexedCollection, _country: number | null) => new Map<string, Promise<number>>(),
)

/** How many live jobs ask for a skill, as the index knows it: each of them, not the newest alone. */
export async function countAsking({ jobs: index }: LiveJobs, skill: string, country: number | null): Promise<number> {
  const asking = await keptAsking(index, country)
  const known = asking.get(skill)
  if (known !== undefined) return known
  const keywords = `"${skill.replaceAll(/["«»“”]/g, ' ')}"`
  const counted = index
    .search({ ...inCountry(country), keywords, within: ['skills'], limit: 0 })
    .then(({ total }) => total)
  asking.set(skill, counted)
  counted.catch(() => asking.delete(skill))
  return counted
}
