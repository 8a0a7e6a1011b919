import type * as z from 'zod'

/** What is wrong with each field, by its name: the first fault of each. */
export type Faults = Record<string, string>

const UNKNOWN = 'Ce champ n’existe pas\u202f: retirez-le.'

export function faultsOf(error: z.ZodError): Faults {
  const faults: Faults = {}
  for (const issue of error.issues) {
    // Of a list of words the field is named, not the place in it; of a list of things each has fields of its own.
    const path = typeof issue.path.at(-1) === 'number' ? issue.path.slice(0, -1) : issue.path
    if (issue.code !== 'unrecognized_keys') faults[path.join('.')] ??= issue.message
    else for (const key of issue.keys) faults[[...issue.path, key].join('.')] ??= UNKNOWN
  }
  return faults
}
