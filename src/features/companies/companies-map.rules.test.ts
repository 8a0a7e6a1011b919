import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawMaps } from '../../../scripts/draw-maps.ts'
import { siteCountries } from '../reference/reference.rules.ts'
import { labelsOnMap, mapLetters, mapSize, placeOnMap } from './companies-map.rules.ts'

const towns = {
  fr: { latitude: 48.853, longitude: 2.349 },
  be: { latitude: 50.85, longitude: 4.349 },
  lu: { latitude: 49.611, longitude: 6.13 },
  ch: { latitude: 46.204, longitude: 6.143 },
}

test('north is up, east is right', () => {
  const paris = placeOnMap('fr', towns.fr)!
  const lille = placeOnMap('fr', { latitude: 50.634, longitude: 3.055 })!
  const brest = placeOnMap('fr', { latitude: 48.39, longitude: -4.486 })!
  expect(lille.y).toBeLessThan(paris.y)
  expect(brest.x).toBeLessThan(paris.x)
})

test('a place the map does not reach has no point on it', () => {
  expect(placeOnMap('fr', { latitude: 14.6, longitude: -61.07 })).toBeNull()
  expect(placeOnMap('lu', towns.fr)).toBeNull()
  expect(placeOnMap('fr', { latitude: 90, longitude: 0 })).toBeNull()
})

test.each(siteCountries.map(({ code }) => code))('on the map of %s no name lies upon another', (code) => {
  const place = placeOnMap(code, towns[code])!
  const { here, towns: named } = labelsOnMap(code, place, 'Capitale-sur-Rivière')
  expect(named.length).toBeGreaterThan(1)
  const boxes = [here, ...named].map((label, index) => {
    const size = index === 0 ? mapLetters.here : mapLetters.town
    const width = label.name.length * size * 0.5
    return { x: label.anchor === 'start' ? label.x : label.x - width, y: label.y - size, width, height: size }
  })
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      expect(apart, JSON.stringify([a, b])).toBe(true)
    }
  }
  // The landmarks are read in full.
  for (const box of boxes.slice(1)) {
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(mapSize.width)
  }
})

test('a company in a landmark’s own town is named once', () => {
  const { here, towns: named } = labelsOnMap('fr', placeOnMap('fr', towns.fr)!, 'Paris')
  expect(here.name).toBe('Paris')
  expect(named.map(({ name }) => name)).not.toContain('Paris')
})

test('the maps are those that the script draws', async () => {
  const folder = new URL('maps/', import.meta.url)
  const drawn = await drawMaps()
  expect(readdirSync(folder).toSorted()).toEqual([...drawn.keys()].toSorted())
  for (const [name, drawing] of drawn) {
    expect(readFileSync(new URL(name, folder), 'utf8') === drawing, `${name}: run scripts/draw-maps.ts`).toBe(true)
    expect(drawing).toContain('id="carte"')
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
  }
})
