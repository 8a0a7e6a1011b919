import { TERMS_VERSION } from '../../src/features/legal/legal.rules.ts'

/** Everybody who may knock. */
export type Who =
  | 'visitor'
  | 'candidateA'
  | 'candidateB'
  | 'recruiter1'
  | 'recruiter2'
  | 'moderator'
  | 'editor'
  | 'administrator'
  | 'suspended'
  | 'expired'

/** What somebody owns, to be asked for by themselves and by others. */
export type Objects = {
  accountId: number
  /** The number of their profile. */
  memberId: number
  sessionId: string
  passkeyId: string
  alertId: number
  /** One of their CVs, an application of theirs to the first company's job, and one made elsewhere. */
  cvId: number
  applicationId: number
  elsewhereId: number
  mailId: number
  /** Something they have reported, which waits for a decision. */
  openCaseId: number
  /** Their suspension of once, which they contest. */
  caseId: number
  /** The company they work for, or just one. */
  companyId: number
  /** A job of it that everybody may see, and one that is a draft. */
  jobId: number
  draftId: number
  /** What it keeps of the search of profiles. */
  profileListId: number
  /** A feed that it has sent. */
  feedId: number
  /** What they sent before they had an account. */
  submissionId: number
  /** A job that waits for an administrator. */
  waitingId: number
  /** A draft of the weekly letter. */
  letterId: number
  /** An article that everybody may read. */
  articleId: number
  /** What they said of it, and a decision has hidden. */
  commentId: number
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

export const members: Who[] = [
  'candidateA',
  'candidateB',
  'recruiter1',
  'recruiter2',
  'moderator',
  'editor',
  'administrator',
]
export const candidates: Who[] = ['candidateA', 'candidateB', 'moderator', 'editor']
export const recruiters: Who[] = ['recruiter1', 'recruiter2']
const administrators: Who[] = ['administrator']
export const deciders: Who[] = ['moderator', 'administrator']
export const editors: Who[] = ['editor', 'administrator']
const everybody: Who[] = ['visitor', ...members, 'suspended', 'expired']

const ownList = ({ profileListId }: Objects) => ({ id: profileListId })
const ofArticle = ({ articleId }: Objects) => ({ id: articleId })
const ownDraft = ({ draftId }: Objects) => ({ id: draftId })
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

const forCandidates = (input?: Row['input'], answers = [200]): Row => ({
  allowed: candidates,
  answers,
  ...(input ? { input } : {}),
})
const ofCandidate = (input: (objects: Objects) => Record<string, unknown>, answers = [200]): Row => ({
  ...forCandidates(input, answers),
  ownerOnly: true,
})

/** What another company has received is asked for in applicants.test.ts. */
const forRecruiters = (input?: Row['input'], answers = [404]): Row => ({
  allowed: recruiters,
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
  'GET /v1/jobs/salaries': open(),
  'GET /v1/jobs/suggestions': open(() => ({ field: 'quoi', q: 'audit' })),
  'GET /v1/jobs/named': open(({ jobId, draftId }) => ({ ids: `${jobId},${draftId}` })),
  'GET /v1/jobs/:id': open(({ jobId }) => ({ id: jobId })),
  'GET /v1/job-questions': open(() => ({ id: 1, key: KEY }), [410, 429]),
  'POST /v1/job-questions': open(() => ({ id: 1, key: KEY, answer: 'ouverte' }), [410, 429]),
  'POST /v1/jobs/:id/view': open(({ jobId }) => ({ id: jobId })),
  'GET /v1/jobs/:id/match': { allowed: candidates, answers: [200], input: ({ jobId }) => ({ id: jobId }) },
  'GET /v1/users/matches': { allowed: candidates, answers: [200] },
  'GET /v1/filters/options': open(),
  'GET /v1/filters/entreprises': open(() => ({ q: 'banque' })),
  'GET /v1/search': open(() => ({ q: 'audit' })),
  'GET /v1/news': open(),
  'GET /v1/news/search': open(() => ({ q: 'audit' })),
  'GET /v1/news/popular': open(),
  'GET /v1/news/categories': open(),
  'GET /v1/news/dossiers': open(),
  'GET /v1/news/featured': open(),
  'GET /v1/news/secondary': open(),
  'GET /v1/news/category/:id': open(() => ({ id: 1 })),
  'GET /v1/news/category/:id/featured': open(() => ({ id: 1 })),
  'GET /v1/news/category/:id/secondary': open(() => ({ id: 1 })),
  'GET /v1/news/dossier/:id/featured': open(() => ({ id: 1 })),
  'GET /v1/news/dossier/:id/secondary': open(() => ({ id: 1 })),
  'GET /v1/news/:id': open(ofArticle),
  'GET /v1/news/:id/related': open(ofArticle),
  'GET /v1/news/:id/jobs': open(ofArticle),
  'GET /v1/news/:id/metadata': open(ofArticle),
  'POST /v1/news/:id/like': open(({ articleId }) => ({ id: articleId, action: 'unlike' }), [200, 409]),
  'POST /v1/news/:id/view': open(ofArticle),
  'GET /v1/news/:id/comments': open(ofArticle),
  'POST /v1/news/:id/comments': forMembers(({ articleId }) => ({ id: articleId, text: 'Bien vu.' }), [403]),
  'PUT /v1/news/:id/comments/draft': forMembers(({ articleId }) => ({ id: articleId, text: 'Bien' })),
  'PUT /v1/comments/:id': forMembers(({ commentId }) => ({ id: commentId, text: 'Mieux vu.' }), [403]),
  'DELETE /v1/comments/:id': { ...forMembers(({ commentId }) => ({ id: commentId })), ownerOnly: true },
  'GET /v1/companies': open(),
  'GET /v1/companies/featured': open(),
  'GET /v1/companies/:id': open(({ companyId }) => ({ id: companyId })),
  'GET /v1/members/teaser': open(),
  'GET /v1/profiles': open(),
  'GET /v1/profiles/:id': open(({ memberId }) => ({ id: memberId }), [200, 404]),

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
  'GET /v1/users/cv.json': forCandidates(),
  'GET /v1/users/cv/pdf': forCandidates(),
  'POST /v1/users/cv/import': forCandidates(() => ({ resume: { basics: { label: 'Analyste' } } })),
  'POST /v1/cvs/:id/reading': forCandidates(() => ({ id: 999_999 }), [404]),
  'GET /v1/saved-jobs': forMembers(),
  'GET /v1/saved-jobs/ids': forMembers(),
  'PUT /v1/saved-jobs/:id': forMembers(() => ({ id: 999_999 }), [404]),
  'DELETE /v1/saved-jobs/:id': forMembers(() => ({ id: 999_999 })),
  'POST /v1/saved-jobs/merge': forMembers(() => ({ ids: [] })),
  'GET /v1/seen-jobs/count': forCandidates(),
  'PUT /v1/seen-jobs/:id': forCandidates(() => ({ id: 999_999 }), [404]),
  'GET /v1/cvs': forCandidates(),
  'PUT /v1/cvs/:id/default': ofCandidate(({ cvId }) => ({ id: cvId })),
  'DELETE /v1/cvs/:id': ofCandidate(({ cvId }) => ({ id: cvId })),
  'POST /v1/applications': forCandidates(({ jobId }) => ({ job_id: jobId, cv_id: 999_999 })),
  'POST /v1/applications/visitor': open(
    ({ jobId }) => ({
      job_id: jobId,
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: newAddress(),
      cv_file: 'x'.repeat(22),
    }),
    [422, 429],
  ),
  'POST /v1/applications/confirm': open(() => ({ token: KEY }), [410, 429]),
  'GET /v1/interview-proposals': open(() => ({ id: 1, key: KEY }), [410, 429]),
  'POST /v1/interview-proposals/pick': open(() => ({ id: 1, key: KEY, at: '2031-03-10T10:00:00Z' }), [410, 429]),
  'POST /v1/interview-proposals/decline': open(() => ({ id: 1, key: KEY }), [410, 429]),
  'POST /v1/applications/resend': open(({ jobId }) => ({ job_id: jobId }), [404]),
  'GET /v1/jobs/:id/application': open(({ jobId }) => ({ id: jobId })),
  'GET /v1/applications/ids': forCandidates(),
  'GET /v1/applications': forCandidates(),
  'GET /v1/applications/:id': ofCandidate(({ applicationId }) => ({ id: applicationId })),
  'PUT /v1/applications/:id/status': ofCandidate(({ applicationId }) => ({ id: applicationId, statut: 'Refusée' })),
  'PUT /v1/applications/:id/notes': ofCandidate(({ applicationId }) => ({ id: applicationId, notes: 'Essai' })),
  'PUT /v1/applications/:id/interview': ofCandidate(({ applicationId }) => ({ id: applicationId, at: '' })),
  'POST /v1/applications/:id/reminder': ofCandidate(
    ({ applicationId }) => ({ id: applicationId, message: 'Essai' }),
    [409],
  ),
  'POST /v1/applications/:id/withdraw': ofCandidate(({ applicationId }) => ({ id: applicationId })),
  'POST /v1/applications/elsewhere': forCandidates(() => ({ poste: 'Audit', entreprise: 'Ailleurs' })),
  'DELETE /v1/applications/:id': ofCandidate(({ elsewhereId }) => ({ id: elsewhereId })),
  'POST /v1/applications/:id/slot': ofCandidate(
    ({ applicationId }) => ({ id: applicationId, at: '2099-01-01T10:00:00Z' }),
    [409],
  ),
  'POST /v1/applications/:id/slots/decline': ofCandidate(({ applicationId }) => ({ id: applicationId }), [409]),
  'GET /v1/answer-figures': open(({ companyId }) => ({ entreprise: companyId })),
  'GET /v1/employer/applications': forRecruiters(undefined, [200]),
  'GET /v1/employer/jobs/:id/applicants': forRecruiters(({ jobId }) => ({ id: jobId }), [200]),
  'GET /v1/employer/jobs/:id/applicants/csv': forRecruiters(({ jobId }) => ({ id: jobId }), [200]),
  'GET /v1/employer/applications/:id': forRecruiters(() => ({ id: 999_999 })),
  'POST /v1/employer/applications/:id/view': forRecruiters(() => ({ id: 999_999 })),
  'POST /v1/employer/applications/:id/cv': forRecruiters(() => ({ id: 999_999 })),
  'PUT /v1/applications/:id/stage': forRecruiters(() => ({ id: 999_999, stage: 'vu' })),
  'POST /v1/employer/applications/stage': forRecruiters(() => ({ ids: [999_999], stage: 'vu' })),
  'POST /v1/employer/moves/undo': forRecruiters(() => ({ moves: [999_999] }), [409]),
  'POST /v1/employer/applications/answers': forRecruiters(() => ({ answers: [{ id: 999_999, text: 'Essai' }] })),
  'POST /v1/employer/applications/:id/slots': forRecruiters(() => ({
    id: 999_999,
    slots: ['2099-01-01T10:00', '2099-01-02T10:00'],
  })),
  'PUT /v1/employer/applications/:id/rating': forRecruiters(() => ({ id: 999_999, rating: 3 })),
  'POST /v1/employer/applications/:id/notes': forRecruiters(() => ({ id: 999_999, body: 'Essai' })),
  'DELETE /v1/employer/notes/:id': forRecruiters(() => ({ id: 999_999 })),
  'POST /v1/submissions': open(
    () => ({
      titre: 'Analyste H/F',
      typeContrat: 'cdi',
      localisation: 'Lyon',
      description: 'Un poste',
      missions: 'Analyser',
      profil: 'Curieux',
      nomEntreprise: 'Ailleurs',
      nomContact: 'Ada Lovelace',
      emailContact: newAddress(),
    }),
    [200, 429],
  ),
  'POST /v1/submissions/check': open(() => ({ titre: 'Analyste H/F' }), [200, 429]),
  'POST /v1/submissions/confirm': open(() => ({ token: KEY }), [410, 429]),
  'POST /v1/submissions/address': open(() => ({ token: KEY, emailContact: newAddress() }), [410, 429]),
  'POST /v1/submissions/resend': open(undefined, [404]),
  'GET /v1/submissions/mine': open(),
  'GET /v1/review/jobs': { allowed: administrators, answers: [200] },
  'GET /v1/review/submissions/:id': {
    allowed: administrators,
    answers: [200],
    input: ({ submissionId }) => ({ id: submissionId }),
  },
  'GET /v1/review/jobs/:id': { allowed: administrators, answers: [200], input: ({ waitingId }) => ({ id: waitingId }) },
  'POST /v1/review/submissions/:id/acceptance': {
    allowed: administrators,
    answers: [400],
    input: () => ({ id: 999_999, titre: 'Analyste', localisation: 'Lyon', taille: 'pme' }),
  },
  'POST /v1/review/submissions/:id/refusal': {
    allowed: administrators,
    answers: [404],
    input: () => ({ id: 999_999, reason: 'Essai' }),
  },
  'POST /v1/review/jobs/:id/acceptance': { allowed: administrators, answers: [404], input: () => ({ id: 999_999 }) },
  'POST /v1/review/jobs/:id/refusal': {
    allowed: administrators,
    answers: [404],
    input: () => ({ id: 999_999, reason: 'Essai' }),
  },
  'GET /v1/alerts': forCandidates(),
  'GET /v1/alerts/:id': { ...forCandidates(({ alertId }) => ({ id: alertId })), ownerOnly: true },
  'POST /v1/account/terms': forMembers(() => ({ version: TERMS_VERSION })),
  'GET /v1/alerts/preview': open(() => ({ search: '/emploi?keywords=audit' })),
  'POST /v1/alerts': forCandidates(() => ({
    title: 'Audit',
    sectors: [1],
    location: 'Lyon',
    keywords: `audit${++people}`,
  })),
  'PUT /v1/alerts/:id': { ...forCandidates(({ alertId }) => ({ id: alertId, is_active: true })), ownerOnly: true },
  'DELETE /v1/alerts/:id': { ...forCandidates(({ alertId }) => ({ id: alertId })), ownerOnly: true },
  'DELETE /v1/alerts/:id/narrowings/:narrowing_id': {
    ...forCandidates(({ alertId }) => ({ id: alertId, narrowing_id: alertId })),
    ownerOnly: true,
  },
  'GET /v1/alerts/feedback': open(({ alertId, jobId }) => ({ id: alertId, job_id: jobId, key: KEY }), [404]),
  'POST /v1/alerts/feedback': open(
    ({ alertId, jobId }) => ({ id: alertId, job_id: jobId, key: KEY, relevant: true }),
    [404],
  ),
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
  'GET /v1/users/profile-page': forMembers(),
  'GET /v1/users/visibility': { allowed: candidates, answers: [200] },
  'PUT /v1/users/visibility': { allowed: candidates, answers: [200], input: () => ({ showSkills: true }) },
  'POST /v1/users/blocked-companies': { allowed: candidates, answers: [404], input: () => ({ company: 'Nulle part' }) },
  'GET /v1/users/cv': { allowed: candidates, answers: [200] },
  'PUT /v1/users/cv': {
    allowed: candidates,
    answers: [200],
    input: () => ({
      title: 'Analyste',
      sector: '',
      experience_years: 3,
      location: 'Lyon',
      skills: [],
      visible_to_recruiters: true,
    }),
  },
  'DELETE /v1/users/blocked-companies/:id': { allowed: candidates, answers: [200], input: () => ({ id: 999_999 }) },
  'GET /v1/employer/company': { allowed: recruiters, answers: [200] },
  'GET /v1/employer/jobs/:id/figures': {
    allowed: recruiters,
    answers: [200],
    input: ({ draftId }) => ({ id: draftId }),
    ownerOnly: true,
  },
  'DELETE /v1/employer/logo': { allowed: recruiters, answers: [200, 404] },
  'GET /v1/multiposting/keys': { allowed: recruiters, answers: [200] },
  'POST /v1/multiposting/keys': {
    allowed: recruiters,
    // One that is made says on the page who made it.
    answers: [400],
    input: () => ({ name: '', scopes: ['jobs:read'] }),
  },
  'DELETE /v1/multiposting/keys/:id': { allowed: recruiters, answers: [404], input: () => ({ id: 999_999_999 }) },
  'POST /v1/multiposting/jobs': { allowed: recruiters, answers: [422], input: () => ({ reference: 'R1' }) },
  'DELETE /v1/multiposting/jobs/:reference': {
    allowed: recruiters,
    answers: [404],
    input: () => ({ reference: 'R1' }),
  },
  'GET /v1/multiposting/jobs': { allowed: recruiters, answers: [200] },
  // A feed without a job: refused for what it says, once inside.
  'POST /v1/multiposting/import': { allowed: recruiters, answers: [422], input: () => ({ offres: [] }) },
  'POST /v1/multiposting/import-file': {
    allowed: recruiters,
    answers: [400],
    input: () => ({ file: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  },
  'GET /v1/multiposting/imports': { allowed: recruiters, answers: [200] },
  'GET /v1/multiposting/imports/:id': {
    allowed: recruiters,
    answers: [200],
    input: ({ feedId }) => ({ id: feedId }),
    ownerOnly: true,
  },
  'GET /v1/multiposting/imports/:id/lines': {
    allowed: recruiters,
    answers: [200],
    input: ({ feedId }) => ({ id: feedId }),
    ownerOnly: true,
  },
  'GET /v1/employer/jobs': { allowed: recruiters, answers: [200] },
  'GET /v1/employer/credits': { allowed: recruiters, answers: [200] },
  'GET /v1/employer/credits/export': { allowed: recruiters, answers: [200] },
  'POST /v1/employer/credits/quote': { allowed: recruiters, answers: [200, 409], input: () => ({ credits: 5 }) },
  'GET /v1/admin/credits': { allowed: administrators, answers: [200] },
  'POST /v1/admin/credits': {
    allowed: administrators,
    answers: [404],
    input: () => ({ company: 'Nulle part', credits: 5, reference: 'D-1', reason: 'Essai' }),
  },
  'POST /v1/admin/credits/quotes/:id/refusal': {
    allowed: administrators,
    answers: [404],
    input: () => ({ id: 999_999, reason: 'Essai' }),
  },
  'POST /v1/employer/jobs/check': { allowed: recruiters, answers: [200] },
  'POST /v1/employer/jobs': { allowed: recruiters, answers: [200] },
  'GET /v1/employer/jobs/:id': { allowed: recruiters, answers: [200], input: ownDraft, ownerOnly: true },
  'PUT /v1/employer/jobs/:id': { allowed: recruiters, answers: [200], input: ownDraft, ownerOnly: true },
  'POST /v1/employer/jobs/:id/publish': {
    allowed: recruiters,
    answers: [400, 409],
    input: ownDraft,
    ownerOnly: true,
  },
  'DELETE /v1/employer/jobs/:id/changes': { allowed: recruiters, answers: [409], input: ownDraft, ownerOnly: true },
  'PUT /v1/employer/jobs/:id/state': {
    allowed: recruiters,
    answers: [409],
    input: ({ draftId }) => ({ id: draftId, act: 'activate' }),
    ownerOnly: true,
  },
  'POST /v1/employer/jobs/:id/duplicate': { allowed: recruiters, answers: [200], input: ownDraft, ownerOnly: true },
  'GET /v1/employer/profiles': { allowed: recruiters, answers: [200] },
  'POST /v1/employer/profiles/:id/unlock': { allowed: recruiters, answers: [404], input: () => ({ id: 999_999 }) },
  'GET /v1/users/opened-by': forCandidates(),
  'GET /v1/employer/profile-lists': { allowed: recruiters, answers: [200] },
  'POST /v1/employer/profile-lists': { allowed: recruiters, answers: [200, 409], input: () => ({ name: 'Essai' }) },
  'GET /v1/employer/profile-lists/:id': { allowed: recruiters, answers: [200], input: ownList, ownerOnly: true },
  'PUT /v1/employer/profile-lists/:id': {
    allowed: recruiters,
    answers: [404],
    input: () => ({ id: 999_999, name: 'Autre' }),
  },
  'DELETE /v1/employer/profile-lists/:id': { allowed: recruiters, answers: [404], input: () => ({ id: 999_999 }) },
  'PUT /v1/employer/profile-lists/:id/profiles/:profile': {
    allowed: recruiters,
    answers: [404],
    input: (objects) => ({ ...ownList(objects), profile: 999_999 }),
    ownerOnly: true,
  },
  'DELETE /v1/employer/profile-lists/:id/profiles/:profile': {
    allowed: recruiters,
    answers: [200],
    input: (objects) => ({ ...ownList(objects), profile: 999_999 }),
    ownerOnly: true,
  },
  'GET /v1/employer/profile-searches': { allowed: recruiters, answers: [200] },
  'POST /v1/employer/profile-searches': {
    allowed: recruiters,
    answers: [200, 409],
    input: () => ({ name: 'Essai', search: '?q=audit' }),
  },
  'DELETE /v1/employer/profile-searches/:id': { allowed: recruiters, answers: [404], input: () => ({ id: 999_999 }) },
  'GET /v1/reference/villes': open(() => ({ q: 'Lyon' })),
  'GET /v1/companies/:id/reviews': open(({ companyId }) => ({ id: companyId })),
  'GET /v1/companies/:id/review': forCandidates(({ companyId }) => ({ id: companyId })),
  'POST /v1/companies/:id/review': forCandidates(
    ({ companyId }) => ({ id: companyId, stars: 4, text: 'Un accueil soigné et des missions conformes à l’annonce.' }),
    [403],
  ),
  'PUT /v1/companies/:id/review': forCandidates(
    ({ companyId }) => ({ id: companyId, stars: 4, text: 'Un accueil soigné et des missions conformes à l’annonce.' }),
    [403],
  ),
  'DELETE /v1/companies/:id/review': forCandidates(({ companyId }) => ({ id: companyId })),
  'GET /v1/employer/reviews': { allowed: recruiters, answers: [200] },
  'POST /v1/employer/reviews/:id/answer': {
    allowed: recruiters,
    answers: [403],
    input: () => ({ id: 999_999, text: 'Merci de nous l’avoir dit.' }),
  },
  'GET /v1/employer/team': { allowed: recruiters, answers: [200] },
  'GET /v1/employer/company-page': { allowed: recruiters, answers: [200] },
  'PUT /v1/employer/company-page/texts': { allowed: recruiters, answers: [200, 409], input: () => ({ version: 0 }) },
  'PUT /v1/employer/company-page/figures': {
    allowed: recruiters,
    answers: [200, 409],
    input: () => ({ version: 0, size: 'pme' }),
  },
  'PUT /v1/employer/company-page/contact': { allowed: recruiters, answers: [200, 409], input: () => ({ version: 0 }) },
  'PUT /v1/employer/company-page/networks': { allowed: recruiters, answers: [200, 409], input: () => ({ version: 0 }) },
  'PUT /v1/employer/company-page/photos': { allowed: recruiters, answers: [200, 409], input: () => ({ version: 0 }) },
  'PUT /v1/employer/company-page/film': { allowed: recruiters, answers: [200, 409], input: () => ({ version: 0 }) },
  'POST /v1/employer/company-page/publication': { allowed: recruiters, answers: [409], input: () => ({ edition: 0 }) },
  'DELETE /v1/employer/company-page/draft': { allowed: recruiters, answers: [200] },
  // Only the main account does these: colleagues.test.ts does them as one, also of another company.
  'POST /v1/employer/invitations': { allowed: recruiters, answers: [403], input: () => ({ email: newAddress() }) },
  'POST /v1/employer/invitations/:id/resend': { allowed: recruiters, answers: [403], input: () => ({ id: 999_999 }) },
  'DELETE /v1/employer/invitations/:id': { allowed: recruiters, answers: [403], input: () => ({ id: 999_999 }) },
  'DELETE /v1/employer/colleagues/:id': { allowed: recruiters, answers: [403], input: () => ({ id: 999_999 }) },
  'POST /v1/employer/colleagues/:id/main': { allowed: recruiters, answers: [403], input: () => ({ id: 999_999 }) },
  'POST /v1/employer/requests/:id/acceptance': { allowed: recruiters, answers: [403], input: () => ({ id: 999_999 }) },
  'POST /v1/employer/requests/:id/refusal': {
    allowed: recruiters,
    answers: [403],
    input: () => ({ id: 999_999, reason: 'Essai' }),
  },
  'POST /v1/employer/request': { allowed: recruiters, answers: [404], input: () => ({ company: 'Nulle part' }) },
  'POST /v1/employer/request/new': {
    allowed: recruiters,
    answers: [404],
    input: () => ({
      name: 'Ailleurs',
      website: 'ailleurs.example',
      sector_id: 1,
      structure_id: 1,
      size: 'pme',
      city: 'Nulle part',
    }),
  },
  'DELETE /v1/employer/request': { allowed: recruiters, answers: [200] },
  'GET /v1/auth/invitation': open(() => ({ token: KEY }), [410, 429]),
  'POST /v1/auth/invitation': { allowed: recruiters, answers: [410, 429], input: () => ({ token: KEY }) },
  'GET /v1/admin/company-requests': { allowed: administrators, answers: [200] },
  'POST /v1/admin/company-requests/acceptance': {
    allowed: administrators,
    answers: [200],
    input: () => ({ ids: [999_999] }),
  },
  'POST /v1/admin/company-requests/refusal': {
    allowed: administrators,
    answers: [200],
    input: () => ({ ids: [999_999], reason: 'Essai' }),
  },
  'GET /v1/admin/mails': { allowed: administrators, answers: [200] },
  'GET /v1/admin/mails/:id': { allowed: administrators, answers: [200], input: ({ mailId }) => ({ id: mailId }) },
  'GET /v1/admin/lists': { allowed: administrators, answers: [200] },
  'GET /v1/admin/stats': { allowed: administrators, answers: [200] },
  'GET /v1/admin/debug': { allowed: administrators, answers: [200] },

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
  'GET /v1/admin/articles': { allowed: editors, answers: [200] },
  'POST /v1/admin/articles/retrait': { allowed: editors, answers: [200], input: () => ({ ids: [999_999] }) },
  'POST /v1/admin/articles': {
    allowed: editors,
    answers: [422],
    input: () => ({ title: 'Un article', category_id: 999_999 }),
  },
  'GET /v1/admin/articles/:id': { allowed: editors, answers: [200], input: ofArticle },
  'POST /v1/admin/articles/:id/versions': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, version: 1, title: 'Un article', category_id: 1 }),
  },
  'POST /v1/admin/articles/:id/restoration': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, version: 2, number: 1 }),
  },
  'GET /v1/admin/articles/:id/comparison': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, one: 1, other: 2 }),
  },
  'POST /v1/news/subscribe': open(() => ({ email: newAddress(), consent: true }), [200, 429]),
  'POST /v1/news/subscribe/confirm': open(() => ({ token: KEY }), [410, 429]),
  'POST /v1/news/unsubscribe': open(() => ({ id: 1, key: KEY }), [410]),
  'GET /v1/admin/subscribers': { allowed: administrators, answers: [200] },
  'GET /v1/admin/newsletter': { allowed: administrators, answers: [200] },
  'POST /v1/admin/newsletter': { allowed: administrators, answers: [200] },
  'GET /v1/admin/newsletter/:id': {
    allowed: administrators,
    answers: [200],
    input: ({ letterId }) => ({ id: letterId }),
  },
  'PUT /v1/admin/newsletter/:id': {
    allowed: administrators,
    answers: [404],
    input: () => ({ id: 999_999, version: 1, subject: 'Essai' }),
  },
  'DELETE /v1/admin/newsletter/:id': { allowed: administrators, answers: [404], input: () => ({ id: 999_999 }) },
  'POST /v1/admin/newsletter/:id/test': { allowed: administrators, answers: [404], input: () => ({ id: 999_999 }) },
  'POST /v1/admin/newsletter/:id/sending': {
    allowed: administrators,
    answers: [404],
    input: () => ({ id: 999_999, version: 1 }),
  },
  'DELETE /v1/admin/newsletter/:id/sending': {
    allowed: administrators,
    answers: [404],
    input: () => ({ id: 999_999 }),
  },
  'POST /v1/admin/articles/:id/publication': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, version: 1 }),
  },
  'DELETE /v1/admin/articles/:id/publication': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999 }),
  },
  'DELETE /v1/admin/articles/:id': { allowed: editors, answers: [404], input: () => ({ id: 999_999 }) },
  'POST /v1/admin/articles/:id/pictures': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, file: 'A'.repeat(22) }),
  },
  'POST /v1/admin/articles/:id/preview-link': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999 }),
  },
  'DELETE /v1/admin/articles/:id/preview-link': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999 }),
  },
  'GET /v1/article-previews/:id': open(ofArticle, [200, 404]),
  'GET /v1/admin/news-sections': { allowed: editors, answers: [200] },
  'POST /v1/admin/news-categories': {
    allowed: editors,
    answers: [200],
    input: () => ({ libelle: `Rubrique ${++people}` }),
  },
  'PUT /v1/admin/news-categories/:id': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, libelle: 'Une rubrique' }),
  },
  'POST /v1/admin/news-categories/:id/place': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, to: 'up' }),
  },
  'DELETE /v1/admin/news-categories/:id': { allowed: editors, answers: [404], input: () => ({ id: 999_999 }) },
  'POST /v1/admin/news-dossiers': {
    allowed: editors,
    answers: [200],
    input: () => ({ title: `Dossier ${++people}` }),
  },
  'PUT /v1/admin/news-dossiers/:id': {
    allowed: editors,
    answers: [404],
    input: () => ({ id: 999_999, title: 'Un dossier' }),
  },
  'DELETE /v1/admin/news-dossiers/:id': { allowed: editors, answers: [404], input: () => ({ id: 999_999 }) },
}

