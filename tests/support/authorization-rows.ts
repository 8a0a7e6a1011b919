import { TERMS_VERSION } from '../../src/features/legal/legal.rules.ts'

/** Everybody who may knock. */
export type Who =
  | 'visitor'
  | 'candidateA'
  | 'candidateB'
  | 'recruiter1'
  | 'recruiter2'
  | 'moderator'
  | 'administrator'
  | 'suspended'
  | 'expired'

/** What somebody owns, to be asked for by themselves and by others. */
export type Objects = {
  accountId: number
  sessionId: string
  passkeyId: string
  alertId: number
  mailId: number
  /** Something they have reported, which waits for a decision. */
  openCaseId: number
  /** Their suspension of once, which they contest. */
  caseId: number
  /** The company they work for, or just one. */
  companyId: number
  /** An offer of it that everybody may see, and one that is a draft. */
  jobId: number
  draftId: number
}

export type Row = {
  allowed: Who[]
  /** Answers that mean: the door was open. */
  answers: number[]
  /** What to send, about somebody's objects. */
  input?: (objects: Objects) => Record<string, unknown>
  /** Whether it is about an object that belongs to somebody. */
  ownerOnly?: true
  /** Who may have the objects of others all the same. */
  exceptFor?: Who[]
}

export const members: Who[] = ['candidateA', 'candidateB', 'recruiter1', 'recruiter2', 'moderator', 'administrator']
export const recruiters: Who[] = ['recruiter1', 'recruiter2']
const administrators: Who[] = ['administrator']
export const deciders: Who[] = ['moderator', 'administrator']
const everybody: Who[] = ['visitor', ...members, 'suspended', 'expired']

const open = (input?: Row['input'], answers = [200]): Row => ({
  allowed: everybody,
  answers,
  ...(input ? { input } : {}),
})
const forMembers = (input?: Row['input'], answers = [200]): Row => ({
  allowed: members,
  answers,
  ...(input ? { input } : {}),
})

const PASSWORD = 'Nénuphar-42 pâle!'
const KEY = 'x'.repeat(43)
let people = 0
const newAddress = (): string => `row${++people}@example.org`
const stepOne = () => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: newAddress(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
})

/**
 * Who gets in where, said by hand for every endpoint: what the code declares is compared with this. 429 counts as open
 * where tries are limited, since all of these calls come from one address.
 */
