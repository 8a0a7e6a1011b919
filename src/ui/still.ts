import type { ReactElement, ReactNode } from 'react'
import { createElement } from 'react'

/** Characters of markup and of what it is kept by, some megabytes. */
const MOST_KEPT = 3_000_000

const kept = new Map<string, string>()
let size = 0
let draw: ((contents: ReactNode) => string) | null = null

/** Told by the server, once. Null: nothing is kept. */
export function drawStillWith(render: typeof draw): void {
  draw = render
}

function keep(key: string, html: string): void {
  kept.set(key, html)
  size += key.length + html.length
  for (const [oldest, { length }] of kept) {
    if (size <= MOST_KEPT) return
    kept.delete(oldest)
    size -= oldest.length + length
  }
}

/**
 * The same element. For the server alone (`import.meta.env.SSR`), which keeps the markup of its contents by what they show, for everybody:
 * `key` must tell all of that, since nothing else is looked at. What is drawn so knows nothing around it: no context, no router, no `useId`.
 * To be called after the hooks of whoever calls it.
 */
export function still(key: string, element: ReactElement<{ children?: ReactNode }>): ReactElement {
  if (!draw) return element
  const { children, ...attributes } = element.props
  let html = kept.get(key)
  if (html === undefined) {
    html = draw(children)
    keep(key, html)
  } else {
    // Those that are asked for stay longest.
    kept.delete(key)
    kept.set(key, html)
  }
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
