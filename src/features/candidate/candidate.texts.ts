export const candidateTexts = {
  menu: 'Rubriques',
  signOut: 'Se déconnecter',
  welcome: 'Bienvenue sur Florin.',
  allAlerts: 'Voir mes alertes',
  search: 'Chercher une offre',
} as const
