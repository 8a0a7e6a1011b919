import type { Plugin } from 'vite'

// What no browser of ours does with the router, which works as a server, in other frameworks' pages and for developers too.

const LIB = '/react-router/dist/production/lib/'

// The router can report what it does to whoever asks; nobody does here. Its server's part names the last two.
const UNWATCHED = `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined`

type Swap = [text: string, instead: string]

// In each file, what is decided beforehand. What is then never reached, the build leaves out.
const DECIDED: Record<string, Swap[]> = {
  'dom/ssr/components.js': [
    // Only the server writes the scripts that begin a page.
    ['!isStatic ?', 'true ?'],
    ['staticContext ?', 'false ?'],
    // No link of ours fetches its page ahead.
    [
      'function usePrefetchBehavior(prefetch, theirElementProps) {',
      'function usePrefetchBehavior() {\nreturn [false, undefined, {}]',
    ],
    ['function PrefetchPageLinks({ page, ...linkProps }) {', 'function PrefetchPageLinks() {\nreturn null'],
    // No page of ours is made of React's server components.
    ['let isRSCRouterContext = useIsRSCRouterContext();', 'const isRSCRouterContext = false'],
  ],
  'hooks.js': [
    ['if (this.context && typeof error', 'if (false && typeof error'],
    ['if (this.context) return', 'if (false) return'],
  ],
  // It would keep a router that nobody draws.
  'dom/lib.js': [['HistoryRouter.displayName = "unstable_HistoryRouter";', '']],
}

/** Leaves out of what browsers get of the router what never runs there. A router that is written otherwise fails the build. */
export function routerForBrowsers(): Plugin {
  return {
    name: 'florin:router-for-browsers',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith(`${LIB}router/instrumentation.js`) ? UNWATCHED : null),
    transform(code, id) {
      const swaps = DECIDED[id.split(LIB)[1] ?? '']
      if (!swaps) return null
      let decided = code
      for (const [text, instead] of swaps) {
        const [before, after, ...more] = decided.split(text)
        if (after === undefined || more.length > 0) this.error(`the router no longer says once: ${text}`)
        decided = before + instead + after
      }
      return { code: decided, map: null }
    },
  }
}
