/** The steps of an application, as both sides see them. */
export const stepLabels = ['Envoyée', 'Lue', 'Contact', 'Entretien', 'Réponse'] as const

/** For whoever does not see the line of steps. */
export const stepInWords = (step: number, word: string): string => `Étape ${step + 1} sur 5\u202f: ${word}`

export const WITHDRAWN = 'Candidature retirée'
