import { useEffect, useRef, useState } from 'react'

type Strip = {
  ref: React.RefObject<HTMLUListElement | null>
  /** The first entry in sight. */
  index: number
  /** Nothing more to see on that side. */
  atStart: boolean
  atEnd: boolean
  scrolls: boolean
  go: (index: number, behavior?: ScrollBehavior) => void
  /** One entry on or back; pressed twice while the row still moves, two. */
  step: (by: number) => void
}

/** A row of entries that scrolls sideways and stops at each: the browser moves it, this only says where it stands. */
export function useStrip(): Strip {
  const ref = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  const [state, setState] = useState({ index: 0, atStart: true, atEnd: false, scrolls: false })
  useEffect(() => {
    const list = ref.current
    if (!list) return undefined
    const look = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = list
      const next = {
        index: indexOf(list),
        atStart: scrollLeft < 2,
        atEnd: scrollLeft + clientWidth > scrollWidth - 2,
        scrolls: scrollWidth > clientWidth + 2,
      }
      setState((now) => (isSame(now, next) ? now : next))
    }
    // A finger or the wheel takes over from the buttons.
    const settle = (): void => void (wanted.current = null)
    const ends = ['scrollend', 'touchstart', 'wheel']
    look()
    list.addEventListener('scroll', look, { passive: true })
    for (const name of ends) list.addEventListener(name, settle, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(list)
    return () => {
      list.removeEventListener('scroll', look)
      for (const name of ends) list.removeEventListener(name, settle)
      resized.disconnect()
    }
  }, [])
  const go = (index: number, behavior: ScrollBehavior = 'auto'): void => {
    const list = ref.current
    if (!list) return
    const to = Math.max(0, Math.min(list.children.length - 1, index))
    wanted.current = behavior === 'instant' ? null : to
    list.scrollTo({ left: to * stepOf(list), behavior })
  }
  const step = (by: number): void => {
    // The row itself is asked: what was rendered last may be a moment behind it.
    if (ref.current) go((wanted.current ?? indexOf(ref.current)) + by)
  }
  return { ref, ...state, go, step }
}

const isSame = <T extends Record<string, unknown>>(a: T, b: T): boolean =>
  Object.keys(a).every((key) => a[key] === b[key])

const indexOf = (list: HTMLUListElement): number => Math.round(list.scrollLeft / stepOf(list))

/** From the beginning of one entry to that of the next. */
function stepOf(list: HTMLUListElement): number {
  const [first, second] = list.children as unknown as [HTMLElement?, HTMLElement?]
  return Math.max(1, first && second ? second.offsetLeft - first.offsetLeft : list.clientWidth)
}
