import { formatDate, plural, quoted } from '#platform/french.ts'
import type { ExperienceBand } from './jobs.rules.ts'

const NARROW = '\u202f'

const bands: Record<ExperienceBand, string> = {
  junior: `Junior (3${NARROW}ans et moins)`,
  senior: `Sénior (4 à 8${NARROW}ans)`,
  expert: `Expert (plus de 8${NARROW}ans)`,
}

/** « 4 à 8 ans » of « Sénior (4 à 8 ans) ». */
const bandName = (band: ExperienceBand): string => /\((.*)\)/.exec(bands[band])![1]!

export const jobTexts = {
  allOfFunction: (name: string): string => `Toutes les offres${NARROW}: ${name}`,
  experience: bands,
  paneKeys: 'Au clavier\u202f: les flèches vont d’une offre à l’autre, Entrée l’ouvre ici, Échap revient à la liste.',
  reference: (id: number): string => `Réf.\u00a0FL-${id}`,
  /** Where a printed job comes from, and how long it is open. */
  onPaper: (address: string, until: string | null): string =>
    `Florin, ${address}${until ? `. Offre ouverte jusqu’au ${formatDate(new Date(until))}.` : ''}`,
  /** With whom a salary is compared. A band counts the years from which a job begins: « 7 à 12 ans » is next to it, not in it. */
  market: (
    job: { function: string; region: string; experience_level: ExperienceBand },
    { experience_level: level }: { experience_level: ExperienceBand | null },
    jobs: string,
  ): string =>
    level
      ? `Comparé à ${jobs} en ligne d’expérience voisine (${bandName(level)})\u202f: ${quoted(job.function)}, ${job.region}`
      : `Trop peu d’offres d’expérience voisine (${bandName(job.experience_level)})\u202f: comparé à ${jobs} en ligne, toutes expériences confondues, ${quoted(job.function)}, ${job.region}`,
  noMarket: 'Trop peu d’offres comparables sont en ligne pour situer ce salaire.',
  gone: 'Cette offre n’existe pas ou n’est plus visible.',
  closed: 'Cette offre n’est plus ouverte.',
  closedSimilar: 'Voir les offres semblables',
  paneAway: 'L’offre n’a pas pu être lue.',
}

/** « 3 à 5 ans », « 8 ans et plus », « Débutant accepté ». */
export function yearsOfExperience(from: number, to: number | null): string {
  if (from === 0 && (to ?? 0) <= 1) return 'Débutant accepté'
  if (to === null) return `${plural(from, 'an')} et plus`
  return from === to ? plural(from, 'an') : `${from} à ${plural(to, 'an')}`
}
