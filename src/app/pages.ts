import type { Access } from '#platform/contract.ts'
import type { Door } from '#platform/render-context.ts'

/** What changes and is shown on pages that visitors may be given a kept copy of; triggers write these words to the outbox. */
export const topics = ['job', 'company', 'member', 'article', 'comment'] as const
export type Topic = (typeof topics)[number]

/**
 * Who may open a page, and what it shows: a kept copy is dropped when one of its topics changes. Without `shows` it is any
 * of them. The figures in the menus do not count. A page that is not in this list does not exist.
 */
export type Page = { path: string; file: string; access: Access; shows?: readonly Topic[] }

const OFFERS = ['job', 'company'] as const
const NEWS = ['article', ...OFFERS] as const
// Comments are signed: whoever hides their profile hides their name there.
const COMMENTED = [...NEWS, 'comment', 'member'] as const
const NOTHING = [] as const

/** Every page address, in the order of the specification's route table. */
export const pages: Page[] = [
  { path: '/', file: '../features/home/pages/home.page.tsx', access: 'public' },
  { path: '/emploi', file: '../features/jobs/pages/job-search.page.tsx', access: 'public', shows: OFFERS },
  { path: '/stages', file: '../features/jobs/pages/job-search.page.tsx', access: 'public', shows: OFFERS },
  { path: '/alternance', file: '../features/jobs/pages/job-search.page.tsx', access: 'public', shows: OFFERS },
  { path: '/offre-emploi/:id', file: '../features/jobs/pages/job.page.tsx', access: 'public', shows: OFFERS },
  { path: '/postuler/:id', file: '../features/applications/pages/apply.page.tsx', access: 'public' },
  {
    path: '/confirmer-candidature',
    file: '../features/applications/pages/confirm-application.page.tsx',
    access: 'public',
  },
  {
    path: '/entretien-propose',
    file: '../features/applications/pages/proposed-interview.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  {
    path: '/entretien-propose/:id/entretien.ics',
    file: '../features/applications/pages/proposed-interview-calendar.page.ts',
    access: 'public',
    shows: NOTHING,
  },
  { path: '/offre/:id', file: '../features/jobs/pages/job-redirect.page.ts', access: 'public' },
  {
    path: '/offres-sauvegardees',
    file: '../features/jobs/saved/pages/saved-jobs.page.tsx',
    access: 'public',
    shows: OFFERS,
  },
  { path: '/offres-comparees', file: '../features/jobs/pages/compare-jobs.page.tsx', access: 'public', shows: OFFERS },
  { path: '/entreprises', file: '../features/companies/pages/companies.page.tsx', access: 'public', shows: OFFERS },
  { path: '/entreprise/:id', file: '../features/companies/pages/company.page.tsx', access: 'public' },
  { path: '/news', file: '../features/news/pages/news.page.tsx', access: 'public', shows: ['article'] },
  { path: '/article/:id', file: '../features/news/pages/article.page.tsx', access: 'public', shows: COMMENTED },
  { path: '/profil/:id', file: '../features/members/pages/profile.page.tsx', access: 'public', shows: NOTHING },
  { path: '/signup', file: '../features/accounts/signing-up/pages/signup.page.tsx', access: 'public', shows: NOTHING },
  { path: '/login', file: '../features/accounts/signing-in/pages/login.page.tsx', access: 'public', shows: NOTHING },
  {
    path: '/forgot-password',
    file: '../features/accounts/signing-in/pages/forgot-password.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  {
    path: '/mot-de-passe-oublie',
    file: '../features/accounts/signing-in/pages/client-forgot-password.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  {
    path: '/reinitialiser-mot-de-passe',
    file: '../features/accounts/signing-in/pages/reset-password.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  {
    path: '/confirmer-adresse',
    file: '../features/accounts/signing-in/pages/confirm-email.page.tsx',
    access: 'public',
  },
  { path: '/espace-candidat', file: '../features/candidate/pages/candidate-space.page.tsx', access: 'candidate' },
  { path: '/modifier-profil', file: '../features/members/pages/edit-profile.page.tsx', access: 'candidate' },
  { path: '/modifier-cv', file: '../features/members/pages/edit-cv.page.tsx', access: 'candidate' },
  {
    path: '/modifier-cv/lecture',
    file: '../features/members/cv-text/pages/cv-reading.page.tsx',
    access: 'candidate',
  },
  { path: '/modifier-cv/export.pdf', file: '../features/members/cv-export/pages/cv-pdf.page.ts', access: 'candidate' },
  {
    path: '/modifier-cv/export.json',
    file: '../features/members/cv-export/pages/cv-json.page.ts',
    access: 'candidate',
  },
  {
    path: '/espace-entreprise',
    file: '../features/accounts/signing-in/pages/client-login.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  { path: '/espace-recruteurs/profils', file: '../features/employer/pages/profiles.page.tsx', access: 'recruiter' },
  {
    path: '/espace-recruteurs/profils/viviers/:id',
    file: '../features/employer/pages/profile-list.page.tsx',
    access: 'recruiter',
  },
  {
    path: '/espace-recruteurs/multidiffusion',
    file: '../features/employer/pages/multiposting.page.tsx',
    access: 'recruiter',
  },
  {
    path: '/espace-recruteurs/multidiffusion/:id',
    file: '../features/employer/pages/feed-report.page.tsx',
    access: 'recruiter',
  },
  { path: '/espace-recruteurs', file: '../features/employer/pages/employer-space.page.tsx', access: 'recruiter' },
  {
    path: '/espace-recruteurs/entreprise',
    file: '../features/employer/pages/company-page.page.tsx',
    access: 'recruiter',
  },
  { path: '/espace-recruteurs/avis', file: '../features/employer/pages/reviews.page.tsx', access: 'recruiter' },
  { path: '/espace-recruteurs/equipe', file: '../features/employer/pages/team.page.tsx', access: 'recruiter' },
  { path: '/rejoindre', file: '../features/accounts/colleagues/pages/join.page.tsx', access: 'public' },
  { path: '/espace-recruteurs/credits', file: '../features/employer/pages/credits.page.tsx', access: 'recruiter' },
  {
    path: '/espace-recruteurs/credits.csv',
    file: '../features/employer/pages/credits-csv.page.ts',
    access: 'recruiter',
  },
  { path: '/nouvelle-offre', file: '../features/employer/pages/new-offer.page.tsx', access: 'recruiter' },
  { path: '/modifier-offre/:id', file: '../features/employer/pages/edit-offer.page.tsx', access: 'recruiter' },
  { path: '/voir-offre/:id', file: '../features/employer/pages/offer.page.tsx', access: 'recruiter' },
  {
    path: '/offre-toujours-ouverte',
    file: '../features/employer/pages/offer-question.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  {
    path: '/espace-recruteurs/candidatures',
    file: '../features/employer/pages/received.page.tsx',
    access: 'recruiter',
  },
  {
    path: '/candidatures-offre/:id',
    file: '../features/employer/pages/offer-applicants.page.tsx',
    access: 'recruiter',
  },
  {
    path: '/candidatures-offre/:id/candidatures.csv',
    file: '../features/applications/applicants/pages/applicants-csv.page.ts',
    access: 'recruiter',
  },
  {
    path: '/publier-offre',
    file: '../features/submissions/pages/publish-offer.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  { path: '/confirmer-offre', file: '../features/submissions/pages/confirm-offer.page.tsx', access: 'public' },
  { path: '/mes-parametres', file: '../features/settings/pages/settings.page.tsx', access: 'candidate' },
  {
    path: '/espace-recruteurs/parametres',
    file: '../features/settings/pages/settings.page.tsx',
    access: 'recruiter',
  },
  { path: '/admin/parametres', file: '../features/settings/pages/settings.page.tsx', access: 'administrator' },
  { path: '/compte-supprime', file: '../features/settings/pages/account-deleted.page.tsx', access: 'public' },
  { path: '/notifications', file: '../features/notifications/pages/notifications.page.tsx', access: 'member' },
  { path: '/mes-candidatures', file: '../features/candidate/pages/own-applications.page.tsx', access: 'candidate' },
  {
    path: '/mes-candidatures/ajouter',
    file: '../features/candidate/pages/add-application.page.tsx',
    access: 'candidate',
  },
  { path: '/candidature/:id', file: '../features/candidate/pages/application.page.tsx', access: 'candidate' },
  {
    path: '/candidature/:id/entretien.ics',
    file: '../features/candidate/pages/application-calendar.page.ts',
    access: 'candidate',
  },
  { path: '/alertes', file: '../features/alerts/pages/alerts.page.tsx', access: 'candidate' },
  { path: '/alertes/nouvelle', file: '../features/alerts/pages/new-alert.page.tsx', access: 'public' },
  { path: '/alertes/desabonnement', file: '../features/alerts/pages/stop-alert.page.tsx', access: 'public' },
  { path: '/alertes/avis', file: '../features/alerts/pages/feedback.page.tsx', access: 'public' },
  { path: '/alertes/:id', file: '../features/alerts/pages/alert.page.tsx', access: 'candidate' },
  {
    path: '/signaler/:kind/:id',
    file: '../features/moderation/pages/report.page.tsx',
    access: 'public',
  },
  { path: '/recours', file: '../features/moderation/pages/appeal.page.tsx', access: 'public' },
  {
    path: '/mentions-legales',
    file: '../features/legal/pages/legal-notice.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  { path: '/cgu', file: '../features/legal/pages/terms.page.tsx', access: 'public', shows: NOTHING },
  { path: '/newsletter', file: '../features/newsletter/pages/newsletter.page.tsx', access: 'public', shows: NOTHING },
  {
    path: '/newsletter/confirmation',
    file: '../features/newsletter/pages/confirm-newsletter.page.tsx',
    access: 'public',
  },
  {
    path: '/newsletter/desabonnement',
    file: '../features/newsletter/pages/stop-newsletter.page.tsx',
    access: 'public',
  },
  { path: '/admin', file: '../features/admin/pages/admin.page.tsx', access: 'administrator' },
  { path: '/admin/moderation', file: '../features/moderation/pages/queue.page.tsx', access: 'moderation' },
  { path: '/admin/moderation/:id', file: '../features/moderation/pages/case.page.tsx', access: 'moderation' },
  {
    path: '/admin/offres-a-valider',
    file: '../features/submissions/pages/review-queue.page.tsx',
    access: 'administrator',
  },
  {
    path: '/admin/offres-a-valider/visiteur/:id',
    file: '../features/submissions/pages/review.page.tsx',
    access: 'administrator',
  },
  {
    path: '/admin/offres-a-valider/client/:id',
    file: '../features/submissions/pages/review.page.tsx',
    access: 'administrator',
  },
  { path: '/admin/comptes/:id', file: '../features/moderation/pages/account-case.page.tsx', access: 'administrator' },
  { path: '/admin/comptes', file: '../features/admin/pages/accounts.page.tsx', access: 'administrator' },
  { path: '/admin/articles', file: '../features/news/writing/pages/articles.page.tsx', access: 'administrator' },
  {
    path: '/admin/articles/nouveau',
    file: '../features/news/writing/pages/new-article.page.tsx',
    access: 'administrator',
  },
  {
    path: '/admin/articles/rubriques',
    file: '../features/news/writing/pages/sections.page.tsx',
    access: 'administrator',
  },
  {
    path: '/admin/articles/:id',
    file: '../features/news/writing/pages/article-editor.page.tsx',
    access: 'administrator',
  },
  {
    path: '/apercu-article/:id',
    file: '../features/news/writing/pages/preview.page.tsx',
    access: 'public',
    shows: NOTHING,
  },
  { path: '/admin/offres', file: '../features/admin/pages/offers.page.tsx', access: 'administrator' },
  { path: '/admin/abonnes', file: '../features/newsletter/pages/admin-subscribers.page.tsx', access: 'administrator' },
  { path: '/admin/rattachements', file: '../features/admin/pages/company-requests.page.tsx', access: 'administrator' },
  { path: '/admin/credits', file: '../features/admin/pages/credits.page.tsx', access: 'administrator' },
  {
    path: '/admin/newsletter',
    file: '../features/newsletter/pages/admin-newsletter.page.tsx',
    access: 'administrator',
  },
  {
    path: '/admin/newsletter/:id',
    file: '../features/newsletter/pages/admin-issue.page.tsx',
    access: 'administrator',
  },
  { path: '/admin/courrier', file: '../features/mailbox/pages/mailbox.page.tsx', access: 'administrator' },
  { path: '/search', file: '../features/global-search/pages/search.page.tsx', access: 'public' },
  { path: '/connexion/lier', file: '../features/accounts/social/pages/social-link.page.tsx', access: 'public' },
  { path: '/connexion/code', file: '../features/accounts/social/pages/social-code.page.tsx', access: 'public' },
  { path: '/connexion/echec', file: '../features/accounts/social/pages/social-failure.page.tsx', access: 'public' },
  { path: '/connexion/comptes', file: '../features/accounts/social/pages/social-accounts.page.tsx', access: 'member' },
  { path: '/api', file: '../features/developers/pages/api-explorer.page.tsx', access: 'public', shows: NOTHING },
  { path: '/test-bff', file: '../features/developers/pages/test-bff.page.tsx', access: 'administrator' },
  { path: '/bff-debug', file: '../features/developers/pages/bff-debug.page.tsx', access: 'administrator' },
]

/** Addresses that only act, and send the browser back to a page. What they call is guarded. */
export const actions: Page[] = [
  { path: '/pays', file: './shell/country.action.ts', access: 'public' },
  { path: '/deconnexion', file: './shell/logout.action.ts', access: 'public' },
  { path: '/profil', file: '../features/members/pages/own-profile.page.ts', access: 'public' },
  { path: '/photo/suppression', file: '../features/members/pages/remove-photo.page.ts', access: 'public' },
  { path: '/logo/suppression', file: '../features/employer/pages/remove-logo.page.ts', access: 'public' },
  { path: '/connexion/:provider', file: '../features/accounts/social/pages/social-start.page.ts', access: 'public' },
  {
    path: '/connexion/:provider/retour',
    file: '../features/accounts/social/pages/social-return.page.ts',
    access: 'public',
  },
]

/** The doors of some pages, by pattern. What is in no list is the 404 page, which everybody may see. */
export function doorsOf(list: readonly Page[]): (pattern: string) => Door {
  const doors = new Map(list.map(({ path, access, shows = null }) => [path, { access, shows }]))
  return (pattern) => doors.get(pattern) ?? { access: 'public', shows: null }
}

export const doors = doorsOf([...pages, ...actions])
