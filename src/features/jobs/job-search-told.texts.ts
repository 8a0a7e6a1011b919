import { plural, quoted } from '#platform/french.ts'

const NARROW = '\u202f'

const LISTED: Record<string, [string, string]> = {
  '/emploi': ['offre d’emploi', 'offres d’emploi'],
  '/stages': ['stage', 'stages'],
  '/alternance': ['offre en alternance', 'offres en alternance'],
}

/** One sentence for search engines: how many, which, where. */
export function searchDescription(path: string, total: number | null, chosen: string[]): string {
  const [one, many] = LISTED[path] ?? LISTED['/emploi']!
  const count = total === null ? `${many[0]!.toUpperCase()}${many.slice(1)}` : plural(total, one, many)
  return chosen.length > 0
    ? `${count}${NARROW}: ${chosen.join(', ')}. Banque, assurance, audit et finance d’entreprise sur Florin.`
    : `${count} en banque, assurance, audit et finance d’entreprise.`
}

/** What the server alone says of a search. */
export const toldTexts = {
  since: { 1: 'Depuis 24 heures', 7: 'Depuis 7 jours', 30: 'Depuis 30 jours' },
  unknownPlace: (place: string): string =>
    `Nous ne connaissons pas ${quoted(place)}. Choisissez une ville, un département, une région ou un pays de la liste.`,
  manyPlaces: 'Cinq lieux au plus, séparés par des virgules.',
  allContracts: 'Chercher dans tous les contrats',
}
