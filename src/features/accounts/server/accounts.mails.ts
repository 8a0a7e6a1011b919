import { formatMoment } from '#platform/french-moment.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'

const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

export const aboutAccount = 'Ce message concerne votre compte Florin. Il est envoyé automatiquement.'

/** The link is valid for 24 hours. */
export function verificationMail({ firstName, link }: { firstName: string; link: string }): MailParts {
  return composeMail({
    subject: 'Confirmez votre adresse e-mail',
    preheader: `Un clic suffit. Le lien est valable 24${NO_BREAK}heures.`,
    body: [
      greeting(firstName),
      `Merci de votre inscription sur Florin. Il ne reste qu’une étape${NARROW}: confirmez que cette adresse est bien la vôtre. Vos alertes pourront alors vous écrire.`,
    ],
    action: { label: 'Confirmer mon adresse', address: link },
    after: [
      `Ce lien est valable 24${NO_BREAK}heures. Passé ce délai, demandez-en un nouveau depuis votre espace.`,
      `Vous n’êtes pas à l’origine de cette inscription${NARROW}? Ignorez ce message${NARROW}: sans confirmation, personne ne peut postuler ni publier avec votre adresse.`,
    ],
    reason: 'Vous recevez ce message parce que cette adresse a servi à créer un compte sur Florin.',
  })
}

/** `undo` takes the account back, where somebody prepared other ways into it before its address was confirmed. */
export function welcomeMail({
  firstName,
  link,
  undo = null,
}: {
  firstName: string
  link: string
  undo?: string | null
}): MailParts {
  return composeMail({
    subject: 'Bienvenue sur Florin',
    preheader: 'Votre adresse est confirmée, votre compte est prêt.',
    body: [
      greeting(firstName),
      'Votre adresse est confirmée et votre compte est prêt. Florin réunit les offres d’emploi, les entreprises et les professionnels de la finance en France, en Belgique, au Luxembourg et en Suisse.',
    ],
    action: { label: 'Accéder à mon espace', address: link },
    after:
      undo === null
        ? []
        : [
            `Une double authentification, une clé d’accès ou un autre site était déjà associé à ce compte avant cette confirmation. Ce n’était pas vous${NARROW}? Reprenez votre compte${NARROW}: ce lien, valable 7${NO_BREAK}jours, déconnecte tous les appareils, les retire et vous laisse choisir un mot de passe.`,
            { label: 'Reprendre mon compte', address: undo },
          ],
    reason: aboutAccount,
  })
}

/** The link is valid for one hour, once. */
export function resetMail({ firstName, link }: { firstName: string; link: string }): MailParts {
  return composeMail({
    subject: 'Choisissez un nouveau mot de passe',
    preheader: `Le lien est valable une heure et ne sert qu’une fois.`,
    body: [
      greeting(firstName),
      'Vous avez demandé à réinitialiser votre mot de passe. Choisissez-en un nouveau en suivant ce lien.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', address: link },
    after: [
      'Ce lien est valable une heure et ne sert qu’une fois. Dès que le mot de passe sera changé, toutes vos sessions ouvertes seront fermées.',
      `Vous n’avez rien demandé${NARROW}? Ignorez ce message${NARROW}: votre mot de passe reste le même.`,
    ],
    reason: aboutAccount,
  })
}

export function newDeviceMail(about: {
  firstName: string
  device: string
  when: Date
  /** The network address the device came from. */
  place: string
  /** Where the member sees and ends sessions. */
  link: string
}): MailParts {
  return composeMail({
    subject: 'Nouvelle connexion à votre compte',
    preheader: `Connexion depuis un appareil que nous ne connaissions pas. Était-ce vous${NARROW}?`,
    body: [
      greeting(about.firstName),
      'Votre compte vient d’être ouvert depuis un appareil que nous ne connaissions pas.',
      {
        facts: [
          ['Appareil', oneLine(about.device, 120)],
          ['Date', `${formatMoment(about.when)} (heure de Paris)`],
          ['Adresse IP', oneLine(about.place, 60)],
        ],
      },
      `Si c’est bien vous, vous n’avez rien à faire. Sinon, fermez cette session et changez votre mot de passe sans attendre.`,
    ],
    action: { label: 'Voir mes sessions', address: about.link },
    reason: aboutAccount,
  })
}

