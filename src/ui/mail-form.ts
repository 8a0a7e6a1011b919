export type MailForm = 'html' | 'texte'

/** How the mail of an address is shown. */
export const mailFormOf = (query: URLSearchParams): MailForm => (query.get('forme') === 'texte' ? 'texte' : 'html')

/** A mail as a page may show it: the style sheet in it, which the policy of our pages would refuse, is left out. */
export const withoutStyle = (html: string): string => html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