/** Answers that are about the person who asks. */
export const showsOwn = [
  'GET /v1/cvs',
  'GET /v1/applications',
  'GET /v1/applications/:id',
  'GET /v1/saved-jobs',
  'GET /v1/auth/session',
  'GET /v1/users/profile',
  'GET /v1/companies/:id/review',
  'GET /v1/users/cv',
  'GET /v1/users/cv.json',
  'GET /v1/users/:id',
  'GET /v1/users/opened-by',
  'GET /v1/alerts',
  'GET /v1/alerts/:id',
  'GET /v1/account',
  'GET /v1/account/sessions',
  'GET /v1/account/export',
  'GET /v1/account/second-factor',
  'GET /v1/account/identities',
  'GET /v1/notifications',
  'GET /v1/news/:id/comments',
  'GET /v1/appeals',
  'GET /v1/employer/jobs/:id/figures',
  'GET /v1/moderation/cases/:id',
  'GET /v1/review/submissions/:id',
  'GET /v1/admin/accounts/:id',
  'GET /v1/admin/mails/:id',
]

/** Answers that are about the company of the recruiter who asks. */
export const showsCompany = [
  'GET /v1/employer/profile-lists',
  'GET /v1/employer/profile-lists/:id',
  'GET /v1/employer/profile-searches',
  'GET /v1/employer/company',
  'GET /v1/employer/jobs',
  'GET /v1/employer/jobs/:id',
  'GET /v1/employer/company-page',
  'GET /v1/employer/credits',
  'GET /v1/employer/credits/export',
  'GET /v1/multiposting/imports',
  'GET /v1/multiposting/imports/:id',
  'GET /v1/multiposting/imports/:id/lines',
  'GET /v1/multiposting/jobs',
  'GET /v1/multiposting/keys',
]