export const rows: Record<string, Row> = {
  'GET /v1/health': open(),
  'GET /v1/ready': open(),
  'GET /v1/stats': open(),
  'GET /v1/reference/secteurs': open(),
  'GET /v1/reference/regions': open(),
  'GET /v1/reference/contrats': open(),
  'GET /v1/reference/fonctions': open(),
  'GET /v1/reference/entreprises': open(),
  'GET /v1/reference/structures': open(),
  'GET /v1/jobs': open(),
  'GET /v1/jobs/search': open(),
  'GET /v1/jobs/suggestions': open(() => ({ field: 'quoi', q: 'audit' })),
  'GET /v1/jobs/named': open(({ jobId, draftId }) => ({ ids: `${jobId},${draftId}` })),
  'GET /v1/jobs/:id': open(({ jobId }) => ({ id: jobId })),
  'GET /v1/filters/options': open(),
  'GET /v1/filters/entreprises': open(() => ({ q: 'banque' })),
  'GET /v1/search': open(() => ({ q: 'audit' })),
  'GET /v1/companies': open(),
  'GET /v1/companies/featured': open(),
  'GET /v1/companies/:id': open(({ companyId }) => ({ id: companyId })),
  'GET /v1/members/teaser': open(),

  'POST /v1/auth/login': open(() => ({ email: newAddress(), password: PASSWORD }), [401, 429]),
  'POST /v1/auth/refresh': open(() => ({ token: KEY }), [401]),
  'POST /v1/auth/register': open(() => ({ email: newAddress(), password: PASSWORD, name: 'Ada Lovelace' }), [200, 429]),
  'GET /v1/auth/session': open(),
  'POST /v1/auth/sign-in': open(() => ({ identifier: newAddress(), password: PASSWORD }), [401, 429]),
  'POST /v1/auth/sign-in/second-factor': open(() => ({ challenge: KEY, code: '123456' }), [401]),
  'POST /v1/auth/logout': forMembers(),
  'POST /v1/auth/forgot-password': open(() => ({ email: newAddress() }), [200, 429]),
  'POST /v1/auth/reset-password': open(
    () => ({ token: KEY, password: PASSWORD, confirmPassword: PASSWORD }),
    [410, 429],
  ),
  'POST /v1/auth/verify-email': open(() => ({ token: KEY }), [410, 429]),
  'GET /v1/auth/signup': open(),
  'PUT /v1/auth/signup/account': open(stepOne, [200, 429]),
  'PUT /v1/auth/signup/search': open(() => ({}), [410]),
  'PUT /v1/auth/signup/profile': open(() => ({}), [410]),
  'POST /v1/auth/signup': open(() => ({}), [410]),

  'GET /v1/users/profile': forMembers(),
  'PUT /v1/users/profile': forMembers(() => ({ profile: { title: 'Analyste' } })),
  'GET /v1/users/:id': {
    ...forMembers(({ accountId }) => ({ id: accountId })),
    ownerOnly: true,
    exceptFor: administrators,
  },
  'GET /v1/saved-jobs': forMembers(),
  'GET /v1/saved-jobs/ids': forMembers(),
  'PUT /v1/saved-jobs/:id': forMembers(() => ({ id: 999_999 }), [404]),
  'DELETE /v1/saved-jobs/:id': forMembers(() => ({ id: 999_999 })),
  'POST /v1/saved-jobs/merge': forMembers(() => ({ ids: [] })),
  'GET /v1/alerts': forMembers(),
  'POST /v1/account/terms': forMembers(() => ({ version: TERMS_VERSION })),
  'GET /v1/alerts/preview': open(() => ({ search: '/emploi?keywords=audit' })),
  'POST /v1/alerts': forMembers(() => ({ title: 'Audit', search: `/emploi?keywords=audit${++people}` })),
  'PUT /v1/alerts/:id': { ...forMembers(({ alertId }) => ({ id: alertId, is_active: true })), ownerOnly: true },
  'DELETE /v1/alerts/:id': { ...forMembers(({ alertId }) => ({ id: alertId })), ownerOnly: true },
  'POST /v1/alerts/stop': open(({ alertId }) => ({ id: alertId, key: KEY }), [404]),
  'GET /v1/account': forMembers(),
  'PUT /v1/account': forMembers(() => ({ first_name: 'Ada', last_name: 'Lovelace', country: 'fr' })),
  'POST /v1/account/email': forMembers(() => ({ email: newAddress() }), [200, 429]),
  'DELETE /v1/account/email': forMembers(),
  'PUT /v1/account/password': forMembers(() => ({ password: PASSWORD, confirmPassword: PASSWORD })),
  'PUT /v1/account/country': forMembers(() => ({ country: 'be' })),
  'GET /v1/account/sessions': forMembers(),
  'DELETE /v1/account/sessions': forMembers(),
  'DELETE /v1/account/sessions/:id': { ...forMembers(({ sessionId }) => ({ id: sessionId })), ownerOnly: true },
  'GET /v1/account/export': forMembers(),
  'POST /v1/account/deletion': forMembers(() => ({ confirmation: 'SUPPRIMER' })),
  'POST /v1/account/verification': forMembers(),

  'GET /v1/account/second-factor': forMembers(),
  'POST /v1/account/totp': forMembers(),
  'DELETE /v1/account/totp': forMembers(),
  'POST /v1/account/totp/confirm': forMembers(() => ({ code: '123456' }), [400, 401, 409, 410]),
  'POST /v1/account/totp/removal': forMembers(() => ({}), [200, 404, 409]),
  'POST /v1/account/recovery-codes': forMembers(() => ({}), [404, 409]),
  'POST /v1/account/passkeys/options': forMembers(),
  // What a browser would sign is missing: refused for what it says, once inside.
  'POST /v1/account/passkeys': forMembers(() => ({ label: 'Clé' }), [400]),
  'POST /v1/account/passkeys/:id/removal': {
    ...forMembers(({ passkeyId }) => ({ id: passkeyId }), [200, 409]),
    ownerOnly: true,
  },
  'POST /v1/auth/passkey/options': open(() => ({}), [200, 429]),
  'POST /v1/auth/passkey': open(() => ({}), [400]),

  'GET /v1/auth/social': open(),
  'POST /v1/auth/social/start': open(() => ({ provider: 'google' }), [404]),
  'POST /v1/auth/social/callback': open(() => ({ provider: 'google', answer: 'state=x' }), [404, 410, 429, 502]),
  'GET /v1/auth/social/link': open(),
  'POST /v1/auth/social/link': open(() => ({ password: PASSWORD }), [401, 404, 410, 429]),
  'POST /v1/auth/social/second-factor': open(() => ({ code: '123456' }), [401, 410]),
  'GET /v1/account/identities': forMembers(),
  'DELETE /v1/account/identities/:provider': forMembers(() => ({ provider: 'linkedin' }), [200, 404, 409]),

  'GET /v1/notifications': forMembers(),
  'GET /v1/notifications/unread': forMembers(),
  'GET /v1/live': forMembers(),
  'POST /v1/notifications/read': forMembers(),
  'GET /v1/notifications/choices': forMembers(),
  'PUT /v1/notifications/choices': forMembers(() => ({ choices: [] })),

  'DELETE /v1/users/photo': forMembers(),
  'GET /v1/employer/company': { allowed: recruiters, answers: [200] },
  'DELETE /v1/employer/logo': { allowed: recruiters, answers: [200, 404] },
  'GET /v1/admin/mails': { allowed: administrators, answers: [200] },
  'GET /v1/admin/mails/:id': { allowed: administrators, answers: [200], input: ({ mailId }) => ({ id: mailId }) },
  'GET /v1/admin/lists': { allowed: administrators, answers: [200] },
  'GET /v1/admin/stats': { allowed: administrators, answers: [200] },

  'GET /v1/reports/:kind/:id': open(({ jobId }) => ({ kind: 'offre', id: jobId })),
  'POST /v1/reports/:kind/:id': open(
    () => ({ kind: 'offre', id: 999_999, reason: 'spam', email: newAddress() }),
    [404, 429],
  ),
  'GET /v1/moderation/cases': { allowed: deciders, answers: [200] },
  'GET /v1/moderation/cases/:id': { allowed: deciders, answers: [200], input: ({ caseId }) => ({ id: caseId }) },
  // They reported it themselves: somebody else decides.
  'POST /v1/moderation/cases/:id/decision': {
    allowed: deciders,
    answers: [200, 409],
    input: ({ openCaseId }) => ({ id: openCaseId, outcome: 'keep', reason: 'Rien à redire.' }),
  },
  // It is about an account: their own, which others judge.
  'POST /v1/moderation/cases/:id/review': {
    allowed: administrators,
    answers: [200, 409],
    input: ({ caseId }) => ({ id: caseId, review: 'uphold', reason: 'Relu.' }),
  },
  // Whoever is nobody has none.
  'GET /v1/appeals': { ...open(({ caseId }) => ({ case: caseId }), [200, 404]), ownerOnly: true },
  'POST /v1/appeals': { ...open(({ caseId }) => ({ case: caseId, text: 'Ma réponse' }), [200, 404]), ownerOnly: true },
  'GET /v1/admin/accounts/:id': {
    allowed: administrators,
    answers: [200],
    input: ({ accountId }) => ({ id: accountId }),
  },
  // One's own account is another administrator's to judge.
  'POST /v1/admin/accounts/:id/suspension': {
    allowed: administrators,
    answers: [409],
    input: ({ accountId }) => ({ id: accountId, reason: 'Essai' }),
  },
  'POST /v1/admin/accounts/:id/restoration': {
    allowed: administrators,
    answers: [200],
    input: ({ accountId }) => ({ id: accountId, reason: 'Essai' }),
  },
  'PUT /v1/admin/accounts/:id/flags/:flag': {
    allowed: administrators,
    answers: [409],
    input: ({ accountId }) => ({ id: accountId, flag: 'moderator', given: true }),
  },
  'GET /v1/admin/accounts': { allowed: administrators, answers: [200] },
  'POST /v1/admin/accounts/suspension': {
    allowed: administrators,
    answers: [200],
    input: () => ({ ids: [999_999], reason: 'Essai' }),
  },
  'POST /v1/admin/accounts/restoration': {
    allowed: administrators,
    answers: [200],
    input: () => ({ ids: [999_999], reason: 'Essai' }),
  },
  'GET /v1/admin/jobs': { allowed: administrators, answers: [200] },
  'POST /v1/admin/jobs/deactivation': { allowed: administrators, answers: [200], input: () => ({ ids: [999_999] }) },
  'POST /v1/admin/jobs/activation': { allowed: administrators, answers: [200], input: () => ({ ids: [999_999] }) },
}

