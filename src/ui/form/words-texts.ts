const textsOf = (noun: string, example: string) => {
  const one = noun[0]!.toUpperCase() + noun.slice(1)
  return {
    example,
    hint: `Une ${noun}, puis Entrée ou une virgule.`,
    /** Where scripts do not run. */
    commas: 'Séparées par des virgules.',
    add: `Ajouter la ${noun}`,
    chosen: `${one}s ajoutées`,
    added: (words: string) => `${one} ajoutée\u202f: ${words}.`,
    removed: (word: string) => `${one} retirée\u202f: ${word}.`,
    known: `Cette ${noun} est déjà dans la liste.`,
    long: (most: number) =>
      `Une ${noun} tient en ${most}\u00a0caractères. Raccourcissez-la, ou séparez-en plusieurs par une virgule.`,
    many: (most: number) => `${most}\u00a0${noun}s au plus.`,
  }
}

/** What the field says of the words that are entered into it. */
export const wordsTexts = {
  skill: textsOf('compétence', 'IFRS, Power BI…'),
  language: textsOf('langue', 'Anglais C1, Espagnol B1…'),
  tag: { ...textsOf('étiquette', 'salaires, crédit…'), add: 'Ajouter l’étiquette' },
}
