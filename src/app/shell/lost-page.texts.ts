export const lostTexts = {
  help: 'Elle a pu être retirée ou déplacée, ou son adresse est incomplète. Cherchez une offre\u202f:',
  job: 'L’offre a pu être pourvue ou retirée, ou l’adresse est incomplète. Cherchez-la\u202f:',
  search: 'Chercher une offre',
  field: 'Métier, entreprise, mot-clé',
  submit: 'Rechercher',
  near: 'Offres proches\u202f:',
  home: 'Retour à l’accueil',
  allJobs: 'Toutes les offres',
} as const
