const NARROW = '\u202f'

export const developersTexts = {
  title: 'API | Florin',
  heading: 'API de Florin',
  intro: 'Tout ce que le site montre passe par ces adresses. Elles répondent toujours en JSON, erreurs comprises.',
  document: 'Document OpenAPI 3.1',
  loading: 'Chargement du document',
  error: 'Erreur de chargement',
  try: 'Essayer',
  trying: 'Envoi…',
  answer: (status: number, milliseconds: number) => `Réponse ${status}, en ${milliseconds}${NARROW}ms`,
  noAnswer: 'Le service n’a pas répondu. Réessayez dans un instant.',
  noParameter: 'Sans paramètre.',
}
