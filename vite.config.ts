import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { routerForBrowsers } from './vite.router.ts'

// What the frame of every page and the search fields draw with, and what is too small for a file of its own.
const SHELL = new RegExp(
  [
    // What only signed-in people see is a file of its own, and so is what few visits come to.
    /src\/app\/(root|shell\/(?!lost-page|next-try|viewer-menu|unread|live-unread|terms-banner|client-menu))/,
    /src\/platform\/(french|list-writing|random|settle|use-role)\.ts$/,
    /src\/features\/jobs\/components\/job-suggest-field/,
    /src\/ui\/(button|fact-list|link|icon|engraving|waiting|chip|theme-switch|toast|toast-outlet|suggest-field|is-plain-click)\.tsx?$/,
    /lucide\/dist\/esm\/icons\/(search|map-pin|arrow-right)\.mjs$/,
    /lucide\/dist\/esm\/icons\/(chevron-down|menu|x|check|refresh-cw|triangle-alert)\.mjs$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

// What pages that show jobs as cards, and save them, have in common.
const JOBS = new RegExp(
  [
    /src\/features\/jobs\/components\/(job-card|use-applied|last-list)\.tsx?$/,
    /src\/features\/jobs\/saved\/(components\/(use-saving|saved-list)|saving\.texts)\.ts$/,
    /src\/ui\/(listing-card|save-button)\.tsx?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

// What those import that many others do too: each stays a file of its own.
const APART = new RegExp(
  [
    /src\/platform\/(fetch-api|folding|refusals)\.ts$/,
    /src\/ui\/identity\.tsx$/,
    /src\/features\/jobs\/(jobs\.(rules|texts)|components\/job-marks|saved\/saved-jobs\.rules)\.ts$/,
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

// Chromium then compiles these files whole, beside what the page does, instead of each function when it is first called. Others read a comment.
const COMPILED_AHEAD = /^(library-|shell$)/

export default defineConfig({
  plugins: [reactRouter(), shortPreload(), routerForBrowsers()],
  // The server carries the few icons and widgets it draws, not the packages they come from.
  ssr: { noExternal: ['lucide', /^@base-ui\//] },
  optimizeDeps: { include: ['@base-ui/react/autocomplete', '@base-ui/react/tabs', '@base-ui/react/toast'] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // With these the router warns whoever writes pages, in the console.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            postBanner: ({ name }) => (COMPILED_AHEAD.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // What every page needs compresses better in one piece, and stays cached when pages change.
            codeSplitting: {
              groups: [
                // In this order, by paint-first.ts, each in a task of its own.
                { name: 'library-react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
                { name: 'library-router', test: /node_modules\/react-router\//, priority: 4 },
                { name: 'shell', test: SHELL, priority: 3 },
                { name: 'marks', test: /lucide\/dist\/esm\/icons\/(bell|bookmark|pencil)\.mjs$/, priority: 2 },
                { name: (id) => id.replace(/^.*\/|\.\w+$/g, ''), test: APART, priority: 2 },
                { name: 'list-reading', test: /src\/platform\/(list-reading|ids|pages)\.ts$/, priority: 1 },
                { name: 'jobs', test: JOBS },
              ],
            },
          },
        },
      },
    },
  },
})
