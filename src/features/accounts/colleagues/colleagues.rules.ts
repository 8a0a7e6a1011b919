import { safeWebsite } from '#features/companies/companies.rules.ts'
import type { NotificationEvent } from '#features/notifications/notifications.rules.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** Where a recruiter finds the people of the own company, or asks for one. */
export const teamPath = '/espace-recruteurs/equipe'
/** Where the link of an invitation leads. */
export const joinPath = '/rejoindre'

export const INVITATION_DAYS = 7
/** Open invitations that a company may have at once. */
export const MOST_INVITATIONS = 50
export const LONGEST_MESSAGE = 1_000

/** What happens to the people of a company. Whoever it is about has to know. */
export const teamEvent: NotificationEvent = { event: 'team' }

/** Whether an address is at the domain of a website, or at a part of it. */
export function isAtDomain(email: string, website: string | null): boolean {
  const site = safeWebsite(website)
  if (site === null) return false
  const host = new URL(site).hostname.replace(/^www\./, '')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return domain === host || domain.endsWith(`.${host}`)
}

export const colleagueRefusals = defineRefusals({
  'colleagues/no_company': {
    status: 409,
    message: 'Votre compte n’est rattaché à aucune entreprise. Demandez d’abord ce rattachement.',
  },
  'colleagues/main_only': {
    status: 403,
    message: 'Seul le compte principal de l’entreprise peut faire cela. Demandez-le-lui.',
  },
  'colleagues/main_stays': {
    status: 409,
    message: 'Vous êtes le compte principal. Transmettez ce rôle à un collègue avant de quitter l’entreprise.',
  },
  'colleagues/already_here': { status: 409, message: 'Cette personne recrute déjà pour votre entreprise.' },
  'colleagues/too_many': {
    status: 409,
    message: `${MOST_INVITATIONS} invitations sont déjà ouvertes. Annulez-en avant d’en envoyer d’autres.`,
  },
  'colleagues/other_address': {
    status: 403,
    message: 'Cette invitation est pour une autre adresse e-mail. Connectez-vous avec celle qui l’a reçue.',
  },
  'colleagues/has_company': {
    status: 409,
    message: 'Votre compte est déjà rattaché à une entreprise. Quittez-la d’abord, depuis la page « Équipe ».',
  },
  'colleagues/invitation_over': {
    status: 410,
    message: 'Cette invitation a déjà servi, a été annulée ou a expiré. Demandez-en une nouvelle.',
  },
  'colleagues/unknown_company': {
    status: 404,
    message: 'Aucune entreprise ne porte ce nom. Choisissez-la dans la liste, ou demandez sa création.',
  },
  'colleagues/company_exists': {
    status: 409,
    message: 'Une entreprise porte déjà ce nom. Demandez à y être rattaché.',
  },
  'colleagues/unknown_city': { status: 404, message: 'Indiquez une ville, par exemple Lyon ou Genève.' },
  'colleagues/already_asked': {
    status: 409,
    message: 'Votre demande est déjà en attente. Annulez-la pour en faire une autre.',
  },
})
