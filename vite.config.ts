import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// What the frame of every page and the search fields draw with.
const SHELL = new RegExp(
  [
    /src\/app\/(root|shell)/,
    /src\/platform\/(french|random|fetch-api|settle)\.ts$/,
    /src\/features\/jobs\/components\/job-suggest-field/,
    /src\/ui\/(button|icon|engraving|waiting|chip|theme-switch|toast-outlet|suggest-field|identity|guilloche-ink)\.tsx?$/,
    /lucide\/dist\/esm\/icons\/(search|map-pin|map|briefcase|building-complex|arrow-right|badge-check)\.mjs$/,
    /lucide\/dist\/esm\/icons\/(chevron-down|menu|x|check|refresh-cw|triangle-alert)\.mjs$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
