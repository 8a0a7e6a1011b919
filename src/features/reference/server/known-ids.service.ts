import { invalidInput } from '#platform/refusals.ts'

/** Ids that no list has are refused by name, rather than finding nothing for no reason. */
export function refuseUnknownIds(asked: Record<string, [ids: number[], list: { id: number }[]]>): void {
  const fields: Record<string, string> = {}
  for (const [name, [ids, list]] of Object.entries(asked)) {
    const unknown = ids.find((id) => !list.some((entry) => entry.id === id))
    if (unknown !== undefined) fields[name] = `L’identifiant ${unknown} n’existe pas.`
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields)
}
