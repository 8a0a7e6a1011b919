import type { CountryCode } from '#features/reference/reference.rules.ts'

/** The size of a map, in the units its drawing counts in. */
export const mapSize = { width: 320, height: 240 } as const

/** What each country's map shows: the place in its middle, and how many units a degree of longitude takes. */
export const mapViews: Record<CountryCode, { longitude: number; latitude: number; degree: number }> = {
  fr: { longitude: 2.4, latitude: 46.5, degree: 16.2 },
  be: { longitude: 4.55, latitude: 50.52, degree: 68 },
  lu: { longitude: 6.13, latitude: 49.82, degree: 176 },
  ch: { longitude: 8.22, latitude: 46.8, degree: 62 },
}

/** Towns that help the eye, those that matter most first. */
const landmarks: Record<CountryCode, [name: string, latitude: number, longitude: number][]> = {
  fr: [
    ['Paris', 48.853, 2.349],
    ['Lyon', 45.749, 4.848],
    ['Marseille', 43.297, 5.381],
    ['Bordeaux', 44.841, -0.58],
    ['Lille', 50.634, 3.055],
    ['Nantes', 47.217, -1.553],
    ['Strasbourg', 48.584, 7.746],
    ['Toulouse', 43.604, 1.444],
  ],
  be: [
    ['Bruxelles', 50.85, 4.349],
    ['Liège', 50.634, 5.567],
    ['Gand', 51.05, 3.717],
    ['Mons', 50.454, 3.952],
    ['Anvers', 51.22, 4.402],
    ['Arlon', 49.683, 5.816],
  ],
  lu: [
    ['Luxembourg', 49.611, 6.13],
    ['Diekirch', 49.868, 6.156],
    ['Esch-sur-Alzette', 49.496, 5.981],
    ['Clervaux', 50.055, 6.031],
  ],
  ch: [
    ['Zurich', 47.369, 8.539],
    ['Genève', 46.204, 6.143],
    ['Berne', 46.948, 7.447],
    ['Bâle', 47.558, 7.573],
    ['Lausanne', 46.516, 6.633],
    ['Lugano', 46.004, 8.951],
  ],
}

const MARGIN = 8

const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI

type Place = { latitude: number; longitude: number }

/** A place in the units of a country's map, within its frame or not. */
export function unitsOnMap(country: CountryCode, { latitude, longitude }: Place): { x: number; y: number } {
  const view = mapViews[country]
  return {
    x: mapSize.width / 2 + (longitude - view.longitude) * view.degree,
    y: mapSize.height / 2 - (mercator(latitude) - mercator(view.latitude)) * view.degree,
  }
}

/** Where a place stands on its country's map; null for one the map does not reach, such as overseas. */
export function placeOnMap(country: CountryCode, place: Place): { x: number; y: number } | null {
  const { x, y } = unitsOnMap(country, place)
  const inside = x >= MARGIN && x <= mapSize.width - MARGIN && y >= MARGIN && y <= mapSize.height - MARGIN
  return inside ? { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 } : null
}

type Spot = { x: number; y: number }

/** A name beside its place, on the side that has room. */
export type Label = { name: string; place: Spot; x: number; y: number; anchor: 'start' | 'end' }

// Letters of the map's names are about half as wide as they are high.
const LETTER = 0.54

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf({ name, place, x, anchor }: Label, size: number): Box {
  const width = name.length * size * LETTER
  return {
    left: Math.min(place.x - 4, anchor === 'start' ? x : x - width),
    right: Math.max(place.x + 4, anchor === 'start' ? x + width : x),
    top: place.y - size * 0.75,
    bottom: place.y + size * 0.75,
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function labelAt(name: string, place: Spot, away: number): Label {
  const left = place.x > mapSize.width * 0.66
  return {
    name,
    place,
    x: left ? place.x - away : place.x + away,
    y: place.y + 4.5,
    anchor: left ? 'end' : 'start',
  }
}

export const mapLetters = { here: 15, town: 12.5 } as const

/** The names on a company's map: its own town, then the landmarks that leave it and each other legible. */
export function labelsOnMap(country: CountryCode, place: Spot, city: string): { here: Label; towns: Label[] } {
  const here = labelAt(city, place, 14)
  const taken = [boxOf(here, mapLetters.here)]
  const towns = landmarks[country].flatMap(([name, latitude, longitude]) => {
    const spot = placeOnMap(country, { latitude, longitude })
    const label = spot && name !== city ? labelAt(name, spot, 6) : null
    const box = label && boxOf(label, mapLetters.town)
    if (!label || !box || taken.some((one) => overlap(one, box))) return []
    taken.push(box)
    return label
  })
  return { here, towns }
}
