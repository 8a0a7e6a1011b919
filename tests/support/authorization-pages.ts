import type { Objects, Who } from './authorization-rows.ts'
import { candidates, deciders, editors, members, recruiters } from './authorization-rows.ts'

/** `others`: why those who are let in may see something of others. */
type Guarded = {
  allowed: Who[]
  login: string
  /** Something to be saved, not shown. */
  file?: 'text' | 'pdf' | 'table'
  about?: (objects: Objects) => number
  others?: string
  /** Why one other person is named to those who are let in. */
  named?: string
}

/** Every page that is not for everybody. */
export const guarded: Record<string, Guarded> = {
  '/mes-candidatures': { allowed: candidates, login: '/login' },
  '/mes-candidatures/ajouter': { allowed: candidates, login: '/login' },
  '/candidature/:id': { allowed: candidates, login: '/login', about: ({ applicationId }) => applicationId },
  '/candidature/:id/entretien.ics': {
    allowed: candidates,
    login: '/login',
    file: 'text',
    about: ({ applicationId }) => applicationId,
  },
  '/espace-candidat': { allowed: candidates, login: '/login' },
  '/modifier-profil': { allowed: candidates, login: '/login' },
  '/modifier-cv': { allowed: candidates, login: '/login' },
  '/espace-recruteurs/multidiffusion': { allowed: recruiters, login: '/espace-entreprise' },
  '/espace-recruteurs/multidiffusion/:id': {
    allowed: recruiters,
    login: '/espace-entreprise',
    about: ({ feedId }) => feedId,
  },
  '/espace-recruteurs': { allowed: recruiters, login: '/espace-entreprise' },
  '/espace-recruteurs/entreprise': { allowed: recruiters, login: '/espace-entreprise' },
  '/espace-recruteurs/avis': { allowed: recruiters, login: '/espace-entreprise' },
  '/espace-recruteurs/equipe': {
    allowed: recruiters,
    login: '/espace-entreprise',
    others: 'those who recruit for one company know of each other',
  },
  '/admin/rattachements': { allowed: ['administrator'], login: '/login', others: 'those who ask for a company' },
  '/espace-recruteurs/credits': { allowed: recruiters, login: '/espace-entreprise' },
  '/espace-recruteurs/credits.csv': { allowed: recruiters, login: '/espace-entreprise', file: 'table' },
  '/nouvelle-offre': { allowed: recruiters, login: '/espace-entreprise' },
  '/modifier-offre/:id': {
    allowed: recruiters,
    login: '/espace-entreprise',
    about: ({ draftId }) => draftId,
    named: 'whoever changed the job last',
  },
  '/voir-offre/:id': { allowed: recruiters, login: '/espace-entreprise', about: ({ draftId }) => draftId },
  '/espace-recruteurs/candidatures': {
    allowed: recruiters,
    login: '/espace-entreprise',
    others: 'who applied to the company',
  },
  '/candidatures-offre/:id': {
    allowed: recruiters,
    login: '/espace-entreprise',
    about: ({ jobId }) => jobId,
    others: 'who applied to a job of the company',
  },
  '/candidatures-offre/:id/candidatures.csv': {
    allowed: recruiters,
    login: '/espace-entreprise',
    file: 'text',
    about: ({ jobId }) => jobId,
    others: 'who applied to a job of the company',
  },
  '/espace-recruteurs/profils': { allowed: recruiters, login: '/espace-entreprise' },
  '/espace-recruteurs/profils/viviers/:id': {
    allowed: recruiters,
    login: '/espace-entreprise',
    about: ({ profileListId }) => profileListId,
  },
  '/admin/credits': { allowed: ['administrator'], login: '/login', others: 'those who wait for a quote' },
  '/admin/courrier': { allowed: ['administrator'], login: '/login', others: 'the local mailbox' },
  '/admin/offres-a-valider': { allowed: ['administrator'], login: '/login' },
  '/admin/offres-a-valider/visiteur/:id': {
    allowed: ['administrator'],
    login: '/login',
    about: ({ submissionId }) => submissionId,
  },
  '/admin/offres-a-valider/client/:id': {
    allowed: ['administrator'],
    login: '/login',
    about: ({ waitingId }) => waitingId,
  },
  '/admin/moderation': { allowed: deciders, login: '/login', others: 'what waits for a decision' },
  '/admin/moderation/:id': { allowed: deciders, login: '/login', about: ({ caseId }) => caseId },
  '/admin/comptes/:id': { allowed: ['administrator'], login: '/login', about: ({ accountId }) => accountId },
  '/admin': { allowed: ['administrator'], login: '/login' },
  '/test-bff': { allowed: ['administrator'], login: '/login' },
  '/bff-debug': { allowed: ['administrator'], login: '/login' },
  '/admin/comptes': { allowed: ['administrator'], login: '/login', others: 'all accounts' },
  '/admin/offres': { allowed: ['administrator'], login: '/login', others: 'the drafts of all companies' },
  '/notifications': { allowed: members, login: '/login' },
  '/mes-parametres': { allowed: candidates, login: '/login' },
  '/espace-recruteurs/parametres': { allowed: recruiters, login: '/espace-entreprise' },
  '/admin/parametres': { allowed: ['administrator'], login: '/login' },
  '/modifier-cv/lecture': { allowed: candidates, login: '/login' },
  '/modifier-cv/export.pdf': { allowed: candidates, login: '/login', file: 'pdf' },
  '/modifier-cv/export.json': { allowed: candidates, login: '/login', file: 'text' },
  '/alertes': { allowed: candidates, login: '/login' },
  '/alertes/:id': { allowed: candidates, login: '/login', about: ({ alertId }) => alertId },
  '/connexion/comptes': { allowed: members, login: '/login' },
  '/admin/articles': { allowed: editors, login: '/login' },
  '/admin/articles/nouveau': { allowed: editors, login: '/login' },
  '/admin/articles/rubriques': { allowed: editors, login: '/login' },
  '/admin/articles/:id': {
    allowed: editors,
    login: '/login',
    about: ({ articleId }) => articleId,
    others: 'who saved which version',
  },
  '/admin/abonnes': { allowed: ['administrator'], login: '/login', others: 'who asked for the letter' },
  '/admin/newsletter': { allowed: ['administrator'], login: '/login' },
  '/admin/newsletter/:id': { allowed: ['administrator'], login: '/login', about: ({ letterId }) => letterId },
}

/** Where one thing is shown to everybody: what they may see, and what they may not. */
export const things: Record<string, (objects: Objects) => string> = {
  '/offre-emploi/:id': ({ jobId }) => `/offre-emploi/${jobId}`,
  '/offre/:id': ({ draftId }) => `/offre/${draftId}`,
  '/entretien-propose/:id/entretien.ics': () => '/entretien-propose/1/entretien.ics',
  '/postuler/:id': ({ draftId }) => `/postuler/${draftId}`,
  '/entreprise/:id': ({ companyId }) => `/entreprise/${companyId}`,
  '/profil/:id': ({ memberId }) => `/profil/${memberId}`,
  '/signaler/:kind/:id': ({ draftId }) => `/signaler/offre/${draftId}`,
  '/article/:id': () => '/article/1',
  '/apercu-article/:id': () => '/apercu-article/1',
}
