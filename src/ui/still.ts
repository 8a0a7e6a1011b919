import type { ReactElement, ReactNode } from 'react'
import { createElement } from 'react'

/** Characters of markup and of what it is kept by, some megabytes. */
const MOST_KEPT = 3_000_000

const kept = new Map<string, { element: ReactElement; size: number }>()
let size = 0
let draw: ((contents: ReactNode) => string) | null = null

/** Told by the server, once. Null: nothing is kept. */
export function drawStillWith(render: typeof draw): void {
  draw = render
}

function keep(key: string, element: ReactElement, html: string): void {
  const one = { element, size: key.length + html.length }
  kept.set(key, one)
  size += one.size
  for (const [oldest, old] of kept) {
    if (size <= MOST_KEPT) return
    kept.delete(oldest)
    size -= old.size
  }
}

/**
 * The element that `make` makes. For the server alone (`import.meta.env.SSR`), which keeps it, with the markup of its contents, by what it
 * shows, for everybody: `key` must tell all of that, since nothing else is looked at. What is drawn so knows nothing around it: no
 * context, no router, no `useId`. To be called after the hooks of whoever calls it.
 */
export function still(key: string, make: () => ReactElement<{ children?: ReactNode }>): ReactElement {
  if (!draw) return make()
  const known = kept.get(key)
  if (known) {
    // Those that are asked for stay longest.
    kept.delete(key)
    kept.set(key, known)
    return known.element
  }
  const { type, props } = make()
  const { children, ...attributes } = props
  const html = draw(children)
  const element = createElement(type, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
  keep(key, element, html)
  return element
}
