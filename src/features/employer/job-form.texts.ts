import type { JobFields } from '#features/jobs/publishing/publishing.contract.ts'

/** How the form of a job calls its fields. */
export const jobLabels: Record<keyof JobFields | 'entreprise', string> = {
  titre: 'Titre du poste',
  entreprise: 'Entreprise',
  localisation: 'Localisation',
  typeContrat: 'Type de contrat',
  fonction_id: 'Fonction',
  dureeStage: 'Durée, en mois',
  dateDebut: 'Date de début',
  salaire_min: 'Salaire minimum',
  salaire_max: 'Salaire maximum',
  salaire_periode: 'Par',
  salaire: 'Ce qui s’y ajoute',
  niveauExperience: 'Niveau d’expérience',
  formation: 'Formation',
  teletravailler: 'Télétravail',
  delai_reponse: 'Réponse promise, en jours',
  urgente: 'Recrutement urgent',
  description: 'Description du poste',
  missions: 'Missions',
  profil: 'Profil recherché',
  skills: 'Compétences',
  avantages: 'Avantages',
}

/** « Titre du poste * ». */
export const required = (name: keyof typeof jobLabels): string => `${jobLabels[name]} *`

export const jobFormTexts = {
  cityHint: 'La ville, choisie dans la liste.',
  choose: 'Choisir…',
  byTitle: 'D’après le titre',
  proposed: (name: string) => `Proposée d’après le titre\u202f: ${name}`,
  unsaid: 'Non précisé',
  periods: { an: 'an', mois: 'mois', jour: 'jour' } satisfies Record<JobFields['salaire_periode'], string>,
  moreHint: 'Variable, intéressement, 13e mois…',
  missionsHint: 'Une par ligne.',
  profileHint: 'Une exigence par ligne.',
  benefitsHint: 'Un par ligne.',
  yes: 'Oui',
  no: 'Non',
}

export const conflictTexts = {
  title: 'Cette offre a changé pendant que vous écriviez',
  by: (name: string, hour: string) => `Modifiée par ${name} à ${hour}.`,
  own: (hour: string) => `Modifiée par vous à ${hour}, dans un autre onglet.`,
  somebody: (hour: string) => `Modifiée${hour && ` à ${hour}`} dans un autre onglet ou par un collègue.`,
  lead: (changed: string) => `${changed} Rien de ce que vous avez écrit n’est perdu\u202f: comparez, puis choisissez.`,
  /** What stands where the last saving is told otherwise. */
  waits: 'Non enregistré\u202f: choisissez d’abord l’une des deux versions.',
}
