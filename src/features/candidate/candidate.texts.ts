export const candidateTexts = {
  allSaved: 'Voir les offres sauvegardées',
  allAlerts: 'Voir mes alertes',
} as const
