import type { ComponentType } from 'react'
import type { LinkProps } from 'react-router'
import { createPath, Link as RouterLink, NavLink as RouterNavLink, resolvePath, useLocation } from 'react-router'

// What the router would write otherwise than it is given: an address with « // » or « /. » in it, or nothing after its last mark.
const UNUSUAL = /\/[/.]|[?#]$/

/**
 * A link as the server writes it: an address of the site needs none of what the router works out to follow it. The same markup as the
 * router's own link, which browsers have.
 */
function WrittenLink(props: LinkProps) {
  const { to, discover = 'render' } = props
  if (typeof to !== 'string' || !to.startsWith('/') || to.startsWith('//')) return <RouterLink {...props} />
  const {
    to: _to,
    discover: _discover,
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    mask: _mask,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    target,
    children,
    ...rest
  } = props
  const href = UNUSUAL.test(to) ? createPath(resolvePath(to)) : to
  return (
    <a {...rest} href={href} target={target} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  )
}

type WrittenNavLinkProps = Pick<LinkProps, 'onClick' | 'children'> & { to: string; end?: boolean }

/** The same of a link that knows whether one is there. */
function WrittenNavLink({ end = false, ...link }: WrittenNavLinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const to = link.to.toLowerCase()
  const active = here === to || (!end && here.startsWith(`${to}/`))
  return <WrittenLink aria-current={active ? 'page' : undefined} className={active ? 'active' : ''} {...link} />
}

export const Link = import.meta.env.SSR ? WrittenLink : RouterLink
export const NavLink: ComponentType<WrittenNavLinkProps> = import.meta.env.SSR ? WrittenNavLink : RouterNavLink
