export const commentsUnit = (count: number): string => (count < 2 ? 'commentaire' : 'commentaires')
