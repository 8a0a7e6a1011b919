import type { SearchIndex } from '#search-engine/schema.ts'
import type { CollectionFeed } from './collection-feed.ts'

/** Worth a snapshot: so many changes, or a day with any. */
const MANY_CHANGES = 1_000
const SAVE_EVERY = 600_000
const DAY = 86_400_000
/** Up to so many documents a snapshot is written in less time than a stop may take. */
const CHEAP = 100_000

export type CollectionSnapshots = {
  /** Begins to save, unless a snapshot is being written already; writing it goes on in the background. */
  save: () => Promise<void>
  saveIfDue: () => Promise<void>
  /** The last one before the end, where it is cheap; then waits for what is being written. */
  finish: () => Promise<void>
}

/** Saves the index now and then, so that the next start finds it. That a snapshot fails is reported, and never in the way. */
export function keepSnapshots(
  index: SearchIndex,
  feed: CollectionFeed,
  report: (error: unknown) => void,
): CollectionSnapshots {
  let saving: Promise<void> | null = null
  let saved = 0
  let tried = performance.now()

  const unsaved = (): number => feed.changes() - saved
  const save = async (): Promise<void> => {
    // One at a time: the index must be captured as it is when it is marked.
    if (saving) return
    tried = performance.now()
    await feed.mark()
    const before = saved
    saved = feed.changes()
    saving = index
      .snapshot()
      .catch((error: unknown) => {
        saved = before
        report(error)
      })
      .finally(() => {
        saving = null
      })
  }
  return {
    save,
    saveIfDue: async () => {
      const age = performance.now() - tried
      if ((unsaved() >= MANY_CHANGES && age >= SAVE_EVERY) || (unsaved() > 0 && age >= DAY)) await save()
    },
    finish: async () => {
      await saving
      if (unsaved() > 0 && (await index.search({ limit: 0, count: [] })).total <= CHEAP) await save()
      await saving
    },
  }
}
