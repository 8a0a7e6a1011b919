import { expect, test } from 'vitest'
import { offeredOptions } from './offered-options.ts'

const option = (id: number, count: number) => ({ id, name: `nº ${id}`, jobs_count: count })
const options = {
  contrats: [option(1, 0)],
  secteurs: [
    { ...option(1, 0), sous_secteurs: [] },
    { ...option(2, 3), sous_secteurs: [] },
    { ...option(3, 0), sous_secteurs: [option(1, 0)] },
    { ...option(4, 0), sous_secteurs: [] },
  ],
  fonctions: [option(1, 0), option(2, 3), option(4, 0)],
  localisation: [{ ...option(1, 3), regions: [option(1, 0), option(2, 3), option(4, 0)] }],
} as unknown as Parameters<typeof offeredOptions>[0]

test('a list carries the choices that find something or are chosen, and every contract: each can be left out', () => {
  const offered = offeredOptions(options, (_key, { id }) => id === 4)
  const idsOf = (list: { id: number }[]): number[] => list.map(({ id }) => id)
  expect(idsOf(offered.fonctions)).toEqual([2, 4])
  expect(idsOf(offered.localisation[0]!.regions)).toEqual([2, 4])
  expect(idsOf(offered.secteurs)).toEqual([2, 3, 4])
  expect(offered.contrats).toEqual(options.contrats)
})
