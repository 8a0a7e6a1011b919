import { coverPaths, lace, medal, ribbon, ring, rosette } from './guilloche.ts'

const svg = (width: number, height: number, body: string, fit = 'xMidYMid slice'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">` +
  `<g fill="none" stroke="#000">${body}</g></svg>`

const path = (d: string, width: number, more = ''): string => `<path d="${d}" stroke-width="${width}"${more}/>`

const HAIR = ' vector-effect="non-scaling-stroke"'

/** Three waves, one after the other, that a row of such tiles goes on with. */
const WAVES = [-24, -16, -8].map((x) => `M${x} 6c4-7 8-7 12 0s8 7 12 0s8-7 12 0s8 7 12 0s8-7 12 0`).join('')

/** The engravings that have an address of their own, /gravures/{kind}/{seed}.svg. */
const drawings = {
  cover: (seed: string) => svg(640, 170, `<g stroke-width=".8">${coverPaths(seed, 640, 170)}</g>`),
  banner: (seed: string) => svg(1440, 160, `<g stroke-width=".8">${coverPaths(seed, 1440, 160)}</g>`),
  card: (seed: string) => svg(290, 88, `<g stroke-width=".8">${coverPaths(seed, 290, 88)}</g>`),
  plate: (seed: string) => svg(1200, 400, `<g stroke-width=".8">${coverPaths(seed, 1200, 400)}</g>`),
  leaf: (seed: string) => svg(320, 180, `<g stroke-width=".8">${coverPaths(seed, 320, 180)}</g>`),
  binding: (seed: string) => svg(220, 280, `<g stroke-width=".8">${coverPaths(seed, 220, 280)}</g>`),
  frieze: () => svg(24, 12, path(WAVES, 0.7)),
  ring: (seed: string) => svg(48, 48, path(ring(seed, 48), 0.55)),
  rosette: (seed: string) => svg(120, 120, path(rosette(seed, 120), 0.6)),
  medal: (seed: string) => svg(600, 600, path(medal(seed, 600), 0.7)),
  lace: (seed: string) => svg(600, 600, path(lace(seed, 600), 0.7)),
  wave: (seed: string) => svg(1440, 420, path(ribbon(seed, 1440, 420, 26), 0.7, HAIR), 'none'),
  band: (seed: string) => svg(1440, 240, path(ribbon(seed, 1440, 240, 18), 0.8, HAIR), 'none'),
}

export type EngravingKind = keyof typeof drawings

export const isEngravingKind = (word: string): word is EngravingKind => Object.hasOwn(drawings, word)

export const drawEngraving = (kind: EngravingKind, seed: string): string => drawings[kind](seed)
