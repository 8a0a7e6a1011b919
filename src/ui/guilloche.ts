import { hashText, seededRandom } from '#platform/random.ts'
import { inkColour, tintColour } from './guilloche-ink-colours.ts'
import { ink } from './guilloche-ink.ts'

// Engraved line work from a seed: the rosettes, ribbons and rings of banknotes, as SVG paths.
// Draw with fill="none" and a hairline stroke.

const TAU = Math.PI * 2
const { sin, cos, round, floor } = Math

type Curve = (t: number) => [number, number]

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const short = (value: number): string => String(round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
const join = (values: number[]): string => values.map(short).join(' ').replaceAll(' -', '-')

/** A curve as smooth cubic segments: one point and one handle each. */
function trace(curve: Curve, from: number, to: number, segments: number): string {
  const step = (to - from) / segments
  const epsilon = step / 50
  let path = ''
  let lastX = 0
  let lastY = 0
  for (let index = 0; index <= segments; index++) {
    const t = from + index * step
    const [px, py] = curve(t)
    const before = curve(t - epsilon)
    const after = curve(t + epsilon)
    const x = round(px * 10) / 10
    const y = round(py * 10) / 10
    const handleX = (((after[0] - before[0]) / (2 * epsilon)) * step) / 3
    const handleY = (((after[1] - before[1]) / (2 * epsilon)) * step) / 3
    if (index === 0) path = `M${join([x, y])}c${join([handleX, handleY])} `
    else path += (index > 1 ? 's' : '') + join([x - handleX - lastX, y - handleY - lastY, x - lastX, y - lastY])
    lastX = x
    lastY = y
  }
  return path
}

type Weave = {
  centre: number
  depth: number
  lobes: number
  turns: number
  swells: number
  swell: number
  phase: number
  steps: number
}

/** Lobes woven over several turns, on an outline that itself swells. */
function weave(size: number, { centre, depth, lobes, turns, swells, swell, phase, steps }: Weave): string {
  let petals = lobes
  while (gcd(petals, turns) > 1) petals++
  const radius = size / 2
  const curve: Curve = (t) => {
    const reach = radius * (centre + depth * (1 + swell * cos(swells * t)) * cos((petals * t) / turns + phase))
    return [radius + reach * cos(t), radius + reach * sin(t)]
  }
  return trace(curve, 0, TAU * turns, round(petals * steps))
}

export function rosette(seed: string, size: number): string {
  const random = seededRandom(seed)
  const swells = 6 + floor(random() * 7)
  const lobes = 6 * swells + 1 + floor(random() * 9)
  return (
    weave(size, { centre: 0.8, depth: 0.165, lobes, turns: 5, swells, swell: 0.16, phase: random() * 6, steps: 4 }) +
    weave(size, {
      centre: 0.56,
      depth: 0.17,
      lobes: 34 + floor(random() * 22),
      turns: 7,
      swells,
      swell: 0.2,
      phase: random() * 6,
      steps: 5,
    }) +
    weave(size, {
      centre: 0.33,
      depth: 0.13,
      lobes: 27 + floor(random() * 14),
      turns: 5,
      swells,
      swell: 0.1,
      phase: random() * 6,
      steps: 5,
    })
  )
}

export function lace(seed: string, size: number): string {
  const random = seededRandom(`${seed}~`)
  const swells = 5 + floor(random() * 6)
  const lobes = 37 + floor(random() * 18)
  const turns = 11 + floor(random() * 3) * 2
  return weave(size, { centre: 0.62, depth: 0.34, lobes, turns, swells, swell: 0.06, phase: random() * 6, steps: 8 })
}

/** A wide rosette that leaves its middle free for a figure. */
export function medal(seed: string, size: number): string {
  const random = seededRandom(`${seed}*`)
  const swells = 8 + floor(random() * 5)
  return (
    weave(size, {
      centre: 0.86,
      depth: 0.125,
      lobes: 15 * swells + 1,
      turns: 9,
      swells,
      swell: 0.12,
      phase: random() * 6,
      steps: 4,
    }) +
    weave(size, {
      centre: 0.69,
      depth: 0.2,
      lobes: 101 + floor(random() * 20),
      turns: 19,
      swells,
      swell: 0.08,
      phase: random() * 6,
      steps: 6,
    })
  )
}

export function ring(seed: string, size: number): string {
  const random = seededRandom(`${seed}°`)
  const turns = 3 + floor(random() * 2)
  const lobes = turns * (9 + floor(random() * 7)) + 1
  const swells = 4 + floor(random() * 5)
  return weave(size, { centre: 0.8, depth: 0.15, lobes, turns, swells, swell: 0.18, phase: random() * 6, steps: 4 })
}

/** Lines that twist round each other like a ribbon. */
export function ribbon(seed: string, width: number, height: number, lines: number): string {
  const random = seededRandom(`${seed}≈`)
  const k = 1 + random() * 0.8
  const k2 = 0.6 + random() * 0.7
  const [f, g, u] = [random() * 6, random() * 6, random() * 6]
  const amplitude = 0.2 + random() * 0.08
  let path = ''
  for (let line = 0; line < lines; line++) {
    const z = (line / (lines - 1)) * 2 - 1
    const curve: Curve = (x) => {
      const angle = (x / width) * TAU
      const y =
        0.5 + amplitude * sin(k2 * angle + f) + 0.34 * z * sin(k * angle + g) + 0.07 * cos(2 * k * angle + u + z * 2.4)
      return [x, y * height]
    }
    path += trace(curve, 0, width, Math.max(6, Math.ceil(10 * k)))
  }
  return path
}

/** A cover in one of three compositions: ribbon and lace, two ribbons, cropped rosette. */
export function coverPaths(seed: string, width: number, height: number): string {
  const random = seededRandom(`${seed}+`)
  const composition = hashText(seed) % 3
  // Measured by the height: by the width, a wide cover would show a few coarse strands of a rosette.
  const size = round(height * 1.9)
  const many = round(Math.min(40, 14 + height / 14))
  const x = round(width * (0.62 + random() * 0.3) - size / 2)
  const y = round(height * (0.25 + random() * 0.5) - size / 2)
  const place = `transform="translate(${x} ${y})"`
  if (composition === 2) {
    return `<path opacity=".6" ${place} d="${rosette(seed, size)}"/><path opacity=".3" d="${ribbon(seed, width, height, many >> 1)}"/>`
  }
  const behind =
    composition === 1
      ? `<path opacity=".32" d="${ribbon(`${seed}2`, width, height, many)}"/>`
      : `<path opacity=".36" ${place} d="${lace(seed, size)}"/>`
  return `${behind}<path opacity=".75" d="${ribbon(seed, width, height, many)}"/>`
}

/** A monogram engraved in a ring, as a picture that stands on its own (feeds, structured data, the API). */
export function logoSvg(seed: string, letters: string): string {
  const colour = inkColour(ink(seed))
  const escaped = letters.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="${tintColour(ink(seed))}"/>` +
    `<path d="${ring(seed, 48)}" fill="none" stroke="${colour}" stroke-width=".55" opacity=".7"/>` +
    `<text x="24" y="29" text-anchor="middle" font-family="Georgia,serif" font-weight="600" font-size="14" fill="${colour}">${escaped}</text></svg>`
  )
}
