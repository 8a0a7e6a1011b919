import { createRequestHandler } from 'react-router'
import type { RequestHandler, ServerBuild } from 'react-router'

// The first part of an address as pages write it. Whatever is written otherwise is left to the whole router.
const FIRST = /^\/([a-z\d-]*)(?=\/|$)/

/** The first part of a page's own path. Null where it is no fixed one: such a page may answer to any address. */
function firstOf(path: string | undefined): string | null {
  const first = /^\/?([^/]*)/.exec(path ?? '')![1]!
  return /^[a-z\d-]*$/.test(first) ? first : null
}

/**
 * The router goes through the paths of all pages several times for each request. Here it goes through those that begin as the address does;
 * the home page, which it tells every browser about, and those that may answer to anything are always among them.
 */
export function createPageRouter(build: ServerBuild | (() => Promise<ServerBuild>), dev: boolean): RequestHandler {
  const mode = dev ? 'development' : 'production'
  const whole = createRequestHandler(build, mode)
  // In development pages come and go.
  if (typeof build === 'function') return whole
  const firsts = new Map(Object.values(build.routes).map((route) => [route!.id, firstOf(route!.path)]))
  const known = new Set(firsts.values())
  const routers = new Map<string, RequestHandler>()
  return (request, context) => {
    const first = FIRST.exec(new URL(request.url).pathname)?.[1]
    if (first === undefined || !known.has(first)) return whole(request, context)
    const router = routers.get(first) ?? createRequestHandler(partOf(build, firsts, first), mode)
    routers.set(first, router)
    return router(request, context)
  }
}

function partOf(build: ServerBuild, firsts: ReadonlyMap<string, string | null>, first: string): ServerBuild {
  const among = (id: string): boolean => [first, '', null].includes(firsts.get(id) ?? null)
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).filter(([id]) => among(id))) }
}
