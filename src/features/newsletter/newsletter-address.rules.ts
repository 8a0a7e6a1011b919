export const NEWSLETTER_PAGE = '/newsletter'
/** What the forms call it that ask for the letter. */
export const SUBSCRIBE_FORM = 'abonnement'
