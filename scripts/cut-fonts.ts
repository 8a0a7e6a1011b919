// Cuts the fonts of src/ui/fonts, and those of the CVs that are made as PDF, out of those that Fontsource publishes: all their characters, and of the rest what the style
// sheets ask for. Run it with Node 26 when they ask for more: `node scripts/cut-fonts.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FILES = 'node_modules/@fontsource-variable'

/** What browsers apply by themselves, then what `font-feature-settings` and `font-variant-numeric` name. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'cv11', 'ss03', 'tnum']

const letters = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Latin as Fontsource cuts it: French, its neighbours, punctuation, currencies. A character that a font lacks is left out. */
const LATIN =
  letters(0x20, 0x7e) +
  letters(0xa0, 0xff) +
  'ıŒœʻʼˆ˚˜\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u2002\u2009\u200b–—‘’‚“”„•…′″‹›⁄€™↑↓−∕'

const fonts = {
  // Text: from plain to what <b> makes of it.
  'inter-latin': { from: 'inter/files/inter-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
  // Display: one weight, drawn for each size between the smallest monogram and the largest figure.
  'fraunces-latin': {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 600, opsz: { min: 9, max: 72 } },
  },
}

for (const [name, { from, axes }] of Object.entries(fonts)) {
  const whole = await readFile(`${FILES}/${from}`)
  const cut = await subsetFont(whole, LATIN, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: axes,
    noHinting: true,
  })
  await writeFile(`src/ui/fonts/${name}.woff2`, cut)
  console.log(`${name}: ${whole.length} bytes, cut to ${cut.length}`)
}

/** PDF takes no web fonts: one file for each weight. */
const PRINTED = 'src/features/members/cv-export/server/fonts'
const printed = {
  'inter-400': { from: fonts['inter-latin'].from, axes: { wght: 400 } },
  'inter-600': { from: fonts['inter-latin'].from, axes: { wght: 600 } },
  'fraunces-600': { from: fonts['fraunces-latin'].from, axes: { wght: 600, opsz: 36 } },
}
for (const [name, { from, axes }] of Object.entries(printed)) {
  const cut = await subsetFont(await readFile(`${FILES}/${from}`), LATIN, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark'],
    variationAxes: axes,
    noHinting: true,
  })
  await writeFile(`${PRINTED}/${name}.ttf`, cut)
  console.log(`${name}: ${cut.length} bytes`)
}
