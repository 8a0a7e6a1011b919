// @module-tag postgres
import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { allAlerts, createAlertFromWishes, keepAlert } from '#features/alerts/server/alerts.service.ts'
import { MOST_ALERTS } from '#features/alerts/alerts.rules.ts'
import { updateOwnProfile, userOf } from '#features/accounts/server/users.service.ts'
import { readCvForm, saveCvForm } from './cv-form.ts'
import { blockCompany, changeVisibility, readVisibility, unblockCompany } from './own-visibility.ts'

const database = useTestDatabase()
let world: TestAccounts
let accountId: number
beforeAll(async () => {
  await smallWorld(database.db)
  world = await testAccounts(database)
  accountId = await newPerson(world, 'ada@example.org', false)
})

const cv = {
  title: 'Trésorière',
  sector: 'finance',
  experience_years: 6,
  location: 'Nantes',
  skills: ['IFRS'],
  salary: '',
  visible_to_recruiters: true,
  alerts: false,
}

test('of two who change one version, the second is told and changes nothing', async () => {
  const { version } = await userOf(database.db, accountId)
  const first = await updateOwnProfile(database.db, accountId, { profile: { title: 'Analyste' }, version })
  expect([first.version, first.profile.title]).toEqual([version + 1, 'Analyste'])
  const second = { phone: '0612345678', profile: { title: 'Directrice' }, version }
  expect(await codeOf(updateOwnProfile(database.db, accountId, second))).toBe('members/changed_meanwhile')
  expect(await codeOf(saveCvForm(database.db, createAlertFromWishes, accountId, { ...cv, version }))).toBe(
    'members/changed_meanwhile',
  )
  expect(await userOf(database.db, accountId)).toEqual(first)
  // Having seen both, they send it again from the version of now.
  const third = await updateOwnProfile(database.db, accountId, { ...second, version: first.version })
  expect([third.profile.title, third.phone]).toEqual(['Directrice', '0612345678'])
})

test('twenty changes of one version at once: one of them is made', async () => {
  const other = await newPerson(world, 'cent@example.org', false)
  const { version } = await userOf(database.db, other)
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      codeOf(updateOwnProfile(database.db, other, { profile: { title: `Titre ${at}` }, version })),
    ),
  )
  expect(codes.filter((code) => code !== 'members/changed_meanwhile')).toHaveLength(1)
})

test('a company that has a page here is linked, any other is kept by its name, and a change ends the verification', async () => {
  const verified = async () => {
    const { rows } = await database.db.execute<{ verified: boolean; company_id: number | null }>(
      `select verified, company_id from members where account_id = ${accountId}`,
    )
    return rows[0]!
  }
  const work = (company: string) => updateOwnProfile(database.db, accountId, { profile: { company } })
  expect((await work('banque  VALMONT')).profile.company).toBe('Banque Valmont')
  await database.database.run(`update members set verified = true where account_id = ${accountId}`)
  await work('Banque Valmont')
  expect((await verified()).verified).toBe(true)
  expect((await work('Maison Inconnue')).profile.company).toBe('Maison Inconnue')
  expect(await verified()).toEqual({ verified: false, company_id: null })
})

test('the form of the CV makes somebody visible to recruiters once it has been saved', async () => {
  expect(await readCvForm(database.db, accountId)).toMatchObject({ saved: false, visible_to_recruiters: true })
  expect(await readVisibility(database.db, accountId)).toMatchObject({ cv_saved: false, visibleToRecruiters: true })
  await saveCvForm(database.db, createAlertFromWishes, accountId, cv)
  const { alerts: _act, ...kept } = cv
  expect(await readCvForm(database.db, accountId)).toMatchObject({ ...kept, saved: true })
  expect(await readVisibility(database.db, accountId)).toMatchObject({ cv_saved: true })
})

test('who ticks the box of the CV form gets an alert of its criteria, once', async () => {
  const { db } = database
  const person = await newPerson(world, 'alertes@example.org', false)
  const save = (changed: Partial<typeof cv>) => saveCvForm(db, createAlertFromWishes, person, { ...cv, ...changed })
  expect(await save({})).toMatchObject({ alert_id: null, message: 'CV enregistré' })
  expect(await allAlerts(db, person)).toEqual([])
  const wanted = { alerts: true, title: 'Trésorière', sector: 'finance', location: 'Lyon', salary: '48–54 k€' }
  expect(await save(wanted)).toMatchObject({ alert_id: expect.any(Number) as number })
  expect(await save(wanted)).toMatchObject({ alert_id: null })
  const [alert, ...more] = await allAlerts(db, person)
  expect([alert!.title, alert!.frequency, more]).toEqual(['Trésorière', 'weekly', []])
  const asked = new URL(alert!.search, 'http://x').searchParams
  expect([asked.get('keywords'), asked.get('lieu'), asked.get('salaire_min')]).toEqual(['Trésorière', 'Lyon', '48000'])
  // « Finance » stands for two sectors of jobs.
  expect(asked.getAll('secteur_ids').join().split(',')).toHaveLength(2)
  // A salary that no alert asks for is none; a sector that jobs do not have is none.
  await save({ ...wanted, title: 'Autre', sector: 'autre', salary: '9'.repeat(20) })
  expect((await allAlerts(db, person))[0]!.search).toBe('/emploi?keywords=Autre&lieu=Lyon')
})

test('an alert that cannot be made is refused at its field, and nothing of the form is saved', async () => {
  const { db } = database
  const person = await newPerson(world, 'refus@example.org', false)
  const fieldsOf = async (changed: Partial<typeof cv>): Promise<unknown> =>
    saveCvForm(db, createAlertFromWishes, person, { ...cv, location: 'Lyon', alerts: true, ...changed }).catch(
      (error: { refusal?: { code: string; fields?: object } }) => error.refusal?.fields ?? error.refusal?.code,
    )
  expect(await fieldsOf({ sector: '' })).toHaveProperty('sector')
  expect(await fieldsOf({ location: 'Nulle-Part-sur-Rien' })).toHaveProperty('location')
  for (let count = 0; count < MOST_ALERTS; count++)
    await keepAlert(db, person, { title: 'x', search: `/emploi?keywords=mot${count}`, frequency: 'daily' })
  expect(await fieldsOf({})).toBe('alerts/too_many')
  expect(await readCvForm(db, person)).toMatchObject({ saved: false, title: '' })
})

test('a choice changes alone, and companies are blocked by name, each once', async () => {
  const before = await readVisibility(database.db, accountId)
  await changeVisibility(database.db, accountId, { showSkills: false })
  expect(await readVisibility(database.db, accountId)).toEqual({ ...before, showSkills: false })
  await blockCompany(database.db, accountId, 'comptoir des sablons')
  await blockCompany(database.db, accountId, 'Comptoir des Sablons')
  const { blocked_companies: blocked } = await readVisibility(database.db, accountId)
  expect(blocked.map(({ name }) => name)).toEqual(['Comptoir des Sablons'])
  expect(await codeOf(blockCompany(database.db, accountId, 'Nulle part'))).toBe('members/unknown_company')
  await unblockCompany(database.db, accountId, blocked[0]!.id)
  expect((await readVisibility(database.db, accountId)).blocked_companies).toEqual([])
})