/** Says nothing about the person: neither name nor address. */
export function deletionReceiptMail({ when }: { when: Date }): MailParts {
  return composeMail({
    subject: 'Votre compte Florin est supprimé',
    preheader: 'Vos informations personnelles ont été effacées.',
    body: [
      greeting(''),
      `Comme vous l’avez demandé, votre compte a été supprimé le ${formatMoment(when)} (heure de Paris).`,
      'Vos informations personnelles et vos fichiers ont été effacés, et ce que vous aviez publié a été rendu anonyme.',
      `Ce message est le dernier que nous vous envoyons. Vous pouvez le conserver${NARROW}: il vaut accusé de suppression.`,
    ],
    reason: 'Vous recevez ce message parce que la suppression d’un compte lié à cette adresse a été demandée.',
  })
}

/** Somebody tried to sign up with this address; whoever asks at the site learns nothing of it. */
export function alreadyRegisteredMail(about: { firstName: string; loginLink: string; resetLink: string }): MailParts {
  return composeMail({
    subject: 'Vous avez déjà un compte Florin',
    preheader: 'Aucun nouveau compte n’a été créé.',
    body: [
      greeting(about.firstName),
      `Quelqu’un, sans doute vous, vient de demander la création d’un compte avec cette adresse. Vous en avez déjà un${NARROW}: aucun nouveau compte n’a été créé.`,
    ],
    action: { label: 'Me connecter', address: about.loginLink },
    after: [
      { label: `Mot de passe oublié${NARROW}? Choisissez-en un nouveau`, address: about.resetLink },
      `Vous n’êtes pas à l’origine de cette demande${NARROW}? Ignorez ce message${NARROW}: personne n’a eu accès à votre compte.`,
    ],
    reason: aboutAccount,
  })
}

export function passwordChangedMail(about: { firstName: string; when: Date; link: string }): MailParts {
  return composeMail({
    subject: 'Votre mot de passe a été changé',
    preheader: `Vos sessions ont été fermées. Était-ce vous${NARROW}?`,
    body: [
      greeting(about.firstName),
      `Le mot de passe de votre compte a été changé le ${formatMoment(about.when)} (heure de Paris). Les sessions ouvertes avec l’ancien mot de passe ont été fermées.`,
      `Si c’est bien vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.`,
    ],
    action: { label: 'Sécuriser mon compte', address: about.link },
    reason: aboutAccount,
  })
}

/** To the address that is wanted; the link is valid for 24 hours. */
export function emailChangeMail({ firstName, link }: { firstName: string; link: string }): MailParts {
  return composeMail({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    preheader: `Un clic suffit. Le lien est valable 24${NO_BREAK}heures.`,
    body: [
      greeting(firstName),
      `Vous avez demandé que cette adresse devienne celle de votre compte Florin. Confirmez qu’elle est bien la vôtre${NARROW}: elle remplacera alors l’ancienne, pour vous connecter comme pour nos messages.`,
    ],
    action: { label: 'Confirmer ma nouvelle adresse', address: link },
    after: [
      `Ce lien est valable 24${NO_BREAK}heures et ne sert qu’une fois.`,
      `Vous n’avez rien demandé${NARROW}? Ignorez ce message${NARROW}: rien ne change.`,
    ],
    reason: 'Vous recevez ce message parce que cette adresse a été donnée pour un compte sur Florin.',
  })
}

/** To the address that was; the link takes the account back, for a week. Says nothing of the new address. */
export function emailChangedMail(about: { firstName: string; when: Date; link: string }): MailParts {
  return composeMail({
    subject: 'L’adresse e-mail de votre compte a changé',
    preheader: `Nous n’écrivons plus à cette adresse. Était-ce vous${NARROW}?`,
    body: [
      greeting(about.firstName),
      `L’adresse e-mail de votre compte Florin a été changée le ${formatMoment(about.when)} (heure de Paris). Celle-ci ne sert plus à vous connecter.`,
      `Si c’est bien vous, vous n’avez rien à faire. Sinon, reprenez votre compte sans attendre${NARROW}: cette adresse sera rétablie et tous les appareils connectés seront déconnectés.`,
    ],
    action: { label: 'Reprendre mon compte', address: about.link },
    after: [`Ce lien est valable 7${NO_BREAK}jours et ne sert qu’une fois.`],
    reason: aboutAccount,
  })
}
