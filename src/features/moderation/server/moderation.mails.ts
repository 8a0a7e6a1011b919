import { formatDate, quoted } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import type { Outcome, Review } from '../moderation.rules.ts'
import { APPEAL_DAYS } from '../moderation.rules.ts'
import { lastDayBefore } from '../suspension.rules.ts'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

const because = {
  owner: 'Vous recevez ce message parce qu’une décision concerne ce que vous avez publié sur Florin.',
  reporter: 'Vous recevez ce message parce que vous avez signalé un contenu sur Florin.',
  account: 'Vous recevez ce message parce qu’une décision concerne votre compte Florin.',
}

const months = Math.round(APPEAL_DAYS / 30.5)
const once = `Ce lien est valable ${months}${NO_BREAK}mois. Vous pouvez répondre une fois\u202f; une autre personne relit le dossier.`

/** « Offre « Contrôleur de gestion » ». */
const thingName = ({ label, title }: { label: string; title: string }): string =>
  `${label} ${quoted(oneLine(title, 150))}`

type Thing = { label: string; title: string }

/** What was reported is named by us, never by the text of whoever reports: the address may be somebody else's. */
export const receiptMail = (about: { firstName: string; thing: Thing }): MailParts =>
  composeMail({
    subject: 'Votre signalement est reçu',
    preheader: 'Un modérateur va le lire. Nous vous dirons ce qui a été décidé.',
    body: [
      greeting(about.firstName),
      'Nous avons bien reçu votre signalement. Un modérateur va le lire, et nous vous dirons ce qui a été décidé.',
      { facts: [['Contenu signalé', thingName(about.thing)]] },
      'Si vous n’avez rien signalé, quelqu’un s’est trompé d’adresse\u202f: vous n’avez rien à faire.',
    ],
    reason: because.reporter,
  })

type Decided = {
  firstName: string
  side: 'owner' | 'reporter'
  outcome: Outcome
  thing: Thing
  reason: string
  /** Only for the side that the decision went against. */
  link: string | null
  /** Whether it was read before anybody had seen it. */
  first: boolean
}

const decisionWords = {
  owner: {
    keep: [
      'Votre contenu reste en ligne',
      'Un contenu que vous avez publié a été signalé. Nous l’avons relu\u202f: il reste en ligne.',
    ],
    hide: [
      'Votre contenu a été masqué',
      'Nous avons masqué un contenu que vous avez publié. Il n’est plus visible sur le site\u202f; rien n’est effacé.',
    ],
  },
  reporter: {
    keep: [
      'Votre signalement a été examiné',
      'Nous avons relu le contenu que vous avez signalé\u202f: il reste en ligne.',
    ],
    hide: [
      'Votre signalement a été suivi',
      'Nous avons relu le contenu que vous avez signalé\u202f: il n’est plus visible sur le site.',
    ],
  },
} as const

/** For the author of what is read before anybody sees it. */
const firstReadingWords = {
  keep: ['Votre texte est publié', 'Nous avons lu ce que vous avez écrit\u202f: c’est publié, sans votre nom.'],
  hide: [
    'Votre texte n’est pas publié',
    'Nous avons lu ce que vous avez écrit et ne le publions pas en l’état. Vous pouvez le modifier\u202f: il sera relu.',
  ],
} as const

export function decisionMail({ firstName, side, outcome, thing, reason, link, first }: Decided): MailParts {
  const [subject, said] = first && side === 'owner' ? firstReadingWords[outcome] : decisionWords[side][outcome]
  return composeMail({
    subject,
    preheader: said,
    body: [
      greeting(firstName),
      said,
      {
        facts: [
          [side === 'owner' ? 'Contenu' : 'Contenu signalé', thingName(thing)],
          ['Motif', reason.trim()],
        ],
      },
      ...(link ? ['Si vous contestez cette décision, répondez-nous.'] : []),
    ],
    ...(link ? { action: { label: 'Contester cette décision', address: link }, after: [once] } : {}),
    reason: because[side],
  })
}

/** What became of an appeal, for everybody it concerns. `outcome` is what holds now. */
export function reviewMail(about: {
  firstName: string
  side: 'owner' | 'reporter'
  review: Review
  outcome: Outcome
  thing: Thing
  reason: string
}): MailParts {
  const now = about.outcome === 'hide' ? 'Ce contenu est masqué.' : 'Ce contenu est en ligne.'
  const said =
    about.review === 'uphold'
      ? `Une autre personne a relu la décision${NARROW}: elle est maintenue.`
      : `Une autre personne a relu la décision et l’a annulée.`
  return composeMail({
    subject: about.review === 'uphold' ? 'La décision est maintenue' : 'La décision est annulée',
    preheader: said,
    body: [
      greeting(about.firstName),
      `${said} ${now}`,
      {
        facts: [
          ['Contenu', thingName(about.thing)],
          ['Motif', about.reason.trim()],
        ],
      },
    ],
    reason: because[about.side],
  })
}

export function suspensionMail(about: {
  firstName: string
  reason: string
  until: Date | null
  link: string
}): MailParts {
  return composeMail({
    subject: 'Votre compte Florin est suspendu',
    preheader: 'Motif de la décision et moyen d’y répondre.',
    body: [
      greeting(about.firstName),
      `Un administrateur a suspendu votre compte, en application de l’article${NO_BREAK}4 des conditions générales d’utilisation.`,
      {
        facts: [
          ['Motif', about.reason.trim()],
          ['Jusqu’au', about.until ? formatDate(lastDayBefore(about.until)) : 'nouvelle décision'],
        ],
      },
      'Pendant la suspension, vous ne pouvez pas vous connecter et ce que vous avez publié n’est plus visible. Rien n’est effacé.',
      'Si vous contestez cette décision ou souhaitez vous expliquer, répondez-nous.',
    ],
    action: { label: 'Répondre à cette décision', address: about.link },
    after: [once],
    reason: because.account,
  })
}

export const suspensionUpheldMail = (about: { firstName: string; reason: string }): MailParts =>
  composeMail({
    subject: 'Votre compte reste suspendu',
    preheader: 'Votre réponse a été lue.',
    body: [
      greeting(about.firstName),
      'Une autre personne a lu votre réponse et relu le dossier. La suspension de votre compte est maintenue.',
      { facts: [['Motif', about.reason.trim()]] },
    ],
    reason: because.account,
  })

/** Without a reason it ended by itself, on its day. */
export const restorationMail = (about: { firstName: string; reason: string | null; link: string }): MailParts =>
  composeMail({
    subject: 'Votre compte Florin est rétabli',
    preheader: 'Vous pouvez de nouveau vous connecter.',
    body: [
      greeting(about.firstName),
      'La suspension de votre compte est terminée. Vous pouvez de nouveau vous connecter, et ce que vous avez publié est visible comme avant.',
      ...(about.reason ? [{ facts: [['Motif', about.reason.trim()] as [string, string]] }] : []),
    ],
    action: { label: 'Me connecter', address: about.link },
    reason: because.account,
  })
