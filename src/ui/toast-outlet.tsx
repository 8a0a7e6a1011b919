import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchedLate } from './fetched-late.ts'

const Toaster = lazy(fetchedLate(() => import('./toaster.tsx')))

/** Stands on every page and weighs nothing until the first toast. */
export function ToastOutlet() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = (): void => setWanted(true)
    document.addEventListener('florin:toast', want)
    return () => document.removeEventListener('florin:toast', want)
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
