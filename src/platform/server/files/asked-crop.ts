import * as z from 'zod'
import type { Crop } from '../../crop.ts'
import { SMALLEST_SIDE } from '../../crop.ts'
import type { FileRule } from '../../files.ts'
import { invalidInput } from '../../refusals.ts'

const share = z.coerce.number().max(1)
const schema = z.object({ x: share.min(0), y: share.min(0), side: share.min(SMALLEST_SIDE) })
const NAMES = Object.keys(schema.shape)
const SAY = `x et y\u202f: de 0 à 1\u202f; side\u202f: de ${SMALLEST_SIDE} à 1.`

/** The part of a picture that its sender chose, in the address it is sent to; none asks for the middle. */
export function askedCrop({ crops }: Pick<FileRule, 'crops'>, query: unknown): Crop | null {
  const given = query as Record<string, unknown>
  if (!crops || NAMES.every((name) => given[name] === undefined)) return null
  const { data } = schema.safeParse(given)
  if (!data) throw invalidInput({ crop: SAY })
  return data
}
