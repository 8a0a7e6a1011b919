import type { Random } from '#platform/random.ts'
import { seededRandom } from '#platform/random.ts'
import { inkColour, nightInkColour, nightTintColour, tintColour } from '../guilloche-ink-colours.ts'
import { ink } from '../guilloche-ink.ts'

// A picture engraved the way banknotes are: lines of one ink on tinted paper. Shade is nothing but lines closer
// together or heavier; what stands in front covers what is behind with paper first. At night the lines are light.

export type Point = readonly [x: number, y: number]

/** The papers a surface may be of, from the brightest to solid ink. */
export type Tone = 'light' | 'paper' | 'shade' | 'ink'

export type Plate = {
  readonly width: number
  readonly height: number
  readonly random: Random
  /** Lines given as path data; the ones that follow with the same weight join them. */
  stroke: (path: string, weight: number, opacity?: number) => void
  /** Covers what is behind. */
  fill: (path: string, tone: Tone) => void
  /** A drawing of the house's guilloché, in the plate's second ink. */
  underprint: (path: string, x: number, y: number, opacity: number) => void
  picture: () => string
}

export const WIDTH = 960
export const HEIGHT = 640

const short = (value: number): string => String(Math.round(value * 10) / 10)

export const move = ([x, y]: Point): string => `M${short(x)} ${short(y)}`
export const segment = ([x, y]: Point, [toX, toY]: Point): string => {
  if (Math.abs(y - toY) < 0.05) return `M${short(x)} ${short(y)}H${short(toX)}`
  if (Math.abs(x - toX) < 0.05) return `M${short(x)} ${short(y)}V${short(toY)}`
  return `M${short(x)} ${short(y)}L${short(toX)} ${short(toY)}`
}
export const outline = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`

function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(a! + (b! - a!) * share)
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const tonesOf = (paper: string, inked: string, brightest: string): Record<Tone, string> => ({
  light: mix(paper, brightest, 0.6),
  paper,
  shade: mix(paper, inked, 0.14),
  ink: inked,
})

/** The night's colours over the day's attributes; a picture follows the theme of the page that shows it. */
function nightStyle(colour: number, second: number): string {
  const [paper, inked] = [nightTintColour(colour), nightInkColour(colour)]
  const tones = { ...tonesOf(paper, inked, mix(paper, '#000000', 0.5)), ink: mix(paper, inked, 0.6) }
  const fills = Object.entries(tones).map(([tone, fill]) => `.${tone}{fill:${fill}}`)
  const rules = `${fills.join('')}.lines{stroke:${inked}}.second{stroke:${nightInkColour(second)}}`
  return `<style>@media(prefers-color-scheme:dark){${rules}}</style>`
}

/** An empty plate in the ink of its seed; the kind makes each of a company's pictures differ from the others. */
export function createPlate(kind: string, seed: string): Plate {
  const colour = ink(seed)
  const inked = inkColour(colour)
  const paper = tintColour(colour)
  const second = 1 + ((colour + 2) % 6)
  const tones = tonesOf(paper, inked, '#ffffff')
  const parts: string[] = []
  let open: { attributes: string; path: string } | null = null
  const close = (): void => {
    if (open) parts.push(`<path ${open.attributes} d="${open.path}"/>`)
    open = null
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    random: seededRandom(`${kind} ${seed}`),
    stroke: (path, weight, opacity = 1) => {
      const attributes = `stroke-width="${weight}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`
      if (open?.attributes !== attributes) {
        close()
        open = { attributes, path: '' }
      }
      open.path += path
    },
    fill: (path, tone) => {
      const attributes = `class="${tone}" stroke="none" fill="${tones[tone]}"`
      // Fills of one tone that follow each other may overlap, so each keeps its own path.
      close()
      parts.push(`<path ${attributes} d="${path}"/>`)
    },
    underprint: (path, x, y, opacity) => {
      close()
      parts.push(
        `<path class="second" stroke="${inkColour(second)}" stroke-width=".9" opacity="${opacity}" transform="translate(${short(x)} ${short(y)})" d="${path}"/>`,
      )
    },
    picture: () => {
      close()
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
        nightStyle(colour, second) +
        `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>` +
        `<g class="lines" fill="none" stroke="${inked}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g></svg>`
      )
    },
  }
}
