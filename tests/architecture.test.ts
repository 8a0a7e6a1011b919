import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ApiParts } from '../src/app/api.ts'
import { apiRoutes } from '../src/app/api.ts'
import { listFiles } from '../src/app/back-office.ts'
import { archives } from '../src/app/own-archive.ts'
import { filePurposes } from '../src/app/files.ts'
import { actions, pages } from '../src/app/pages.ts'
import { readMigrations } from '../src/platform/server/database/migrate.ts'

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

test('every room has its place in the import law', () => {
  const law = readFileSync('.dependency-cruiser.cjs', 'utf8')
  const rooms = readdirSync('src/features')
  expect(rooms.filter((room) => !new RegExp(`['(|]${room}['|)]`).test(law))).toEqual([])
})

test('every room and surface has its row in ARCHITECTURE', () => {
  const told = readFileSync('ARCHITECTURE.md', 'utf8')
  const rooms = readdirSync('src/features')
  expect(rooms.filter((room) => !told.includes(`\n| \`${room}\` | `))).toEqual([])
})

test('whatever a member can choose about is in the settings', () => {
  const list = readFileSync('src/app/notifications.ts', 'utf8')
  const declared = filesBelow('src/features')
    .filter((name) => name.endsWith('.rules.ts'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/const (\w+): ChosenEvent/g)].map(([, event]) => event!))
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.filter((event) => !new RegExp(`[\\[ ]${event}[\\],]`).test(list))).toEqual([])
})

