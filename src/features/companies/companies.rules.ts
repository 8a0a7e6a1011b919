export type CompanySize = 'startup' | 'pme' | 'eti' | 'ge'

/** Two letters for the engraved monogram: the first of the two first words that count, or of the only one. */
export function monogram(name: string): string {
  const words = name.split(/[\s’'&.-]+/).filter((word) => word.length > 2 || /^[A-Z]{2}$/.test(word))
  const significant = words.length > 0 ? words : [name]
  return significant
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('')
}
