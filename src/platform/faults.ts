import type * as z from 'zod'

/** What is wrong with each field, by its name: the first fault of each. */
export type Faults = Record<string, string>

const UNKNOWN = 'Ce champ n’existe pas\u202f: retirez-le.'

export function faultsOf(error: z.ZodError): Faults {
  const faults: Faults = {}
  // Of a list the field is named, not the place in it.
  for (const issue of error.issues) {
    const path = issue.path.filter((part) => typeof part === 'string')
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) faults[[...path, key].join('.')] ??= UNKNOWN
    else faults[path.join('.')] ??= issue.message
  }
  return faults
}
