import type { Changes } from './changes.ts'

/** How often each topic has changed so far. */
export type Versions = Readonly<Record<string, number>>

/** Counts changes by topic: what was made while none of its topics changed is as good as new. */
export function countChanges<Topic extends string>(
  changes: Changes,
  topics: readonly Topic[],
): () => Readonly<Record<Topic, number>> {
  let versions = Object.fromEntries(topics.map((topic) => [topic, 0])) as Record<Topic, number>
  changes.on(topics, (news) => {
    const changed = new Set<string>(news ? news.map(({ topic }) => topic) : topics)
    versions = { ...versions }
    for (const topic of topics) if (changed.has(topic)) versions[topic]++
  })
  return () => versions
}
