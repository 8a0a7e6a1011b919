import { beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { cvTexts } from '#features/members/cvs/cvs.texts.ts'
import { CHANGED_MEANWHILE } from '#features/members/members.rules.ts'
import { DOES } from '#platform/forms.ts'
import { testExchange } from './support/exchange.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

// The forms of one's own profile as they work without scripts.

const database = useTestDatabase()
let site: Site
let cookie: string

beforeAll(async () => {
  await smallWorld(database.db)
  const names = { firstName: 'Ada', lastName: 'Lovelace' }
  const account = await insertAccount(database.db, { role: 'candidate', email: 'ada@example.org', ...names })
  await createProfile(database.db, { accountId: account!.id, countryId: 1, ...names })
  const exchange = testExchange()
  await openBrowserSession(database.db, exchange, account!.id, false)
  cookie = `__Host-florin=${exchange.set.get('__Host-florin')}`
  site = await openSite(database)
})

const read = async (url: string): Promise<string> => (await site.http.inject({ url, headers: { cookie } })).body
const send = (url: string, fields: Record<string, string>) =>
  site.http.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  })
const noteIn = (page: string): string | undefined => /note--red[^>]*>.*?<span>([^<]*)</.exec(page)?.[1]
const versionIn = (page: string): string => /name="version" value="(\d+)"/.exec(page)![1]!

const PROFILE = '/espace-candidat?section=profile'

