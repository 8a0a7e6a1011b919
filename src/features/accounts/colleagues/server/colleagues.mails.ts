import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { aboutAccount } from '../../server/accounts.mails.ts'

const NARROW = '\u202f'
const NO_BREAK = '\u00a0'
const named = (company: string): string => `«${NO_BREAK}${oneLine(company)}${NO_BREAK}»`

/** To somebody who may have no account; the link is valid for seven days, once. */
export const invitationMail = (about: { company: string; inviter: string; link: string }): MailParts =>
  composeMail({
    subject: `Rejoignez ${oneLine(about.company)} sur Florin`,
    preheader: `Une invitation à recruter ensemble. Le lien est valable 7${NO_BREAK}jours.`,
    body: [
      greeting(''),
      `${oneLine(about.inviter)} vous invite à recruter pour ${named(about.company)} sur Florin${NARROW}: offres, candidatures et page de l’entreprise, à plusieurs.`,
      'Connectez-vous, ou créez un compte de recruteur, avec l’adresse qui reçoit ce message.',
    ],
    action: { label: 'Voir l’invitation', address: about.link },
    after: [
      `Ce lien est valable 7${NO_BREAK}jours et ne sert qu’une fois.`,
      `Vous ne connaissez pas cette entreprise${NARROW}? Ignorez ce message${NARROW}: rien ne change.`,
    ],
    reason: 'Vous recevez ce message parce qu’un recruteur a donné votre adresse pour vous inviter.',
  })

export const askedMail = (
  firstName: string,
  about: { name: string; email: string; company: string; link: string },
): MailParts =>
  composeMail({
    subject: `${oneLine(about.name)} demande à rejoindre votre entreprise`,
    preheader: 'C’est à vous de décider.',
    body: [
      greeting(firstName),
      `${oneLine(about.name)} (${about.email}) demande à recruter pour ${named(about.company)}. Son adresse, confirmée, est à votre domaine${NARROW}: vous décidez.`,
    ],
    action: { label: 'Accepter ou refuser', address: about.link },
    reason: aboutAccount,
  })

export const attachedMail = (
  firstName: string,
  about: { company: string; code: string | null; link: string },
): MailParts =>
  composeMail({
    subject: `Votre compte est rattaché à ${oneLine(about.company)}`,
    preheader: about.code === null ? 'Votre Espace Client est ouvert.' : 'Votre code client est dans ce message.',
    body: [
      greeting(firstName),
      `Votre compte recrute maintenant pour ${named(about.company)}.`,
      ...(about.code === null
        ? []
        : [
            `Vous en êtes le compte principal${NARROW}: vous invitez vos collègues et décidez des demandes. Le code client ouvre l’Espace Client, avec votre mot de passe.`,
            { facts: [['Code client', about.code]] as [string, string][] },
          ]),
    ],
    action: { label: 'Ouvrir l’Espace Client', address: about.link },
    reason: aboutAccount,
  })

export const requestRefusedMail = (
  firstName: string,
  about: { company: string; reason: string; link: string },
): MailParts =>
  composeMail({
    subject: `Votre demande pour ${oneLine(about.company)} est refusée`,
    preheader: 'Le motif est dans ce message.',
    body: [
      greeting(firstName),
      `Votre demande de rattachement à ${named(about.company)} n’a pas été acceptée.`,
      { facts: [['Motif', about.reason]] },
    ],
    action: { label: 'Faire une autre demande', address: about.link },
    reason: aboutAccount,
  })

export const joinedMail = (firstName: string, about: { name: string; company: string; link: string }): MailParts =>
  composeMail({
    subject: `${oneLine(about.name)} a rejoint ${oneLine(about.company)}`,
    preheader: 'Votre invitation a été acceptée.',
    body: [greeting(firstName), `${oneLine(about.name)} recrute maintenant avec vous pour ${named(about.company)}.`],
    action: { label: 'Voir l’équipe', address: about.link },
    reason: aboutAccount,
  })

export const removedMail = (firstName: string, about: { company: string; link: string }): MailParts =>
  composeMail({
    subject: `Vous ne recrutez plus pour ${oneLine(about.company)}`,
    preheader: 'Le compte principal vous a retiré de l’équipe.',
    body: [
      greeting(firstName),
      `Le compte principal de ${named(about.company)} vous a retiré de l’équipe. Votre compte Florin reste ouvert, sans accès aux offres ni aux candidatures de cette entreprise.`,
    ],
    action: { label: 'Ouvrir mon espace', address: about.link },
    reason: aboutAccount,
  })

export const handedOverMail = (firstName: string, about: { company: string; code: string; link: string }): MailParts =>
  composeMail({
    subject: `Vous êtes le compte principal de ${oneLine(about.company)}`,
    preheader: 'Le code client est maintenant le vôtre.',
    body: [
      greeting(firstName),
      `Vous êtes maintenant le compte principal de ${named(about.company)}${NARROW}: vous invitez les collègues et décidez des demandes. Le code client ouvre l’Espace Client, avec votre mot de passe.`,
      { facts: [['Code client', about.code]] },
    ],
    action: { label: 'Voir l’équipe', address: about.link },
    reason: aboutAccount,
  })
