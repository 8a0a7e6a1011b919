type JobText = { description: string; missions: string[]; profile: string[]; benefits: string[] }

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const list = (title: string, items: string[]): string =>
  items.length > 0 ? `<p>${title}</p><ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>` : ''

/** The text of a job as the plain HTML that search engines and feed readers take. */
export const jobHtml = ({ description, missions, profile, benefits }: JobText): string =>
  [
    ...description.split('\n\n').map((text) => `<p>${escapeText(text)}</p>`),
    list('Vos missions', missions),
    list('Votre profil', profile),
    list('Avantages', benefits),
  ].join('')