test('who may call what: every endpoint, page and file with its access', () => {
  const endpoints = apiRoutes({ config: {}, indexes: {} } as ApiParts).map(
    ({ endpoint }) => `${endpoint.access} ${endpoint.method} ${endpoint.path}`,
  )
  const addresses = [...pages, ...actions].map(({ access, path }) => `${access} PAGE ${path}`)
  const files = filePurposes.map(({ access, name }) => `${access} FILE /fichiers/${name}`)
  const lists = listFiles.map(({ access, path }) => `${access} CSV ${path}`)
  const zips = archives.map(({ access, path }) => `${access} ZIP ${path}`)
  expect([...endpoints, ...addresses, ...files, ...lists, ...zips].toSorted().join('\n')).toMatchInlineSnapshot(`
    "administrator CSV /admin/abonnes.csv
    administrator CSV /admin/comptes.csv
    administrator CSV /admin/offres.csv
    administrator CSV /admin/rattachements.csv
    administrator DELETE /v1/admin/newsletter/:id
    administrator DELETE /v1/admin/newsletter/:id/sending
    administrator GET /v1/admin/accounts
    administrator GET /v1/admin/accounts/:id
    administrator GET /v1/admin/company-requests
    administrator GET /v1/admin/credits
    administrator GET /v1/admin/debug
    administrator GET /v1/admin/jobs
    administrator GET /v1/admin/lists
    administrator GET /v1/admin/mails
    administrator GET /v1/admin/mails/:id
    administrator GET /v1/admin/newsletter
    administrator GET /v1/admin/newsletter/:id
    administrator GET /v1/admin/stats
    administrator GET /v1/admin/subscribers
    administrator GET /v1/review/jobs
    administrator GET /v1/review/jobs/:id
    administrator GET /v1/review/submissions/:id
    administrator PAGE /admin
    administrator PAGE /admin/abonnes
    administrator PAGE /admin/comptes
    administrator PAGE /admin/comptes/:id
    administrator PAGE /admin/courrier
    administrator PAGE /admin/credits
    administrator PAGE /admin/newsletter
    administrator PAGE /admin/newsletter/:id
    administrator PAGE /admin/offres
    administrator PAGE /admin/offres-a-valider
    administrator PAGE /admin/offres-a-valider/client/:id
    administrator PAGE /admin/offres-a-valider/visiteur/:id
    administrator PAGE /admin/parametres
    administrator PAGE /admin/rattachements
    administrator PAGE /bff-debug
    administrator PAGE /test-bff
    administrator POST /v1/admin/accounts/:id/restoration
    administrator POST /v1/admin/accounts/:id/suspension
    administrator POST /v1/admin/accounts/restoration
    administrator POST /v1/admin/accounts/suspension
    administrator POST /v1/admin/company-requests/acceptance
    administrator POST /v1/admin/company-requests/refusal
    administrator POST /v1/admin/credits
    administrator POST /v1/admin/credits/quotes/:id/refusal
    administrator POST /v1/admin/jobs/activation
    administrator POST /v1/admin/jobs/deactivation
    administrator POST /v1/admin/newsletter
    administrator POST /v1/admin/newsletter/:id/sending
    administrator POST /v1/admin/newsletter/:id/test
    administrator POST /v1/review/jobs/:id/acceptance
    administrator POST /v1/review/jobs/:id/refusal
    administrator POST /v1/review/submissions/:id/acceptance
    administrator POST /v1/review/submissions/:id/refusal
    administrator PUT /v1/admin/accounts/:id/flags/:flag
    administrator PUT /v1/admin/newsletter/:id
    administrator ZIP /admin/parametres/export
    candidate DELETE /v1/alerts/:id
    candidate DELETE /v1/alerts/:id/narrowings/:narrowing_id
    candidate DELETE /v1/applications/:id
    candidate DELETE /v1/companies/:id/review
    candidate DELETE /v1/cvs/:id
    candidate DELETE /v1/users/blocked-companies/:id
    candidate FILE /fichiers/cv
    candidate GET /v1/alerts
    candidate GET /v1/alerts/:id
    candidate GET /v1/applications
    candidate GET /v1/applications/:id
    candidate GET /v1/applications/ids
    candidate GET /v1/companies/:id/review
    candidate GET /v1/cvs
    candidate GET /v1/jobs/:id/match
    candidate GET /v1/seen-jobs/count
    candidate GET /v1/users/cv
    candidate GET /v1/users/cv.json
    candidate GET /v1/users/cv/pdf
    candidate GET /v1/users/matches
    candidate GET /v1/users/opened-by
    candidate GET /v1/users/visibility
    candidate PAGE /alertes
    candidate PAGE /alertes/:id
    candidate PAGE /candidature/:id
    candidate PAGE /candidature/:id/entretien.ics
    candidate PAGE /espace-candidat
    candidate PAGE /mes-candidatures
    candidate PAGE /mes-candidatures/ajouter
    candidate PAGE /mes-parametres
    candidate PAGE /modifier-cv
    candidate PAGE /modifier-cv/export.json
    candidate PAGE /modifier-cv/export.pdf
    candidate PAGE /modifier-cv/lecture
    candidate PAGE /modifier-profil
    candidate POST /v1/alerts
    candidate POST /v1/applications
    candidate POST /v1/applications/:id/reminder
    candidate POST /v1/applications/:id/slot
    candidate POST /v1/applications/:id/slots/decline
    candidate POST /v1/applications/:id/withdraw
    candidate POST /v1/applications/elsewhere
    candidate POST /v1/companies/:id/review
    candidate POST /v1/cvs/:id/reading
    candidate POST /v1/users/blocked-companies
    candidate POST /v1/users/cv/import
    candidate PUT /v1/alerts/:id
    candidate PUT /v1/applications/:id/interview
    candidate PUT /v1/applications/:id/notes
    candidate PUT /v1/applications/:id/status
    candidate PUT /v1/companies/:id/review
    candidate PUT /v1/cvs/:id/default
    candidate PUT /v1/seen-jobs/:id
    candidate PUT /v1/users/cv
    candidate PUT /v1/users/visibility
    candidate ZIP /mes-parametres/export
    editing CSV /admin/articles.csv
    editing DELETE /v1/admin/articles/:id
    editing DELETE /v1/admin/articles/:id/preview-link
    editing DELETE /v1/admin/articles/:id/publication
    editing DELETE /v1/admin/news-categories/:id
    editing DELETE /v1/admin/news-dossiers/:id
    editing FILE /fichiers/image-article
    editing GET /v1/admin/articles
    editing GET /v1/admin/articles/:id
    editing GET /v1/admin/articles/:id/comparison
    editing GET /v1/admin/news-sections
    editing PAGE /admin/articles
    editing PAGE /admin/articles/:id
    editing PAGE /admin/articles/nouveau
    editing PAGE /admin/articles/rubriques
    editing POST /v1/admin/articles
    editing POST /v1/admin/articles/:id/pictures
    editing POST /v1/admin/articles/:id/preview-link
    editing POST /v1/admin/articles/:id/publication
    editing POST /v1/admin/articles/:id/restoration
    editing POST /v1/admin/articles/:id/versions
    editing POST /v1/admin/articles/retrait
    editing POST /v1/admin/news-categories
    editing POST /v1/admin/news-categories/:id/place
    editing POST /v1/admin/news-dossiers
    editing PUT /v1/admin/news-categories/:id
    editing PUT /v1/admin/news-dossiers/:id
    member DELETE /v1/account/email
    member DELETE /v1/account/identities/:provider
    member DELETE /v1/account/sessions
    member DELETE /v1/account/sessions/:id
    member DELETE /v1/account/totp
    member DELETE /v1/comments/:id
    member DELETE /v1/saved-jobs/:id
    member DELETE /v1/users/photo
    member FILE /fichiers/photo
    member GET /v1/account
    member GET /v1/account/export
    member GET /v1/account/identities
    member GET /v1/account/second-factor
    member GET /v1/account/sessions
    member GET /v1/live
    member GET /v1/notifications
    member GET /v1/notifications/choices
    member GET /v1/notifications/unread
    member GET /v1/saved-jobs
    member GET /v1/saved-jobs/ids
    member GET /v1/users/:id
    member GET /v1/users/profile
    member GET /v1/users/profile-page
    member PAGE /connexion/comptes
    member PAGE /notifications
    member POST /v1/account/deletion
    member POST /v1/account/email
    member POST /v1/account/passkeys
    member POST /v1/account/passkeys/:id/removal
    member POST /v1/account/passkeys/options
    member POST /v1/account/recovery-codes
    member POST /v1/account/terms
    member POST /v1/account/totp
    member POST /v1/account/totp/confirm
    member POST /v1/account/totp/removal
    member POST /v1/account/verification
    member POST /v1/auth/logout
    member POST /v1/news/:id/comments
    member POST /v1/notifications/read
    member POST /v1/saved-jobs/merge
    member PUT /v1/account
    member PUT /v1/account/country
    member PUT /v1/account/password
    member PUT /v1/comments/:id
    member PUT /v1/news/:id/comments/draft
    member PUT /v1/notifications/choices
    member PUT /v1/saved-jobs/:id
    member PUT /v1/users/profile
    moderation GET /v1/moderation/cases
    moderation GET /v1/moderation/cases/:id
    moderation PAGE /admin/moderation
    moderation PAGE /admin/moderation/:id
    moderation POST /v1/moderation/cases/:id/decision
    moderation POST /v1/moderation/cases/:id/review
    public FILE /fichiers/cv-visiteur
    public FILE /fichiers/lettre
    public FILE /fichiers/logo-offre
    public GET /v1/alerts/feedback
    public GET /v1/alerts/preview
    public GET /v1/answer-figures
    public GET /v1/appeals
    public GET /v1/article-previews/:id
    public GET /v1/auth/invitation
    public GET /v1/auth/session
    public GET /v1/auth/signup
    public GET /v1/auth/social
    public GET /v1/auth/social/link
    public GET /v1/companies
    public GET /v1/companies/:id
    public GET /v1/companies/:id/reviews
    public GET /v1/companies/featured
    public GET /v1/filters/entreprises
    public GET /v1/filters/options
    public GET /v1/health
    public GET /v1/interview-proposals
    public GET /v1/job-questions
    public GET /v1/jobs
    public GET /v1/jobs/:id
    public GET /v1/jobs/:id/application
    public GET /v1/jobs/named
    public GET /v1/jobs/salaries
    public GET /v1/jobs/search
    public GET /v1/jobs/suggestions
    public GET /v1/members/teaser
    public GET /v1/news
    public GET /v1/news/:id
    public GET /v1/news/:id/comments
    public GET /v1/news/:id/jobs
    public GET /v1/news/:id/metadata
    public GET /v1/news/:id/related
    public GET /v1/news/categories
    public GET /v1/news/category/:id
    public GET /v1/news/category/:id/featured
    public GET /v1/news/category/:id/secondary
    public GET /v1/news/dossier/:id/featured
    public GET /v1/news/dossier/:id/secondary
    public GET /v1/news/dossiers
    public GET /v1/news/featured
    public GET /v1/news/popular
    public GET /v1/news/search
    public GET /v1/news/secondary
    public GET /v1/profiles
    public GET /v1/profiles/:id
    public GET /v1/ready
    public GET /v1/reference/contrats
    public GET /v1/reference/entreprises
    public GET /v1/reference/fonctions
    public GET /v1/reference/regions
    public GET /v1/reference/secteurs
    public GET /v1/reference/structures
    public GET /v1/reference/villes
    public GET /v1/reports/:kind/:id
    public GET /v1/search
    public GET /v1/stats
    public GET /v1/submissions/mine
    public PAGE /
    public PAGE /alertes/avis
    public PAGE /alertes/desabonnement
    public PAGE /alertes/nouvelle
    public PAGE /alternance
    public PAGE /apercu-article/:id
    public PAGE /api
    public PAGE /article/:id
    public PAGE /cgu
    public PAGE /compte-supprime
    public PAGE /confirmer-adresse
    public PAGE /confirmer-candidature
    public PAGE /confirmer-offre
    public PAGE /connexion/:provider
    public PAGE /connexion/:provider/retour
    public PAGE /connexion/code
    public PAGE /connexion/echec
    public PAGE /connexion/lier
    public PAGE /deconnexion
    public PAGE /emploi
    public PAGE /entreprise/:id
    public PAGE /entreprises
    public PAGE /entretien-propose
    public PAGE /entretien-propose/:id/entretien.ics
    public PAGE /espace-entreprise
    public PAGE /forgot-password
    public PAGE /login
    public PAGE /logo/suppression
    public PAGE /mentions-legales
    public PAGE /mot-de-passe-oublie
    public PAGE /news
    public PAGE /newsletter
    public PAGE /newsletter/confirmation
    public PAGE /newsletter/desabonnement
    public PAGE /offre-emploi/:id
    public PAGE /offre-toujours-ouverte
    public PAGE /offre/:id
    public PAGE /offres-comparees
    public PAGE /offres-sauvegardees
    public PAGE /pays
    public PAGE /photo/suppression
    public PAGE /postuler/:id
    public PAGE /profil
    public PAGE /profil/:id
    public PAGE /publier-offre
    public PAGE /recours
    public PAGE /reinitialiser-mot-de-passe
    public PAGE /rejoindre
    public PAGE /search
    public PAGE /signaler/:kind/:id
    public PAGE /signup
    public PAGE /stages
    public POST /v1/alerts/feedback
    public POST /v1/alerts/stop
    public POST /v1/appeals
    public POST /v1/applications/confirm
    public POST /v1/applications/resend
    public POST /v1/applications/visitor
    public POST /v1/auth/forgot-password
    public POST /v1/auth/login
    public POST /v1/auth/passkey
    public POST /v1/auth/passkey/options
    public POST /v1/auth/refresh
    public POST /v1/auth/register
    public POST /v1/auth/reset-password
    public POST /v1/auth/sign-in
    public POST /v1/auth/sign-in/second-factor
    public POST /v1/auth/signup
    public POST /v1/auth/social/callback
    public POST /v1/auth/social/link
    public POST /v1/auth/social/second-factor
    public POST /v1/auth/social/start
    public POST /v1/auth/verify-email
    public POST /v1/interview-proposals/decline
    public POST /v1/interview-proposals/pick
    public POST /v1/job-questions
    public POST /v1/jobs/:id/view
    public POST /v1/news/:id/like
    public POST /v1/news/:id/view
    public POST /v1/news/subscribe
    public POST /v1/news/subscribe/confirm
    public POST /v1/news/unsubscribe
    public POST /v1/reports/:kind/:id
    public POST /v1/submissions
    public POST /v1/submissions/address
    public POST /v1/submissions/check
    public POST /v1/submissions/confirm
    public POST /v1/submissions/resend
    public PUT /v1/auth/signup/account
    public PUT /v1/auth/signup/profile
    public PUT /v1/auth/signup/search
    recruiter DELETE /v1/employer/colleagues/:id
    recruiter DELETE /v1/employer/company-page/draft
    recruiter DELETE /v1/employer/invitations/:id
    recruiter DELETE /v1/employer/jobs/:id/changes
    recruiter DELETE /v1/employer/logo
    recruiter DELETE /v1/employer/notes/:id
    recruiter DELETE /v1/employer/profile-lists/:id
    recruiter DELETE /v1/employer/profile-lists/:id/profiles/:profile
    recruiter DELETE /v1/employer/profile-searches/:id
    recruiter DELETE /v1/employer/request
    recruiter DELETE /v1/multiposting/jobs/:reference
    recruiter DELETE /v1/multiposting/keys/:id
    recruiter FILE /fichiers/film-entreprise
    recruiter FILE /fichiers/flux
    recruiter FILE /fichiers/logo
    recruiter FILE /fichiers/photo-entreprise
    recruiter FILE /fichiers/sous-titres
    recruiter GET /v1/employer/applications
    recruiter GET /v1/employer/applications/:id
    recruiter GET /v1/employer/company
    recruiter GET /v1/employer/company-page
    recruiter GET /v1/employer/credits
    recruiter GET /v1/employer/credits/export
    recruiter GET /v1/employer/jobs
    recruiter GET /v1/employer/jobs/:id
    recruiter GET /v1/employer/jobs/:id/applicants
    recruiter GET /v1/employer/jobs/:id/applicants/csv
    recruiter GET /v1/employer/jobs/:id/figures
    recruiter GET /v1/employer/profile-lists
    recruiter GET /v1/employer/profile-lists/:id
    recruiter GET /v1/employer/profile-searches
    recruiter GET /v1/employer/profiles
    recruiter GET /v1/employer/reviews
    recruiter GET /v1/employer/team
    recruiter GET /v1/multiposting/imports
    recruiter GET /v1/multiposting/imports/:id
    recruiter GET /v1/multiposting/imports/:id/lines
    recruiter GET /v1/multiposting/jobs
    recruiter GET /v1/multiposting/keys
    recruiter PAGE /candidatures-offre/:id
    recruiter PAGE /candidatures-offre/:id/candidatures.csv
    recruiter PAGE /espace-recruteurs
    recruiter PAGE /espace-recruteurs/avis
    recruiter PAGE /espace-recruteurs/candidatures
    recruiter PAGE /espace-recruteurs/credits
    recruiter PAGE /espace-recruteurs/credits.csv
    recruiter PAGE /espace-recruteurs/entreprise
    recruiter PAGE /espace-recruteurs/equipe
    recruiter PAGE /espace-recruteurs/multidiffusion
    recruiter PAGE /espace-recruteurs/multidiffusion/:id
    recruiter PAGE /espace-recruteurs/parametres
    recruiter PAGE /espace-recruteurs/profils
    recruiter PAGE /espace-recruteurs/profils/viviers/:id
    recruiter PAGE /modifier-offre/:id
    recruiter PAGE /nouvelle-offre
    recruiter PAGE /voir-offre/:id
    recruiter POST /v1/auth/invitation
    recruiter POST /v1/employer/applications/:id/cv
    recruiter POST /v1/employer/applications/:id/notes
    recruiter POST /v1/employer/applications/:id/slots
    recruiter POST /v1/employer/applications/:id/view
    recruiter POST /v1/employer/applications/answers
    recruiter POST /v1/employer/applications/stage
    recruiter POST /v1/employer/colleagues/:id/main
    recruiter POST /v1/employer/company-page/publication
    recruiter POST /v1/employer/credits/quote
    recruiter POST /v1/employer/invitations
    recruiter POST /v1/employer/invitations/:id/resend
    recruiter POST /v1/employer/jobs
    recruiter POST /v1/employer/jobs/:id/duplicate
    recruiter POST /v1/employer/jobs/:id/publish
    recruiter POST /v1/employer/jobs/check
    recruiter POST /v1/employer/moves/undo
    recruiter POST /v1/employer/profile-lists
    recruiter POST /v1/employer/profile-searches
    recruiter POST /v1/employer/profiles/:id/unlock
    recruiter POST /v1/employer/request
    recruiter POST /v1/employer/request/new
    recruiter POST /v1/employer/requests/:id/acceptance
    recruiter POST /v1/employer/requests/:id/refusal
    recruiter POST /v1/employer/reviews/:id/answer
    recruiter POST /v1/multiposting/import
    recruiter POST /v1/multiposting/import-file
    recruiter POST /v1/multiposting/jobs
    recruiter POST /v1/multiposting/keys
    recruiter PUT /v1/applications/:id/stage
    recruiter PUT /v1/employer/applications/:id/rating
    recruiter PUT /v1/employer/company-page/contact
    recruiter PUT /v1/employer/company-page/figures
    recruiter PUT /v1/employer/company-page/film
    recruiter PUT /v1/employer/company-page/networks
    recruiter PUT /v1/employer/company-page/photos
    recruiter PUT /v1/employer/company-page/texts
    recruiter PUT /v1/employer/jobs/:id
    recruiter PUT /v1/employer/jobs/:id/state
    recruiter PUT /v1/employer/profile-lists/:id
    recruiter PUT /v1/employer/profile-lists/:id/profiles/:profile
    recruiter ZIP /espace-recruteurs/parametres/export"
  `)
})

