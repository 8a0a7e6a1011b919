import { plural } from '#platform/french.ts'

/** What the button that saves a job says, wherever it stands. */
export const savingTexts = {
  title: 'Offres sauvegardées',
  notSaved: 'L’offre n’a pas été sauvegardée',
  notRemoved: 'L’offre n’a pas été retirée',
  tryAgain: 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.',
  saved: 'Offre sauvegardée',
  inList: (count: number): string => `${plural(count, 'offre')} dans votre liste`,
  removed: 'Offre retirée de votre liste',
  undo: 'Annuler',
  see: 'Voir mes offres',
}
