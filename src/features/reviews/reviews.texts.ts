import { REVIEWS_SHOWN_FROM } from '#features/companies/companies-rating.rules.ts'
import { monthNames } from '#platform/french.ts'
import type { Basis } from './reviews.rules.ts'

export const reviewFaults = {
  stars: 'Choisissez une note de 1 à 5.',
  text: 'Racontez votre expérience.',
  answer: 'Écrivez votre réponse.',
}

/** « mars 2026 », of « 2026-03 ». */
export const monthOf = (month: string): string => {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}

const rule = `Les avis s’affichent à partir de ${REVIEWS_SHOWN_FROM}, pour que personne ne puisse en deviner l’auteur.`

export const reviewTexts = {
  title: 'Avis',
  of: (company: string) => `Avis sur ${company}`,
  stars: (stars: number) => `${stars} sur 5`,
  how: 'Écrits par des membres qui ont candidaté dans l’entreprise ou y ont travaillé, lus par la modération avant d’être publiés, jamais signés.',
  none: 'Pas encore d’avis affiché',
  noneText: rule,
  answer: 'Réponse de l’entreprise',
  report: 'cet avis',
  reportAnswer: 'cette réponse',
  reported: (stars: number, month: string) => `, ${stars} sur 5, ${monthOf(month)}`,
}

export const formTexts = {
  give: 'Donner mon avis',
  yours: 'Votre avis',
  lead: 'Votre nom n’est jamais montré, ni au public ni à l’entreprise\u202f: seul le mois de publication l’est. N’écrivez rien qui vous ferait reconnaître, ni le nom de personne. Un modérateur lit chaque avis avant sa publication.',
  stars: 'Votre note',
  choices: [
    { value: '5', label: '5\u202f: je recommande vivement' },
    { value: '4', label: '4\u202f: bonne expérience' },
    { value: '3', label: '3\u202f: du bon et du moins bon' },
    { value: '2', label: '2\u202f: expérience décevante' },
    { value: '1', label: '1\u202f: je déconseille' },
  ],
  text: 'Votre expérience',
  textHint:
    'Le recrutement, le travail, l’équipe, ce qu’il faudrait savoir avant de venir. 50 à 3\u202f000 caractères.',
  send: 'Envoyer mon avis',
  change: 'Enregistrer mon avis',
  sending: 'Envoi…',
  edit: 'Modifier mon avis',
  editHint: 'Un avis modifié est relu avant d’être publié de nouveau.',
  remove: 'Supprimer mon avis',
  removeText: 'Votre avis disparaît pour tout le monde, avec la réponse de l’entreprise s’il y en a une.',
  removeSure: 'Oui, supprimer',
  removing: 'Suppression…',
  states: {
    pending: 'Votre avis attend d’être lu par la modération. Vous serez prévenu de sa décision.',
    published: `Votre avis est publié. ${rule}`,
    shown: 'Votre avis est publié.',
    hidden: 'Votre avis n’est pas publié. Le motif est dans vos notifications. Modifié, il est relu.',
  },
  answered: 'L’entreprise a répondu à votre avis\u202f: il ne se modifie plus. Vous pouvez le supprimer.',
  visitor: 'Connectez-vous pour donner votre avis, si vous avez candidaté dans cette entreprise ou y avez travaillé.',
  signIn: 'Me connecter',
  obstacles: {
    role: 'Les avis sont donnés par les candidats. Un compte de recruteur ou d’administrateur n’en donne pas.',
    unconfirmed: 'Confirmez votre adresse e-mail, par le lien que nous vous avons envoyé, pour donner votre avis.',
    stranger:
      'Vous pourrez donner votre avis une fois que vous aurez candidaté à une offre de cette entreprise, ou si votre profil dit que vous y travaillez ou y avez travaillé.',
  },
  toProfile: 'Compléter mon profil',
}

/** What was done, by the word in the address. */
export const reviewDone: Record<string, string> = {
  avis: 'Votre avis est envoyé. Un modérateur le lit avant sa publication.',
  modification: 'Votre avis est modifié. Un modérateur le relit avant sa publication.',
  suppression: 'Votre avis est supprimé.',
  reponse: 'Votre réponse est publiée.',
}

export const ownReviewsTexts = {
  title: 'Avis',
  lead: 'Ce que disent de votre entreprise des membres qui y ont candidaté ou travaillé. Leur nom ne vous est jamais donné. Vous répondez une fois à chaque avis, publiquement.',
  none: 'Aucun avis affiché',
  noneText: rule,
  noneNext: 'Voir la page de l’entreprise',
  failed: 'Les avis n’ont pas pu être chargés',
  answer: 'Votre réponse',
  answerHint: 'Publique, au nom de l’entreprise. Une seule réponse, qui ne se modifie pas. Ne nommez personne.',
  toAnswer: 'Répondre à cet avis',
  send: 'Publier la réponse',
  sending: 'Envoi…',
}

/** What moderators read of the right to write. */
export const basisTexts: Record<Basis, string> = {
  applied: 'L’auteur a candidaté dans cette entreprise.',
  verified: 'L’auteur y travaille, d’après son adresse professionnelle confirmée.',
  declared: 'L’auteur y travaille ou y a travaillé, d’après son profil.',
}
