import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'

type About = { firstName: string; company: string; link: string }

/** For the author: it says nothing that the company could not read over their shoulder but that they wrote. */
export const answeredMail = ({ firstName, company, link }: About): MailParts =>
  composeMail({
    subject: `${oneLine(company, 100)} a répondu à votre avis`,
    preheader: 'Sa réponse est publiée sous votre avis.',
    body: [
      greeting(firstName),
      `${oneLine(company, 100)} a répondu à l’avis que vous avez donné. Sa réponse est publiée sous votre avis. Votre nom ne lui a pas été donné.`,
    ],
    action: { label: 'Lire la réponse', address: link },
    reason: 'Vous recevez ce message parce que vous avez donné votre avis sur cette entreprise.',
  })

/** For those who recruit for the company: neither who wrote, nor when. */
export const publishedMail = ({ firstName, company, link }: About): MailParts =>
  composeMail({
    subject: `Un nouvel avis sur ${oneLine(company, 100)}`,
    preheader: 'Vous pouvez y répondre une fois, publiquement.',
    body: [
      greeting(firstName),
      `Un membre qui a candidaté chez ${oneLine(company, 100)} ou y a travaillé a donné son avis. La modération l’a lu et publié.`,
      'Vous pouvez y répondre une fois, publiquement, au nom de l’entreprise.',
    ],
    action: { label: 'Lire les avis', address: link },
    reason: 'Vous recevez ce message parce que vous recrutez pour cette entreprise.',
  })
