// Draws the maps of src/features/companies/maps from the outlines of countries that world-atlas brings. Run it after a
// change of companies-map.rules.ts: `node scripts/draw-maps.ts`, with Node 26. A test compares the files with it.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { mapSize, mapViews, unitsOnMap } from '../src/features/companies/companies-map.rules.ts'
import type { CountryCode } from '../src/features/reference/reference.rules.ts'

type Point = [x: number, y: number]
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

const { width, height } = mapSize
// Beyond the frame, so that the edges of what is cut off stay out of sight.
const OUTSIDE = 12
const TOLERANCE = 0.35
const SMALLEST = 1.5

const NUMERIC: Record<CountryCode, string> = { fr: '250', be: '056', lu: '442', ch: '756' }

const require = createRequire(import.meta.url)

async function readWorld(): Promise<World> {
  return JSON.parse(await readFile(require.resolve('world-atlas/countries-10m.json'), 'utf8')) as World
}

/** Drops the points that hardly bend a line (Douglas and Peucker). Ends stay, so that neighbours still meet. */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  let farthest = 0
  let at = 0
  for (let index = 1; index < line.length - 1; index++) {
    const away = distance(line[index]!, first, last)
    if (away > farthest) [farthest, at] = [away, index]
  }
  if (farthest <= TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, at + 1)), ...simplify(line.slice(at)).slice(1)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** The same shapes in the units of a country's map. Borders are lines of their own, so both sides stay together. */
function projected(world: World, country: CountryCode): World {
  const { scale, translate } = world.transform!
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const line = arc.map(([dx, dy]): Point => {
      x += dx!
      y += dy!
      const place = unitsOnMap(country, {
        longitude: x * scale[0] + translate[0],
        // The poles have no place on such a map.
        latitude: Math.max(-80, Math.min(80, y * scale[1] + translate[1])),
      })
      return [place.x, place.y]
    })
    return line.some(inReach) ? simplify(line) : [line[0]!, line.at(-1)!]
  })
  const { transform: _transform, ...rest } = world
  return { ...rest, arcs }
}

const inReach = ([x, y]: Point): boolean => x > -width && x < 2 * width && y > -height && y < 2 * height

/** A ring cut at the frame, side after side (Sutherland and Hodgman). */
function clip(ring: Point[]): Point[] {
  const sides: [(point: Point) => number, 0 | 1, number][] = [
    [([x]) => x + OUTSIDE, 0, -OUTSIDE],
    [([x]) => width + OUTSIDE - x, 0, width + OUTSIDE],
    [([, y]) => y + OUTSIDE, 1, -OUTSIDE],
    [([, y]) => height + OUTSIDE - y, 1, height + OUTSIDE],
  ]
  let kept = ring
  for (const [inside, axis, limit] of sides) {
    const next: Point[] = []
    for (const [index, point] of kept.entries()) {
      const before = kept.at(index - 1)!
      if (inside(before) >= 0 !== inside(point) >= 0) {
        const share = (limit - before[axis]) / (point[axis] - before[axis])
        next.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share])
      }
      if (inside(point) >= 0) next.push(point)
    }
    kept = next
  }
  return kept
}

const area = (ring: Point[]): number =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)![1] - ring.at(index - 1)![0] * y, 0) / 2)

const short = (value: number): string => String(Math.round(value * 10) / 10)

function path(line: Point[], closed: boolean): string {
  let [lastX, lastY] = [0, 0]
  const steps = line.map(([x, y], index) => {
    const [px, py] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
    const step = index === 0 ? `M${short(px)} ${short(py)}` : `${short(px - lastX)} ${short(py - lastY)}`
    ;[lastX, lastY] = [px, py]
    return index === 1 ? `l${step}` : step
  })
  return `${steps.join(' ').replaceAll(' l', 'l').replaceAll(' -', '-')}${closed ? 'Z' : ''}`
}

type Shapes = { type: string; coordinates: unknown }

const ringsOf = ({ type, coordinates }: Shapes): Point[][] =>
  type === 'Polygon' ? (coordinates as Point[][]) : (coordinates as Point[][][]).flat()

const filled = (shapes: Shapes[]): string =>
  shapes
    .flatMap(ringsOf)
    .map((ring) => clip(ring.slice(0, -1)))
    .filter((ring) => ring.length > 2 && area(ring) > SMALLEST)
    .map((ring) => path(ring, true))
    .join('')

const inFrame = ([x, y]: Point): boolean => x > -OUTSIDE && x < width + OUTSIDE && y > -OUTSIDE && y < height + OUTSIDE

/** The stretches of a line that can be seen. */
function drawn(lines: Point[][]): string {
  const stretches: Point[][] = []
  for (const line of lines) {
    let current: Point[] = []
    for (const [index, point] of line.entries()) {
      const near = [line[index - 1], point, line[index + 1]].some((one) => one && inFrame(one))
      if (near) current.push(point)
      if ((!near || index === line.length - 1) && current.length > 0) {
        if (current.length > 1) stretches.push(current)
        current = []
      }
    }
  }
  return stretches.map((line) => path(line, false)).join('')
}

/** The sea in ruled lines, as engravers have it. */
const sea = (): string => {
  let lines = ''
  for (let y = 2.5; y < height; y += 4) lines += `M0 ${y}h${width}`
  return lines
}

/** One country among its neighbours. Colours are those of the page that uses it, by name. */
export function drawMap(world: World, country: CountryCode): string {
  const map = projected(world, country)
  const { countries } = map.objects
  const shape = (geometry: (typeof countries.geometries)[number]): Shapes =>
    (feature(map, geometry) as unknown as { geometry: Shapes }).geometry
  const [own, others] = [true, false].map((isOwn) =>
    countries.geometries.filter(({ id }) => (String(id).padStart(3, '0') === NUMERIC[country]) === isOwn),
  )
  const borders = mesh(map, countries, (a, b) => a !== b).coordinates as Point[][]
  const coasts = mesh(map, countries, (a, b) => a === b).coordinates as Point[][]
  const lines = (d: string, colour: string, weight: number, more = ''): string =>
    d === ''
      ? ''
      : `<path fill="none" stroke="var(--${colour})" stroke-width="${weight}" stroke-linejoin="round"${more} d="${d}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="carte">` +
    `<path fill="var(--map-sea)" d="M0 0h${width}v${height}H0Z"/>` +
    lines(sea(), 'map-line', 0.6) +
    `<path fill="var(--map-land)" d="${filled(others!.map(shape))}"/>` +
    `<path fill="var(--map-own)" d="${filled(own!.map(shape))}"/>` +
    lines(drawn(borders), 'map-border', 0.8, ' stroke-dasharray="4 2.5"') +
    lines(drawn(coasts), 'map-border', 1) +
    `</g></svg>\n`
  )
}

/** Every map by the name of its file. */
export async function drawMaps(): Promise<Map<string, string>> {
  const world = await readWorld()
  const codes = Object.keys(mapViews) as CountryCode[]
  return new Map(codes.map((code) => [`${code}.svg`, drawMap(world, code)]))
}

if (import.meta.main) {
  const folder = new URL('../src/features/companies/maps/', import.meta.url)
  for (const [name, drawing] of await drawMaps()) await writeFile(new URL(name, folder), drawing)
}
