const NARROW = '\u202f'

export const developersTexts = {
  title: 'API | Florin',
  heading: 'API de Florin',
  intro: 'Tout ce que le site montre passe par ces adresses. Elles répondent toujours en JSON, erreurs comprises.',
  document: 'Document OpenAPI 3.1',
  feeds: 'Flux',
  feedsIntro: 'Les offres en ligne, pour les lecteurs de flux et les agrégateurs d’emploi.',
  searchFeed: 'Chaque recherche a son flux Atom',
  searchFeedText: `Mêmes paramètres que /emploi, /stages et /alternance${NARROW}: les 50${NARROW}offres les plus récentes.`,
  xmlFeed: 'Toutes les offres, en XML',
  xmlFeedText: 'Le format XML que lisent les agrégateurs d’emploi.',
  jsonFeed: 'Toutes les offres, en JSON',
  jsonFeedText: `JSON Feed${NARROW}1.1, avec salaire, lieu, contrat et télétravail de chaque offre.`,
  loading: 'Chargement du document',
  error: 'Erreur de chargement',
  try: 'Essayer',
  trying: 'Envoi…',
  answer: (status: number, milliseconds: number) => `Réponse ${status}, en ${milliseconds}${NARROW}ms`,
  noAnswer: 'Le service n’a pas répondu. Réessayez dans un instant.',
  noParameter: 'Sans paramètre.',
}
