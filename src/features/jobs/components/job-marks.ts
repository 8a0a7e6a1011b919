import { useSyncExternalStore } from 'react'
import { MOST_SAVED } from '../saved/saved-jobs.rules.ts'

// Seen jobs stay in the browser, and so do those that a visitor saves until there is an account to keep them.

type Mark = 'saved' | 'seen'
const nothing: readonly number[] = []
const cache = new Map<Mark, readonly number[]>()
const listeners = new Set<() => void>()

function read(mark: Mark): readonly number[] {
  const known = cache.get(mark)
  if (known) return known
  let ids: readonly number[] = nothing
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`florin.${mark}`) ?? '[]')
    if (Array.isArray(kept) && kept.length > 0) ids = kept.filter((id) => Number.isInteger(id))
  } catch {
    // Private browsing, or something else wrote there: nothing is marked.
  }
  cache.set(mark, ids)
  return ids
}

function write(mark: Mark, ids: readonly number[]): void {
  cache.set(mark, ids.slice(-MOST_SAVED))
  try {
    localStorage.setItem(`florin.${mark}`, JSON.stringify(ids.slice(-MOST_SAVED)))
  } catch {
    // The mark then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Another page of this browser marked something. */
function elsewhere(): void {
  cache.clear()
  for (const listener of listeners) listener()
}

/** Calls after each change of a mark, here or in another page. */
function watchMarks(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', elsewhere)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', elsewhere)
  }
}

/** In the order in which they were marked. */
export const markedHere = (mark: Mark): readonly number[] => read(mark)

export const useMarkedHere = (mark: Mark): readonly number[] =>
  useSyncExternalStore(
    watchMarks,
    () => read(mark),
    () => nothing,
  )

/** The same of one job: what is marked elsewhere does not draw it anew. */
export const useIsMarkedHere = (mark: Mark, id: number): boolean =>
  useSyncExternalStore(
    watchMarks,
    () => read(mark).includes(id),
    () => false,
  )

export function setMark(mark: Mark, id: number, on: boolean): void {
  const others = read(mark).filter((one) => one !== id)
  write(mark, on ? [...others, id] : others)
}

export const forgetMarks = (mark: Mark): void => write(mark, nothing)

export function markSeen(id: number): void {
  if (!read('seen').includes(id)) setMark('seen', id, true)
}