/** Answers that tell of others, and why those who are let in may see it. */
export const showsOthers: Record<string, string> = {
  'GET /v1/admin/mails': 'administrators read the local mailbox',
  'GET /v1/admin/accounts': 'administrators list all accounts',
  'GET /v1/admin/credits': 'administrators list those who wait for a quote',
  'GET /v1/admin/company-requests': 'administrators list those who ask for a company',
  'GET /v1/admin/subscribers': 'administrators list who asked for the letter',
  'GET /v1/employer/team': 'those who recruit for one company know of each other',
  'GET /v1/admin/jobs': 'administrators list the jobs of all companies, drafts too',
  'GET /v1/moderation/cases': 'whoever decides sees what waits for a decision',
  'GET /v1/employer/applications': 'recruiters list who applied to their company',
  'GET /v1/employer/jobs/:id/applicants': 'recruiters see who applied to a job of their company',
  'GET /v1/employer/jobs/:id/applicants/csv': 'recruiters take along who applied to a job of their company',
  'GET /v1/admin/articles/:id': 'administrators see who saved which version of an article',
}

/** Answers that tell members of those who show themselves to members, and administrators of everybody. */
export const showsMembers = ['GET /v1/profiles', 'GET /v1/profiles/:id']

/** Answers for members only that tell of nobody, and what they hold. */
export const showsNobody: Record<string, string> = {
  'GET /v1/employer/profiles': 'those who let recruiters find them, without their names',
  'GET /v1/live': 'kinds and numbers of what happened',
  'GET /v1/notifications/unread': 'a number',
  'GET /v1/notifications/choices': 'which kinds are wanted',
  'GET /v1/admin/stats': 'numbers',
  'GET /v1/admin/debug': 'what runs, and which settings are made',
  'GET /v1/employer/reviews': 'reviews that anybody may read, without their authors',
  'GET /v1/review/jobs': 'titles of jobs and names of companies',
  'GET /v1/review/jobs/:id': 'a job as everybody will read it',
  'GET /v1/admin/lists': 'names of lists and their addresses',
  'GET /v1/users/profile-page': 'the number of a page',
  'GET /v1/users/cv/pdf': 'a file in letters for bytes, of which cv-reading.test.ts reads the text',
  'GET /v1/users/visibility': 'choices, and names of companies',
  'GET /v1/saved-jobs/ids': 'numbers of jobs that anybody may read',
  'GET /v1/applications/ids': 'numbers of jobs that anybody may read',
  'GET /v1/seen-jobs/count': 'a number',
  'GET /v1/employer/applications/:id': 'asked for what is not there; applicants.test.ts asks for what is',
  'GET /v1/users/matches': 'jobs that anybody may read, and why they match',
  'GET /v1/jobs/:id/match': 'why a job matches that anybody may read',
  'GET /v1/admin/articles': 'titles of articles, which are the site’s',
  'GET /v1/admin/articles/:id/comparison': 'asked for what is not there; writing.test.ts asks for what is',
  'GET /v1/admin/news-sections': 'names of categories and dossiers',
  'GET /v1/admin/newsletter': 'letters and numbers of readers',
  'GET /v1/admin/newsletter/:id': 'a letter as its readers get it, and how many they are',
}

