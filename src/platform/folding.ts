/** « Contrôleur d’Évry » → « controleur d evry »: how texts are compared, whatever their accents and case. */
export const fold = (text: string): string =>
  text
    // Marks that stand by themselves go first: putting a long row of them in order takes the square of its length.
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether each typed word begins a word of the name, whatever their accents and case. */
export function beginsWords(name: string, typed: string): boolean {
  const words = fold(name).split(' ')
  return fold(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)))
}