test('every table belongs to one room, and only that room writes it, and what makes its sample data', async () => {
  // By its name in SQL, and by the name that Drizzle knows it by.
  const owners = new Map<string, string>()
  const constants = new Map<string, string>()
  for (const file of filesBelow('src').filter((name) => name.endsWith('.tables.ts'))) {
    const room = file.split('/').slice(1, 3).join('/')
    for (const [, constant, table] of readFileSync(file, 'utf8').matchAll(/const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      expect(owners.get(table!), `${table} is declared twice`).toBeUndefined()
      owners.set(table!, room)
      constants.set(constant!, room)
    }
  }
  const migrations = (await readMigrations()).map(({ sql }) => sql).join('\n')
  const renamed = new Map(
    [...migrations.matchAll(/alter table (\w+) rename to (\w+)/g)].map(([, before, after]) => [before!, after!]),
  )
  const created = [...migrations.matchAll(/create table (\w+)/g)].map(([, table]) => renamed.get(table!) ?? table!)
  expect([...owners.keys()].toSorted()).toEqual(created.toSorted())

  const files = filesBelow('src').filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  const writesIn = (statement: RegExp, rooms: Map<string, string>) =>
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([text, name]) => {
        const room = rooms.get(name!)
        return room === undefined ? [] : [{ file, text, room }]
      }),
    )
  const written = [
    ...writesIn(/\b(?:insert into|update|delete from)\s+(?:only\s+)?"?(\w+)"?/gi, owners),
    ...writesIn(/\.(?:insert|update|delete)\((\w+)\)/g, constants),
  ]
  expect(written.length).toBeGreaterThan(30)
  const homes = (room: string): string[] => [`src/${room}/`, `src/demo/${room.split('/')[1]}/`]
  expect(written.filter(({ file, room }) => !homes(room).some((home) => file.includes(home)))).toEqual([])
})
