import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

// What the frame of every page and the search fields draw with.
const SHELL = new RegExp(
  [
    // What only signed-in people see is a file of its own.
    /src\/app\/(root|shell\/(?!viewer-menu))/,
    /src\/platform\/(french|random|fetch-api|settle)\.ts$/,
    /src\/features\/jobs\/components\/job-suggest-field/,
    /src\/ui\/(button|icon|engraving|waiting|chip|theme-switch|toast-outlet|suggest-field|identity|guilloche-ink)\.tsx?$/,
    /lucide\/dist\/esm\/icons\/(search|map-pin|map|briefcase|building-complex|arrow-right|badge-check)\.mjs$/,
    /lucide\/dist\/esm\/icons\/(chevron-down|menu|x|check|refresh-cw|triangle-alert)\.mjs$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/**
 * Leaves out Vite's helper that fetches the style sheets of parts loaded on use: ours have none, and every page would
 * carry it. The build fails if one of them ever gets a style sheet.
 */
function plainDynamicImports(): Plugin {
  const helper = '\0vite/preload-helper.js'
  return {
    name: 'florin:plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle(_options, bundle) {
      const seen = new Set<string>()
      const styled = (id: string): boolean => {
        if (seen.has(id)) return false
        seen.add(id)
        return id.endsWith('.css') || (this.getModuleInfo(id)?.importedIds ?? []).some(styled)
      }
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isDynamicEntry && styled(file.facadeModuleId ?? ''))
          this.error(`${file.facadeModuleId} is loaded on use and has a style sheet`)
      }
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainDynamicImports()],
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
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'shell', test: SHELL },
              ],
            },
          },
        },
      },
    },
  },
})
