import { lazy, useState } from 'react'
import { fetchedLate } from '#ui/fetched-late.ts'
import type { JobFacets } from './job-facets.tsx'

// Filters are chosen after a look at the list: it comes alive first, and they once their part is there.

let facets: typeof JobFacets | null = null

export const loadFacets = fetchedLate(async () => {
  facets = (await import('./job-facets.tsx')).JobFacets
  return { default: facets }
})

const LateFacets = lazy(loadFacets)

/** The filters. A page that was come to by a link has waited for them, and draws them at once. */
export const useFacets = (): typeof JobFacets | typeof LateFacets => useState(() => facets ?? LateFacets)[0]
