import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inkColour } from '../guilloche-ink-colours.ts'
import { ink } from '../guilloche-ink.ts'
import type { SceneKind } from './scene-kinds.ts'
import { drawScene, isSceneKind } from './scene-kinds.ts'

const kinds = [
  'portico',
  'townhouse',
  'towers',
  'hall',
  'boardroom',
  'desk',
  'open-plan',
  'staircase',
  'vault',
  'library',
  'terrace',
] satisfies SceneKind[]

const seeds = ['Banque Valmont', 'Orsel & Associés', '<b>"é', 'x']

describe.each(kinds)('the engraved %s', (kind) => {
  test('is a picture on its own, the same for the same seed, light enough to send', () => {
    for (const seed of seeds) {
      const drawn = drawScene(kind, seed)
      expect(drawn).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 960 640" width="960" height="640">/,
      )
      expect(drawn).not.toMatch(/NaN|Infinity|undefined|<script|<b>/)
      expect(drawn).toContain(inkColour(ink(seed)))
      expect(drawScene(kind, seed) === drawn).toBe(true)
      // Whatever has a colour by day has one by night.
      const night = /@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(drawn)![1]!
      for (const coloured of drawn.match(/<[^>]*(?:fill|stroke)="#[^>]*>/g)!)
        expect(night).toContain(`.${/class="(\w+)"/.exec(coloured)?.[1]}{`)
      expect(gzipSync(drawn).length).toBeLessThan(40_000)
    }
    expect(new Set(seeds.map((seed) => drawScene(kind, seed))).size).toBe(seeds.length)
  })
})

test('only names of pictures are pictures', () => {
  expect(['hall', 'toString', 'constructor', '__proto__', 'cover', ''].map(isSceneKind)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