/** About one thing that belongs to nobody: open to all, to every administrator, or one's own by its name. */
export const nobodys = [
  // Another company's are asked for in multiposting.test.ts.
  'DELETE /v1/multiposting/keys/:id',
  'DELETE /v1/multiposting/jobs/:reference',
  // Another company's lists, searches and profiles are asked for in unlocking.test.ts.
  'POST /v1/employer/profiles/:id/unlock',
  'PUT /v1/employer/profile-lists/:id',
  'DELETE /v1/employer/profile-lists/:id',
  'DELETE /v1/employer/profile-searches/:id',
  // Another's CV is asked for in cv-reading.test.ts.
  'POST /v1/cvs/:id/reading',
  'PUT /v1/seen-jobs/:id',
  'GET /v1/jobs/:id/application',
  // Of a company, which several people work for: applicants.test.ts asks for those of another one.
  'GET /v1/employer/jobs/:id/applicants',
  'GET /v1/employer/jobs/:id/applicants/csv',
  'GET /v1/employer/applications/:id',
  'POST /v1/employer/applications/:id/view',
  'POST /v1/employer/applications/:id/cv',
  'PUT /v1/applications/:id/stage',
  'POST /v1/employer/applications/:id/slots',
  'PUT /v1/employer/applications/:id/rating',
  'POST /v1/employer/applications/:id/notes',
  'DELETE /v1/employer/notes/:id',
  // Those of another company are asked for in colleagues.test.ts.
  'POST /v1/employer/invitations/:id/resend',
  'DELETE /v1/employer/invitations/:id',
  'DELETE /v1/employer/colleagues/:id',
  'POST /v1/employer/colleagues/:id/main',
  'POST /v1/employer/requests/:id/acceptance',
  'POST /v1/employer/requests/:id/refusal',
  'GET /v1/news/category/:id',
  'GET /v1/news/category/:id/featured',
  'GET /v1/news/category/:id/secondary',
  'GET /v1/news/dossier/:id/featured',
  'GET /v1/news/dossier/:id/secondary',
  'GET /v1/news/:id',
  'GET /v1/news/:id/related',
  'GET /v1/news/:id/jobs',
  'GET /v1/news/:id/metadata',
  'POST /v1/news/:id/like',
  'POST /v1/news/:id/view',
  'GET /v1/news/:id/comments',
  'POST /v1/news/:id/comments',
  'PUT /v1/news/:id/comments/draft',
  // Somebody else's is edited in comments.test.ts, by members whose address is confirmed.
  'PUT /v1/comments/:id',
  'GET /v1/jobs/:id/match',
  'GET /v1/jobs/:id',
  'POST /v1/jobs/:id/view',
  'GET /v1/companies/:id',
  // By whom one is and which company it is about, never by a number. Another company's reviews are answered in reviews.test.ts.
  'GET /v1/companies/:id/reviews',
  'GET /v1/companies/:id/review',
  'POST /v1/companies/:id/review',
  'PUT /v1/companies/:id/review',
  'DELETE /v1/companies/:id/review',
  'POST /v1/employer/reviews/:id/answer',
  'GET /v1/profiles/:id',
  'DELETE /v1/users/blocked-companies/:id',
  'PUT /v1/saved-jobs/:id',
  'DELETE /v1/saved-jobs/:id',
  'GET /v1/admin/mails/:id',
  'GET /v1/reports/:kind/:id',
  'POST /v1/reports/:kind/:id',
  'GET /v1/review/submissions/:id',
  'GET /v1/review/jobs/:id',
  'POST /v1/review/submissions/:id/acceptance',
  'POST /v1/review/submissions/:id/refusal',
  'POST /v1/review/jobs/:id/acceptance',
  'POST /v1/review/jobs/:id/refusal',
  'GET /v1/moderation/cases/:id',
  'POST /v1/moderation/cases/:id/decision',
  'POST /v1/moderation/cases/:id/review',
  'POST /v1/admin/credits/quotes/:id/refusal',
  'GET /v1/admin/accounts/:id',
  'POST /v1/admin/accounts/:id/suspension',
  'POST /v1/admin/accounts/:id/restoration',
  'PUT /v1/admin/accounts/:id/flags/:flag',
  'DELETE /v1/account/identities/:provider',
  // Articles, their categories and dossiers are the site's.
  'GET /v1/admin/articles/:id',
  'POST /v1/admin/articles/:id/versions',
  'POST /v1/admin/articles/:id/restoration',
  'GET /v1/admin/articles/:id/comparison',
  'POST /v1/admin/articles/:id/publication',
  'DELETE /v1/admin/articles/:id/publication',
  'DELETE /v1/admin/articles/:id',
  'POST /v1/admin/articles/:id/pictures',
  'POST /v1/admin/articles/:id/preview-link',
  'DELETE /v1/admin/articles/:id/preview-link',
  'GET /v1/article-previews/:id',
  'PUT /v1/admin/news-categories/:id',
  'POST /v1/admin/news-categories/:id/place',
  'DELETE /v1/admin/news-categories/:id',
  'PUT /v1/admin/news-dossiers/:id',
  'DELETE /v1/admin/news-dossiers/:id',
  'GET /v1/admin/newsletter/:id',
  'PUT /v1/admin/newsletter/:id',
  'DELETE /v1/admin/newsletter/:id',
  'POST /v1/admin/newsletter/:id/test',
  'POST /v1/admin/newsletter/:id/sending',
  'DELETE /v1/admin/newsletter/:id/sending',
]
