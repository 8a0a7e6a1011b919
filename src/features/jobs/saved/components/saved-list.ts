import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { ApiError, sendApi } from '#platform/fetch-api.ts'
import { showToast } from '#ui/toast.ts'
import { markedHere, setMark, useIsMarkedHere, useMarkedHere } from '../../components/job-marks.ts'
import { savingTexts as texts } from '../saving.texts.ts'
import type { removeSavedJob, saveJob } from '../saved-jobs.contract.ts'

// Whoever is signed in has one list on all devices: the page is made with it. Visitors have one in their browser.

/** The list of the account, as it became since the page was made. */
let since: readonly number[] | null = null
let sending = Promise.resolve()
let unsent = 0
const watchers = new Set<() => void>()
const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function show(list: typeof since): void {
  since = list
  for (const watcher of watchers) watcher()
}

/** What the server says: what is still on its way there is newer. */
export function showTold(list: typeof since): void {
  if (unsent === 0) show(list)
}

/** The account's list as the page was made with it; null for visitors. */
const useOwn = (): readonly number[] | null =>
  useRouteLoaderData<{ saved: readonly number[] | null }>('root')?.saved ?? null

function useSince(own: readonly number[] | null): readonly number[] | null {
  const now = useSyncExternalStore(
    watch,
    () => since,
    () => null,
  )
  return own && (now ?? own)
}

/** The numbers of the saved jobs, of the account or of this browser. */
export function useSavedJobs(): readonly number[] {
  const account = useSince(useOwn())
  const here = useMarkedHere('saved')
  return account ?? here
}

/** Whether one job is among them. Whoever shows many is not drawn anew for each. */
export function useIsSaved(id: number): boolean {
  const own = useOwn()
  const now = useSyncExternalStore(
    watch,
    () => since?.includes(id),
    () => undefined,
  )
  const here = useIsMarkedHere('saved', id)
  return own ? (now ?? own.includes(id)) : here
}

const changed = (list: readonly number[], id: number, saved: boolean): readonly number[] => {
  const others = list.filter((one) => one !== id)
  return saved ? [id, ...others] : others
}

const send = (id: number, saved: boolean): Promise<unknown> =>
  saved
    ? sendApi<typeof saveJob>('PUT', `/v1/saved-jobs/${id}`, {})
    : sendApi<typeof removeSavedJob>('DELETE', `/v1/saved-jobs/${id}`, {})

/** Shown at once, sent one after the other, and taken back where the server refuses. */
async function setOnAccount(list: readonly number[], id: number, saved: boolean): Promise<void> {
  show(changed(list, id, saved))
  unsent++
  const sent = sending.then(() => send(id, saved))
  sending = sent.then(
    () => undefined,
    () => undefined,
  )
  try {
    await sent
  } catch (error) {
    show(changed(since ?? list, id, !saved))
    const description = error instanceof ApiError ? error.message : texts.tryAgain
    showToast({ key: texts.title, tone: 'red', title: saved ? texts.notSaved : texts.notRemoved, description })
  } finally {
    unsent--
  }
}

/** Saves a job or takes it out again, on the account or in this browser. Gives how many there are then. */
export function useSetSaved(): (id: number, saved: boolean) => number {
  const own = useOwn()
  return (id, saved) => {
    if (own === null) {
      setMark('saved', id, saved)
      return markedHere('saved').length
    }
    void setOnAccount(since ?? own, id, saved)
    return (since ?? own).length
  }
}
