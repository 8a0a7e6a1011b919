import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

// As high as the header on a phone, which covers what is below it.
const HEADER = '-56px 0px 0px'

/** Whether something was scrolled past. */
export function useScrolledAway(place: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver(
      ([seen]) => seen && setAway(!seen.isIntersecting && seen.boundingClientRect.top < (seen.rootBounds?.top ?? 0)),
      { rootMargin: HEADER },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return away
}
