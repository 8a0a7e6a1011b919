import type * as z from 'zod'

/** What is wrong with each field, by its name: the first fault of each. */
export type Faults = Record<string, string>

export function faultsOf(error: z.ZodError): Faults {
  const faults: Faults = {}
  // Of a list the field is named, not the place in it.
  for (const issue of error.issues)
    faults[issue.path.filter((part) => typeof part === 'string').join('.')] ??= issue.message
  return faults
}
