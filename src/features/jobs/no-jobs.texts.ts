import { plural } from '#platform/french.ts'

const NARROW = '\u202f'

const inCountry = (country: string): string => (country === 'Luxembourg' ? 'au Luxembourg' : `en ${country}`)

export const noJobsTexts = {
  /** « 52 offres à Genève : passer en Suisse ». */
  goAbroad: (count: number, places: string[], country: string): string =>
    `${plural(count, 'offre')} à ${places.join(', ')}${NARROW}: passer ${inCountry(country)}`,
  countryAbroad: (count: number, country: string): string =>
    `${plural(count, 'offre')} ${inCountry(country)}${NARROW}: changer de pays`,
  none: 'Vérifiez l’orthographe, essayez d’autres mots ou élargissez le lieu.',
  noneHere: (country: string): string => `Les offres de ce lieu sont ${inCountry(country)}.`,
  noneBut: 'Aucune offre ne réunit tous ces critères. En en retirant un\u202f:',
  noneWords: 'Aucune offre ne réunit tous ces mots. Avec un seul d’entre eux\u202f:',
  orWord: 'Ou avec un seul mot\u202f:',
}
