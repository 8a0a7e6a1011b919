import { formatMoment } from '#platform/french-moment.ts'

type Written = { subject: string; html: string; text: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What changed about the ways into an account, told to its owner. */
export function securityChangeMail({
  firstName,
  change,
  when,
  link,
}: {
  firstName: string
  change: { title: string; body: string }
  when: Date
  link: string
}): Written {
  const lines = [
    `Bonjour ${firstName},`,
    `${change.title}, le ${formatMoment(when)}. ${change.body}`,
    'Si c’est bien vous, vous n’avez rien à faire.',
    'Sinon, changez votre mot de passe et déconnectez vos autres appareils sans attendre\u202f:',
  ]
  return {
    subject: change.title,
    html: `${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}\n<p><a href="${escaped(link)}">Mes paramètres de sécurité</a></p>`,
    text: `${lines.join('\n\n')}\n${link}\n`,
  }
}
