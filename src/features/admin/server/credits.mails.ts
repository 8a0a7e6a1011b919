import { formatDate, plural } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'

const NARROW = '\u202f'
const NO_BREAK = '\u00a0'
const WHY = 'Ce message concerne les crédits de votre entreprise sur Florin. Il est envoyé automatiquement.'

type About = { company: string; credits: number; reference: string; balance: number; until: Date; link: string }

export const creditsAddedMail = (firstName: string, about: About): MailParts =>
  composeMail({
    subject: `${plural(about.credits, 'crédit ajouté', 'crédits ajoutés')} à ${oneLine(about.company)}`,
    preheader: `Il vous reste ${plural(about.balance, 'crédit', 'crédits')} ce mois-ci.`,
    body: [
      greeting(firstName),
      `Les crédits de votre devis sont là${NARROW}: publiez des offres, débloquez des profils.`,
      {
        facts: [
          ['Entreprise', oneLine(about.company)],
          ['Crédits ajoutés', String(about.credits)],
          ['Référence', oneLine(about.reference)],
          ['Solde', plural(about.balance, 'crédit', 'crédits')],
          ['Valables jusqu’au', formatDate(about.until)],
        ],
      },
    ],
    action: { label: 'Voir le relevé', address: about.link },
    reason: WHY,
  })

export const quoteDeclinedMail = (
  firstName: string,
  about: { company: string; reason: string; link: string },
): MailParts =>
  composeMail({
    subject: 'Votre demande de devis est close',
    preheader: 'Aucun crédit n’a été ajouté.',
    body: [
      greeting(firstName),
      `Votre demande de crédits pour «${NO_BREAK}${oneLine(about.company)}${NO_BREAK}» est close, sans ajout. Voici pourquoi${NARROW}:`,
      about.reason,
    ],
    action: { label: 'Voir vos crédits', address: about.link },
    reason: WHY,
  })
