import type { ComponentType } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { LinkProps } from 'react-router'
import { MemoryRouter, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link, NavLink } from './link.tsx'

const at = (here: string, element: ReturnType<typeof createElement>): string =>
  renderToString(createElement(MemoryRouter, { initialEntries: [here] }, element))

const ADDRESSES =
  `/ /emploi /emploi?keywords=a%20b&page=2 /emploi?keywords=« /offre-emploi/12-x#postuler /a//b /a/../b /emploi? /emploi# //elsewhere.example
  https://elsewhere.example/x mailto:a@florin.example ?page=2 #top news . ..`.split(/\s+/)

test.each(ADDRESSES)('the server writes the link to %s as the router of the browser does', (to) => {
  for (const props of [
    { to },
    { to, className: 'more', 'aria-label': 'Voir', id: 'x' },
    { to, preventScrollReset: true, replace: true, state: { from: 1 }, target: '_blank', rel: 'noopener' },
    { to, reloadDocument: true, discover: 'none', prefetch: 'intent' },
  ] as LinkProps[]) {
    const written = (kind: ComponentType<LinkProps>) => at('/entreprise/3', createElement(kind, props, 'là'))
    expect(written(Link)).toBe(written(RouterLink))
  }
})

test.each(['/', '/emploi', '/Emploi/', '/emploi/rh', '/emplois'])('and one that knows whether one is at %s', (here) => {
  for (const props of [{ to: '/emploi' }, { to: '/emploi', end: true }, { to: '/news' }]) {
    const written = (kind: typeof NavLink) => at(here, createElement(kind, props, 'là'))
    expect(written(NavLink)).toBe(written(RouterNavLink as typeof NavLink))
  }
})
