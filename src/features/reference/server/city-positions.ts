/** Cities and where their middles lie, each at the same place of every column. */
export type Positions = { ids: Int32Array; latitudes: Float64Array; longitudes: Float64Array }

// Cities of one name are looked around one by one: so many at most.
const MOST_MIDDLES = 10
const KILOMETRES_OF_A_DEGREE = 111.2

/**
 * These cities and those whose middle lies within so many kilometres of one of the first of them. Reckoned here: the database
 * would send thousands of rows for each middle, and anybody may ask for five places at once.
 */
export function citiesWithin(positions: Positions, cities: readonly number[], kilometres: number): number[] {
  const { ids, latitudes, longitudes } = positions
  const height = kilometres / KILOMETRES_OF_A_DEGREE
  const found = new Set(cities)
  for (const middle of middlesOf(positions, cities)) {
    const [latitude, longitude] = [latitudes[middle]!, longitudes[middle]!]
    const narrowing = Math.cos((latitude * Math.PI) / 180)
    for (let at = 0; at < ids.length; at++) {
      const up = latitudes[at]! - latitude
      if (up > height || up < -height) continue
      const aside = (longitudes[at]! - longitude) * narrowing
      if (up * up + aside * aside <= height * height) found.add(ids[at]!)
    }
  }
  return [...found]
}

/** Where the first of these cities stand in the columns; arrondissements in one spot are looked around once. */
function middlesOf({ ids, latitudes, longitudes }: Positions, cities: readonly number[]): number[] {
  const wanted = new Set(cities)
  const spots = new Map<string, number>()
  for (let at = 0; at < ids.length && spots.size < MOST_MIDDLES; at++)
    if (wanted.has(ids[at]!)) spots.set(`${latitudes[at]} ${longitudes[at]}`, at)
  return [...spots.values()]
}
