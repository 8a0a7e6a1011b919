import { fold } from '#platform/folding.ts'

export type FrenchCommune = {
  code: string
  nom: string
  type: string
  departement: string
  /** The district of a department. */
  arrondissement?: string
  region: string
  zone: string
  population?: number
  commune?: string
  codesPostaux?: string[]
}
export type WorldCity = { name: string; country: string; admin1: string; admin2: string; lat: string; lng: string }

export type Position = { latitude: number; longitude: number }

// The departments overseas are countries of their own there.
const OVERSEAS: Record<string, string> = { GP: '971', MQ: '972', GF: '973', RE: '974', YT: '976' }
const ENGLISH: Record<string, string> = { Dunkirk: 'Dunkerque' }

export const positionOf = ({ lat, lng }: WorldCity): Position => ({ latitude: Number(lat), longitude: Number(lng) })

/**
 * Where the communes of France are. The official code does not say it, and the cities of the world name the larger ones only:
 * a merged commune stands where the first of its names does, an arrondissement where its city does, and a village amid those
 * of its district that are known.
 */
export function frenchPositions(communes: FrenchCommune[], world: WorldCity[]): (commune: FrenchCommune) => Position {
  const known = new Map<string, Position>()
  for (const city of world) {
    const department = city.country === 'FR' ? city.admin2 : OVERSEAS[city.country]
    if (department) known.set(`${department} ${fold(ENGLISH[city.name] ?? city.name)}`, positionOf(city))
  }
  const byName = ({ departement, nom }: FrenchCommune): Position | undefined => {
    const words = fold(nom).split(' ')
    // « Évry-Courcouronnes » is known as « Évry »; two letters as in « Le » are no name yet.
    for (let length = words.length; length > 0; length -= 1) {
      const name = words.slice(0, length).join(' ')
      const found = name.length > 3 || length === words.length ? known.get(`${departement} ${name}`) : undefined
      if (found) return found
    }
    return undefined
  }
  const found = new Map(communes.map((commune) => [commune.code, byName(commune)]))
  const around = new Map<string, Position[]>()
  for (const commune of communes) {
    const position = found.get(commune.code)
    if (!position) continue
    for (const area of [commune.arrondissement, commune.departement])
      if (area) around.set(area, [...(around.get(area) ?? []), position])
  }
  const amid = new Map([...around].map(([area, positions]) => [area, middle(positions)]))
  return (commune) =>
    found.get(commune.commune ?? '') ??
    found.get(commune.code) ??
    amid.get(commune.arrondissement ?? '') ??
    amid.get(commune.departement)!
}

function middle(positions: Position[]): Position {
  const mean = (key: keyof Position): number =>
    positions.reduce((sum, position) => sum + position[key], 0) / positions.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}
