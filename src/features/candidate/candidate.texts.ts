export const candidateTexts = {
  allAlerts: 'Voir mes alertes',
} as const
