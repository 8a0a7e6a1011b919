import { formatCount } from '#platform/french.ts'
import type { SalaryStanding } from '../jobs.rules.ts'

/** What the specification says when something is missing. */
export const missingTexts = {
  toast: 'Erreur',
  message: 'Veuillez remplir tous les champs obligatoires',
  titre: 'Le titre du poste est requis',
  localisation: 'La localisation est requise',
  place: 'Choisissez une ville de la liste',
  typeContrat: 'Le type de contrat est requis',
  fonction: 'Choisissez la fonction\u202f: le titre ne suffit pas à la reconnaître',
  salary: 'Le maximum est au moins égal au minimum',
}

export const doneTexts = {
  created: 'Offre créée avec succès\u202f!',
  createdMore: 'Elle sera visible dans quelques minutes.',
  waiting:
    'Première offre de votre entreprise\u202f: elle est relue par notre équipe sous 24\u00a0h avant d’être en ligne.',
  changed: 'Offre modifiée avec succès\u202f!',
  saved: 'Brouillon enregistré',
  duplicated: 'Copie enregistrée comme brouillon',
  activate: 'L’offre est en ligne',
  deactivate: 'L’offre n’est plus en ligne',
  fill: 'L’offre est marquée comme pourvue',
  extend: 'L’offre est prolongée de 30\u00a0jours',
  delete: 'L’offre est supprimée',
  restore: 'L’offre est de retour, hors ligne',
  draftBack: 'Le brouillon est de retour',
}

export const twinTexts = {
  same: 'Votre entreprise a déjà une offre en ligne qui dit la même chose.',
  near: 'Votre entreprise a déjà une offre très proche en ligne. Deux postes ouverts\u202f? Continuez.',
  suggestion: 'Modifiez ou prolongez celle qui existe.',
}

/** Of what stands beside the form of a job while it is written. */
export const readingTexts = {
  checks: 'Vérifications',
  toFix: (count: number) => `${formatCount(count)} à corriger`,
  fine: 'Rien à signaler',
  wait: 'Les vérifications se font pendant la saisie.',
  remove: 'Retirer du texte',
  show: 'Voir le passage',
  twin: 'Voir cette offre',
  market: {
    below: 'Salaire sous le marché',
    within: 'Salaire dans le marché',
    above: 'Salaire au-dessus du marché',
  } satisfies Record<SalaryStanding, string>,
  marketOf: (median: string, range: string, jobs: number) =>
    `Médiane ${median} sur ${formatCount(jobs)} offres semblables en ligne, qui vont de ${range}.`,
  preview: 'Aperçu',
  previewHint: 'Mis à jour pendant la saisie.',
  untitled: 'Titre du poste',
}