test('a block is edited in its place, saved, and says so; entries without a word are left out', async () => {
  expect(await read(PROFILE)).not.toContain('name="profile.bio"')
  const page = await read(`${PROFILE}&modifier=experience&ajouter`)
  expect(page).toContain('name="profile.experience.0.title"')
  const answer = await send(`${PROFILE}&modifier=experience`, {
    [DOES]: 'experience',
    version: versionIn(page),
    'profile.experience.0.title': '',
    'profile.experience.0.company': '',
    'profile.experience.0.period': '',
    'profile.experience.0.description': '',
    'profile.experience.1.title': 'Trésorière',
    'profile.experience.1.company': 'Maison Ader',
    'profile.experience.1.period': '2020',
    'profile.experience.1.description': '',
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${PROFILE}&fait=experience#experience`])
  const after = await read(`${PROFILE}&fait=experience`)
  expect(after).toContain('Expériences mises à jour')
  expect(after).toContain('Trésorière')
  // The list may also become empty.
  const emptied = await send(`${PROFILE}&modifier=experience`, { [DOES]: 'experience', 'profile.experience': '' })
  expect(emptied.statusCode).toBe(302)
  expect(await read(PROFILE)).not.toContain('Trésorière')
})

test('who was slower is told, shown both versions, and loses nothing', async () => {
  const version = versionIn(await read('/modifier-profil'))
  const fields = { [DOES]: 'profil', version, first_name: 'Ada', last_name: 'Lovelace' }
  expect((await send('/modifier-profil', { ...fields, 'profile.title': 'Directrice' })).statusCode).toBe(302)
  const mine = { ...fields, 'profile.title': 'Contrôleuse', 'profile.bio': 'Mes mots.' }
  const { statusCode, body } = await send('/modifier-profil', mine)
  expect(statusCode).toBe(409)
  expect(body).toContain(CHANGED_MEANWHILE)
  for (const kept of ['Contrôleuse', 'Mes mots.', 'Directrice']) expect(body).toContain(kept)
  // Sent again from that page, it is theirs that is kept.
  const again = await send('/modifier-profil', { ...mine, version: versionIn(body) })
  expect(again.headers.location).toBe('/modifier-profil?fait=profil')
  expect(await read('/modifier-profil')).toContain('Contrôleuse')
})

test('a refusal for another reason does not make the form newer than it is', async () => {
  const version = versionIn(await read('/modifier-profil'))
  await send('/modifier-profil', { [DOES]: 'profil', 'profile.title': 'Ailleurs' })
  const { statusCode, body } = await send('/modifier-profil', { [DOES]: 'profil', version, first_name: '' })
  expect([statusCode, versionIn(body)]).toEqual([400, version])
})

test('the form of the CV asks for a title, and is visible to recruiters at first', async () => {
  const page = await read('/modifier-cv')
  expect(page).toMatch(/name="visible_to_recruiters"[^>]*checked|checked[^>]*name="visible_to_recruiters"/)
  const cv = { [DOES]: 'cv', title: '', location: 'Lyon', experience_years: '4', skills: 'IFRS, SQL,  IFRS' }
  expect((await send('/modifier-cv', cv)).body).toContain('Le poste recherché est requis')
  const { headers } = await send('/modifier-cv', { ...cv, title: 'Analyste' })
  expect(headers.location).toBe('/modifier-cv?fait=cv')
  expect(JSON.parse(await read('/v1/users/cv'))).toMatchObject({
    title: 'Analyste',
    skills: ['IFRS', 'SQL'],
    visible_to_recruiters: false,
    saved: true,
  })
})

test('the box of the CV form makes an alert, says so, and is empty again', async () => {
  const cv = { [DOES]: 'cv', title: 'Auditrice', sector: 'audit', location: 'Lyon', experience_years: '4', skills: '' }
  const refused = await send('/modifier-cv', { ...cv, sector: '', alerts: 'oui' })
  expect([refused.statusCode, refused.body.includes('l’alerte en a besoin')]).toEqual([400, true])
  const { headers } = await send('/modifier-cv', { ...cv, alerts: 'oui' })
  expect(headers.location).toBe('/modifier-cv?fait=cv-alerte')
  const page = await read('/modifier-cv?fait=cv-alerte')
  expect(page).toContain('Alerte créée')
  expect(page).not.toMatch(/name="alerts"[^>]*checked|checked[^>]*name="alerts"/)
  expect(JSON.parse(await read('/v1/alerts'))).toMatchObject({ data: [{ title: 'Auditrice' }] })
})

test('choices and blocked companies are saved by their forms', async () => {
  const SETTINGS = '/espace-candidat?section=settings'
  const on = { profileVisible: 'on', showSkills: 'on' }
  const { headers } = await send(SETTINGS, { [DOES]: 'visibilite', ...on })
  expect(headers.location).toBe(`${SETTINGS}&fait=visibilite#visibilite`)
  const chosen = JSON.parse(await read('/v1/users/visibility')) as Record<string, unknown>
  expect(
    Object.keys(chosen)
      .filter((name) => chosen[name] === true)
      .toSorted(),
  ).toEqual(['cv_saved', ...Object.keys(on)])
  expect((await send(SETTINGS, { [DOES]: 'blocage', company: 'Nulle part' })).body).toContain(
    'Choisissez une entreprise de la liste.',
  )
  await send(SETTINGS, { [DOES]: 'blocage', company: 'Banque Valmont' })
  expect(await read(`${SETTINGS}&fait=blocage`)).toContain('Banque Valmont ne trouve plus votre profil.')
})

test('what is refused about a CV or an application is said', async () => {
  const section = '/espace-candidat?section=emploi'
  for (const does of ['cv-defaut', 'cv-suppression']) {
    const { statusCode, body } = await send(section, { [DOES]: does, id: '4242' })
    expect([statusCode, noteIn(body)]).toEqual([404, cvTexts.gone])
  }
  const wanted = { poste: 'Trésorière', entreprise: 'Maison Ader' }
  const { headers } = await send('/mes-candidatures/ajouter', { [DOES]: 'ajout', ...wanted })
  const { statusCode, body } = await send(headers.location!, { [DOES]: 'statut', statut: 'Perdue' })
  expect([statusCode, noteIn(body)]).toEqual([400, 'Un statut de candidature.'])
})

test('the photo is removed, and one is back in the section where it was', async () => {
  expect(await read(PROFILE)).toContain(`action="/fichiers/photo?retour=${encodeURIComponent(PROFILE)}"`)
  const answer = await send('/photo/suppression', { retour: PROFILE })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${PROFILE}&photo=suppression#photo`])
  expect(await read(`${PROFILE}&photo=suppression`)).toContain('Photo supprimée.')
  expect((await send('/photo/suppression', { retour: 'https://elsewhere.example/' })).headers.location).toBe(
    '/?photo=suppression#photo',
  )
})
