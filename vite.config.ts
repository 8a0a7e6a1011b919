import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

// What the frame of every page and the search fields draw with.
const SHELL = new RegExp(
  [
    // What only signed-in people see is a file of its own, and so is what few visits come to.
    /src\/app\/(root|shell\/(?!lost-page|next-try|viewer-menu|unread|live-unread|terms-banner|client-menu))/,
    /src\/platform\/(french|random|settle)\.ts$/,
    /src\/features\/jobs\/components\/job-suggest-field/,
    /src\/ui\/(button|icon|engraving|waiting|chip|theme-switch|toast-outlet|suggest-field)\.tsx?$/,
    /lucide\/dist\/esm\/icons\/(search|map-pin|arrow-right)\.mjs$/,
    /lucide\/dist\/esm\/icons\/(chevron-down|menu|x|check|refresh-cw|triangle-alert)\.mjs$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

// Fetches the style sheets of a part before the part itself, unless the page has them.
const FETCH_PART = `export const __vitePreload = (load, sheets = []) => Promise.all(sheets.map((sheet) => {
  const href = '/' + sheet
  if (document.querySelector('link[href="' + href + '"], style[data-sheets~="' + href + '"]')) return
  return new Promise((done) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: done })
    document.head.append(link)
  })
})).then(load)`

/** Every page carries what loads its late parts: Vite's own does much that we do not use. */
function shortPreload(): Plugin {
  return {
    name: 'florin:short-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? FETCH_PART : null),
  }
}

export default defineConfig({
  plugins: [reactRouter(), shortPreload()],
  // The server carries the few icons and widgets it draws, not the packages they come from.
  ssr: { noExternal: ['lucide', /^@base-ui\//] },
  optimizeDeps: { include: ['@base-ui/react/autocomplete', '@base-ui/react/tabs', '@base-ui/react/toast'] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs compresses better in one piece, and stays cached when pages change.
            codeSplitting: {
              groups: [
                // In this order, by paint-first.ts, each in a task of its own.
                { name: 'library-react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: 'library-router', test: /node_modules\/react-router\//, priority: 2 },
                { name: 'shell', test: SHELL },
              ],
            },
          },
        },
      },
    },
  },
})
