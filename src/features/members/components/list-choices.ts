import { profileTexts } from '../profile.texts.ts'

/** A list of words as a select offers it, « non précisé » first. */
export const choicesOf = (list: Record<string, string>) => [
  { value: '', label: profileTexts.fields.none },
  ...Object.entries(list).map(([value, label]) => ({ value, label })),
]