/** Answers that are about the person who asks. */
export const showsOwn = [
  'GET /v1/saved-jobs',
  'GET /v1/auth/session',
  'GET /v1/users/profile',
  'GET /v1/users/:id',
  'GET /v1/alerts',
  'GET /v1/account',
  'GET /v1/account/sessions',
  'GET /v1/account/export',
  'GET /v1/account/second-factor',
  'GET /v1/account/identities',
  'GET /v1/notifications',
  'GET /v1/appeals',
  'GET /v1/moderation/cases/:id',
  'GET /v1/admin/accounts/:id',
  'GET /v1/admin/mails/:id',
]

/** Answers that are about the company of the recruiter who asks. */
export const showsCompany = ['GET /v1/employer/company']

/** Answers that tell of others, and why those who are let in may see it. */
export const showsOthers: Record<string, string> = {
  'GET /v1/admin/mails': 'administrators read the local mailbox',
  'GET /v1/admin/accounts': 'administrators list all accounts',
  'GET /v1/admin/jobs': 'administrators list the offers of all companies, drafts too',
  'GET /v1/moderation/cases': 'whoever decides sees what waits for a decision',
}

/** Answers for members only that tell of nobody, and what they hold. */
export const showsNobody: Record<string, string> = {
  'GET /v1/live': 'kinds and numbers of what happened',
  'GET /v1/notifications/unread': 'a number',
  'GET /v1/notifications/choices': 'which kinds are wanted',
  'GET /v1/admin/stats': 'numbers',
  'GET /v1/admin/lists': 'names of lists and their addresses',
  'GET /v1/saved-jobs/ids': 'numbers of offers that anybody may read',
}

/** About one thing that belongs to nobody: open to all, to every administrator, or one's own by its name. */
export const nobodys = [
  'GET /v1/jobs/:id',
  'GET /v1/companies/:id',
  'PUT /v1/saved-jobs/:id',
  'DELETE /v1/saved-jobs/:id',
  'GET /v1/admin/mails/:id',
  'GET /v1/reports/:kind/:id',
  'POST /v1/reports/:kind/:id',
  'GET /v1/moderation/cases/:id',
  'POST /v1/moderation/cases/:id/decision',
  'POST /v1/moderation/cases/:id/review',
  'GET /v1/admin/accounts/:id',
  'POST /v1/admin/accounts/:id/suspension',
  'POST /v1/admin/accounts/:id/restoration',
  'PUT /v1/admin/accounts/:id/flags/:flag',
  'DELETE /v1/account/identities/:provider',
]
