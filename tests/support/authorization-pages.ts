import type { Objects, Who } from './authorization-rows.ts'
import { deciders, members, recruiters } from './authorization-rows.ts'

const candidates: Who[] = ['candidateA', 'candidateB', 'moderator']

/** `others`: why those who are let in may see something of others. */
type Guarded = {
  allowed: Who[]
  login: string
  file?: true
  about?: (objects: Objects) => number
  others?: string
}

/** Every page that is not for everybody. */
export const guarded: Record<string, Guarded> = {
  '/espace-candidat': { allowed: candidates, login: '/login' },
  '/espace-recruteurs': { allowed: recruiters, login: '/espace-entreprise' },
  '/admin/courrier': { allowed: ['administrator'], login: '/login', others: 'the local mailbox' },
  '/admin/moderation': { allowed: deciders, login: '/login', others: 'what waits for a decision' },
  '/admin/moderation/:id': { allowed: deciders, login: '/login', about: ({ caseId }) => caseId },
  '/admin/comptes/:id': { allowed: ['administrator'], login: '/login', about: ({ accountId }) => accountId },
  '/admin': { allowed: ['administrator'], login: '/login' },
  '/admin/comptes': { allowed: ['administrator'], login: '/login', others: 'all accounts' },
  '/admin/offres': { allowed: ['administrator'], login: '/login', others: 'the drafts of all companies' },
  '/notifications': { allowed: members, login: '/login' },
  '/mes-parametres': { allowed: candidates, login: '/login' },
  '/mes-parametres/export': { allowed: candidates, login: '/login', file: true },
  '/espace-recruteurs/parametres': { allowed: recruiters, login: '/espace-entreprise' },
  '/espace-recruteurs/parametres/export': { allowed: recruiters, login: '/espace-entreprise', file: true },
  '/admin/parametres': { allowed: ['administrator'], login: '/login' },
  '/admin/parametres/export': { allowed: ['administrator'], login: '/login', file: true },
  '/alertes': { allowed: members, login: '/login' },
  '/connexion/comptes': { allowed: members, login: '/login' },
}

/** Where one thing is shown to everybody: what they may see, and what they may not. */
export const things: Record<string, (objects: Objects) => string> = {
  '/offre-emploi/:id': ({ jobId }) => `/offre-emploi/${jobId}`,
  '/offre/:id': ({ draftId }) => `/offre/${draftId}`,
  '/entreprise/:id': ({ companyId }) => `/entreprise/${companyId}`,
  '/signaler/:kind/:id': ({ draftId }) => `/signaler/offre/${draftId}`,
}
