import { formatMoment } from '#platform/french-moment.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting } from '#platform/server/mail/mail-layout.ts'
import { aboutAccount } from './accounts.mails.ts'

/** What changed about the ways into an account, told to its owner. */
export function securityChangeMail({
  firstName,
  change,
  when,
  link,
  undo,
}: {
  firstName: string
  change: { title: string; body: string }
  when: Date
  /** The settings. */
  link: string
  /** Where the account is taken back, if it can be. */
  undo: string | null
}): MailParts {
  const asked =
    undo === null ? 'changez votre mot de passe et déconnectez vos autres appareils' : 'reprenez votre compte'
  return composeMail({
    subject: change.title,
    preheader: 'Un moyen de connexion à votre compte a changé. Était-ce vous\u202f?',
    body: [
      greeting(firstName),
      `${change.title}, le ${formatMoment(when)} (heure de Paris). ${change.body}`,
      `Si c’est bien vous, vous n’avez rien à faire. Sinon, ${asked} sans attendre.`,
    ],
    action:
      undo === null
        ? { label: 'Mes paramètres de sécurité', address: link }
        : { label: 'Reprendre mon compte', address: undo },
    after:
      undo === null
        ? []
        : [
            'Ce lien est valable 7\u00a0jours et ne sert qu’une fois. Il déconnecte tous les appareils, retire la double authentification, les clés d’accès et les sites associés, et vous laisse choisir un nouveau mot de passe.',
            { label: 'Mes paramètres de sécurité', address: link },
          ],
    reason: aboutAccount,
  })
}
