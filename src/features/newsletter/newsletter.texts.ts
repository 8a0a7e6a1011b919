import { quoted } from '#platform/french.ts'
import { LETTER } from './newsletter-box.texts.ts'

const NARROW = '\u202f'

export const newsletterFaults = {
  consent: 'Cochez la case pour recevoir la lettre.',
  from: 'Formulaire inconnu.',
  link: 'Lien incomplet.',
}

/** The same whether the address is known or not. */
export const askedTexts = {
  toConfirm:
    'Consultez vos e-mails\u202f: ouvrez le lien que nous venons de vous envoyer pour confirmer. Il est valable 72\u00a0heures.',
  confirmed: 'Vous êtes abonné à la lettre. À mardi\u202f!',
}

export const pageTexts = {
  title: `${LETTER} | Florin`,
  description:
    'L’essentiel de l’emploi en finance chaque semaine\u202f: les articles les plus lus, des offres choisies. Gratuit, désinscription en un clic.',
  heading: LETTER,
  lead: 'Chaque semaine, ce qui compte pour votre carrière en finance. Cinq minutes de lecture, rien de plus.',
  points: [
    [
      'Les articles de la semaine',
      'Ceux que les lecteurs ont le plus lus et aimés\u202f: marchés, métiers, salaires, règles.',
    ],
    ['Des offres choisies', 'Quelques offres en ligne, une par entreprise, le salaire d’abord.'],
    ['Votre adresse, et rien d’autre', 'Elle ne sert qu’à la lettre. Un clic dans chaque envoi y met fin.'],
  ],
  more: 'Lire les actualités',
}

export const confirmTexts = {
  title: 'Confirmer l’abonnement | Florin',
  heading: 'Confirmez votre abonnement',
  lead: 'Un dernier clic, et la prochaine lettre arrive dans votre boîte.',
  submit: 'Confirmer mon abonnement',
  submitting: 'Confirmation…',
  done: 'Vous êtes abonné',
  doneLead: 'La prochaine lettre arrive mardi. Chacune porte un lien pour y mettre fin.',
  over: 'Lien expiré',
  again: 'S’abonner à nouveau',
  home: 'Retour à l’accueil',
}

export const unsubscribeTexts = {
  title: 'Se désabonner de la lettre | Florin',
  heading: 'Ne plus recevoir la lettre\u202f?',
  lead: 'Vous pourrez vous abonner à nouveau quand vous voudrez.',
  submit: 'Me désabonner',
  submitting: 'Désabonnement…',
  done: 'Vous êtes désabonné',
  doneLead: 'Vous ne recevrez plus la lettre.',
  over: 'Ce lien de désabonnement n’est pas valable. Ouvrez celui de la dernière lettre reçue.',
  again: 'S’abonner à nouveau',
}

export const newsletterMailTexts = {
  confirmation: {
    subject: 'Confirmez votre abonnement à la lettre',
    preheader: 'Un clic pour recevoir la lettre de Florin chaque semaine.',
    body: [
      'Bonjour,',
      `Cette adresse a été indiquée pour recevoir ${quoted(LETTER)}, l’essentiel de l’emploi en finance chaque semaine.`,
      `Confirmez que c’est bien vous${NARROW}: l’abonnement ne commence qu’après. Le lien est valable 72\u00a0heures et sert une fois.`,
    ],
    action: 'Confirmer mon abonnement',
    after: 'Vous n’avez rien demandé\u202f? Ne faites rien\u202f: sans confirmation, cette adresse est effacée.',
    reason: 'Vous recevez cet e-mail parce que cette adresse a été indiquée dans le formulaire d’abonnement de Florin.',
  },
  known: {
    subject: 'Vous êtes déjà abonné à la lettre',
    preheader: 'Il n’y a rien à faire\u202f: la prochaine lettre arrive mardi.',
    body: [
      'Bonjour,',
      `Cette adresse vient d’être indiquée pour recevoir ${quoted(LETTER)}. Elle y est déjà abonnée${NARROW}: il n’y a rien à faire.`,
    ],
    stop: 'Me désabonner',
    reason: 'Vous recevez cet e-mail parce que cette adresse a été indiquée dans le formulaire d’abonnement de Florin.',
  },
  letter: {
    articles: 'À lire cette semaine',
    jobs: 'Offres choisies',
    minutes: (minutes: number): string => `${minutes}\u00a0min`,
    all: 'Toutes les offres',
    stop: 'Me désabonner en un clic',
    reason: `Vous recevez ${quoted(LETTER)} parce que vous avez confirmé votre abonnement.`,
    test: (subject: string): string => `[Essai] ${subject}`,
  },
}
