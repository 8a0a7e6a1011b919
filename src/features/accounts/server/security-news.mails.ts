import { formatMoment } from '#platform/french-moment.ts'
import type { MailParts } from '#platform/server/mail-layout.ts'
import { composeMail, greeting } from '#platform/server/mail-layout.ts'
import { aboutAccount } from './accounts.mails.ts'

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
}): MailParts {
  return composeMail({
    subject: change.title,
    preheader: 'Un moyen de connexion à votre compte a changé. Était-ce vous\u202f?',
    body: [
      greeting(firstName),
      `${change.title}, le ${formatMoment(when)} (heure de Paris). ${change.body}`,
      'Si c’est bien vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et déconnectez vos autres appareils sans attendre.',
    ],
    action: { label: 'Mes paramètres de sécurité', address: link },
    reason: aboutAccount,
  })
}
