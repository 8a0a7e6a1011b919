import { done } from '#platform/contract.ts'
import { createDailyReaders } from '#platform/server/daily-readers.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import { isRobot } from '#platform/server/robots.ts'
import type { Site } from '#platform/server/site.ts'
import { addView } from './articles.repository.ts'

/** Counts who reads articles: once a day for each reader, robots and administrators not at all. */
export function createViewing(site: Pick<Site, 'db'>) {
  const readers = createDailyReaders<true>()
  return async (id: number, actor: Actor, from: Pick<Exchange, 'address' | 'agent'>) => {
    const counts = !isRobot(from.agent) && actor.role !== 'administrator'
    if (counts && readers.first(`article ${id}`, { actor, from }, true) !== null) await addView(site.db, id, new Date())
    return done('Noté.')
  }
}
