import { boardroom } from './boardroom.ts'
import { desk } from './desk.ts'
import { hall } from './hall.ts'
import { library } from './library.ts'
import { openPlan } from './open-plan.ts'
import { createPlate } from './plate.ts'
import type { Plate } from './plate.ts'
import { portico } from './portico.ts'
import { staircase } from './staircase.ts'
import { terrace } from './terrace.ts'
import { towers } from './towers.ts'
import { townhouse } from './townhouse.ts'
import { vault } from './vault.ts'

/** The engraved pictures that have an address of their own, /gravures/{kind}/{seed}.svg. */
const scenes = {
  portico,
  townhouse,
  towers,
  hall,
  boardroom,
  desk,
  'open-plan': openPlan,
  staircase,
  vault,
  library,
  terrace,
} satisfies Record<string, (plate: Plate, seed: string) => void>

export type SceneKind = keyof typeof scenes

export const isSceneKind = (word: string): word is SceneKind => Object.hasOwn(scenes, word)

/** A place of a company, engraved: the same picture for the same seed, in the seed's own ink. */
export function drawScene(kind: SceneKind, seed: string): string {
  const plate = createPlate(kind, seed)
  scenes[kind](plate, seed)
  return plate.picture()
}
