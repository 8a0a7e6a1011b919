/** Where comments stand on the page of their article. */
export const COMMENTS = 'commentaires'
