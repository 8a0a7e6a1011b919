import { plural } from '#platform/french.ts'

const NARROW = '\u202f'

export const mailboxTexts = {
  title: 'Courrier | Florin',
  heading: 'Courrier',
  intro: `Les messages que Florin envoie, gardés une semaine${NARROW}: aucun serveur de messagerie n’est réglé, ou le site est en démonstration.`,
  count: (total: number) => plural(total, 'message'),
  list: 'Messages',
  to: (address: string) => `À${NARROW}: ${address}`,
  statuses: { waiting: 'En attente', delivered: null, failed: 'Refusé' },
  erased: 'Contenu effacé',
  noContent: 'Le contenu de ce message n’est pas conservé.',
  forms: 'Présentation du message',
  frame: (subject: string) => `Message${NARROW}: ${subject}`,
  choose: 'Choisissez un message pour le lire.',
  gone: 'Ce message n’existe plus.',
  back: 'Tous les messages',
  empty: 'Aucun message',
  emptyHint: 'Les messages apparaissent ici dès que Florin en écrit un, à une inscription par exemple.',
  emptyNext: 'Retour à l’accueil',
}
