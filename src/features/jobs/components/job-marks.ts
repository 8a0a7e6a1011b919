import { useSyncExternalStore } from 'react'

// Saved and seen offers of a visitor stay in the browser until there is an account to keep them.

type Mark = 'saved' | 'seen'
const MOST = 500
const nothing: readonly number[] = []
const cache = new Map<Mark, readonly number[]>()
const listeners = new Set<() => void>()

function read(mark: Mark): readonly number[] {
  const known = cache.get(mark)
  if (known) return known
  let ids: readonly number[] = nothing
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`florin.${mark}`) ?? '[]')
    if (Array.isArray(kept)) ids = kept.filter((id) => Number.isInteger(id))
  } catch {
    // Private browsing, or something else wrote there: nothing is marked.
  }
  cache.set(mark, ids)
  return ids
}

function write(mark: Mark, ids: readonly number[]): void {
  cache.set(mark, ids.slice(-MOST))
  try {
    localStorage.setItem(`florin.${mark}`, JSON.stringify(ids.slice(-MOST)))
  } catch {
    // The mark then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (): void => {
    cache.clear()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', elsewhere)
  }
}

export const savedOffers = (): readonly number[] => read('saved')

const useMarks = (mark: Mark): readonly number[] =>
  useSyncExternalStore(
    subscribe,
    () => read(mark),
    () => nothing,
  )

export const useSavedOffers = (): readonly number[] => useMarks('saved')

export const useMarked = (mark: Mark, id: number): boolean => useMarks(mark).includes(id)

/** Saves an offer or takes it out again; the newest first in the list of saved ones. */
export function setSaved(id: number, saved: boolean): void {
  const others = read('saved').filter((one) => one !== id)
  write('saved', saved ? [...others, id] : others)
}

export function markSeen(id: number): void {
  if (!read('seen').includes(id)) write('seen', [...read('seen'), id])
}
