import { beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import type { Part, Toggle, Viewer } from '#features/members/visibility.rules.ts'
import { toggles } from '#features/members/visibility.rules.ts'
import { testExchange } from './support/exchange.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

// A word of its own in everything that a profile holds. Whoever may not see a part meets its word nowhere: on no page, in no page
// data, no answer of the API, no search and no count, whatever the choices.

const database = useTestDatabase()
let site: Site
let memberId: number
let accountId: number
let companyId: number
type Reader = Exclude<Viewer, 'contact' | 'unlocked'>
const cookies = {} as Record<Reader, string>

/** The words, and the part that hides them; those of no part are seen by whoever finds the member. */
const canaries: Record<string, Part | null> = {
  zzname: 'identity',
  zztitle: null,
  zzbio: null,
  zzcity: null,
  zzcompany: 'experience',
  zzpost: 'experience',
  zzfirm: 'experience',
  zzperiod: 'experience',
  zztask: 'experience',
  zzschool: 'education',
  zzcourse: 'education',
  zzdegree: 'education',
  zzcampus: 'education',
  zzskill: 'skills',
  zzlanguage: 'skills',
  zzmail: 'contact',
  '0612349876': 'contact',
  zzwanted: 'search',
  zzwhere: 'search',
  zzsalary: 'search',
  '2001-02-03': 'activity',
}

/** Who sees a part: said here once more, by hand. */
const sees: Record<Part, Partial<Record<Reader, Toggle | true>>> = {
  identity: { visitor: true, member: true, recruiter: 'publicProfile', applied: true },
  experience: {
    visitor: 'showExperience',
    member: 'showExperience',
    recruiter: 'showExperience',
    applied: 'showExperience',
  },
  education: {
    visitor: 'showEducation',
    member: 'showEducation',
    recruiter: 'showEducation',
    applied: 'showEducation',
  },
  skills: { visitor: 'showSkills', member: 'showSkills', recruiter: 'showSkills', applied: 'showSkills' },
  connections: {},
  activity: { member: 'showActivity' },
  contact: { applied: true },
  search: { recruiter: true, applied: true },
  messages: {},
}

type Choices = Record<Toggle | 'visible_to_recruiters', boolean>
const finds = (reader: Reader, on: Choices): boolean => {
  const open = on.profileVisible && on.publicProfile
  if (reader === 'self' || reader === 'administrator' || reader === 'applied') return true
  if (reader === 'visitor') return open
  if (reader === 'member') return on.profileVisible
  // By name only where everybody may know it: the others are met in the search of profiles, without.
  return reader === 'recruiter' && on.publicProfile && (open || on.visible_to_recruiters)
}
const maySee = (reader: Reader, part: Part | null, on: Choices): boolean => {
  if (!finds(reader, on)) return false
  if (part === null || reader === 'self' || reader === 'administrator') return true
  const when = sees[part][reader]
  return when === true || (when !== undefined && on[when])
}

const column = (toggle: string): string => toggle.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const setChoices = (on: Choices) =>
  database.database.run(
    `update members set ${Object.entries(on)
      .map(([name, value]) => `${column(name)} = ${value}`)
      .join(', ')} where id = ${memberId}`,
  )

async function enter(who: string, role: 'candidate' | 'recruiter' | 'administrator', company: number | null = null) {
  const names = { firstName: 'Lecteur', lastName: who }
  const account = await insertAccount(database.db, {
    role,
    email: `${who}@example.org`,
    ...names,
    emailVerifiedAt: new Date(),
    companyId: company,
  })
  await createProfile(database.db, { accountId: account!.id, countryId: 1, ...names, profileVisible: false })
  const exchange = testExchange()
  await openBrowserSession(database.db, exchange, account!.id, false)
  return { id: account!.id, cookie: `__Host-florin=${exchange.set.get('__Host-florin')}` }
}

beforeAll(async () => {
  const { fr, be, lists } = await smallWorld(database.db)
  companyId = fr.companyId
  const self = await enter('zzmail', 'candidate')
  accountId = self.id
  const { rows } = await database.db.execute<{ id: number }>(`select id from members where account_id = ${accountId}`)
  memberId = rows[0]!.id
  const [hidden] = await insertCompanies(database.db, [
    companyRow({
      name: 'Maison bloquée',
      sectorId: fr.sectorId,
      structureId: lists.structures[0]!.id,
      countryId: 1,
      cityId: fr.cityId,
    }),
  ])
  const [job] = await insertJobs(database.db, [jobRow(be)]).returning()
  await database.database.run(`
    insert into files (id, purpose, kind, bytes, account_id, state)
      values ('zzphoto---------------', 'photo', 'picture', 10, ${accountId}, 'claimed');
    update accounts set phone = '0612349876' where id = ${accountId};
    update members set first_name = 'zzname', last_name = 'zzname', title = 'zztitle', presentation = 'zzbio', location = 'zzcity',
      company_name = 'zzcompany', sector = 'banque', experience_years = 7, school_name = 'zzschool', last_course = 'zzcourse',
      skills = '{zzskill}', languages = '{zzlanguage}', photo_file = 'zzphoto---------------', last_seen_at = '2001-02-03',
      experience = '[{"id":1,"title":"zzpost","company":"zzfirm","period":"zzperiod","description":"zztask"}]',
      education = '[{"id":1,"degree":"zzdegree","school":"zzcampus","year":"2019"}]', cv_saved_at = now(),
      wanted_title = 'zzwanted', wanted_location = 'zzwhere', wanted_salary = 'zzsalary' where id = ${memberId};`)
  await database.database.run(`
    insert into blocked_companies (account_id, company_id) values (${accountId}, ${hidden!.id});
    insert into applications (job_id, company_id, account_id, title, company_name, stage, sent_at)
      values (${job!.id}, ${be.companyId}, ${accountId}, 'Analyste', 'Comptoir des Sablons', 'nouveau', now());`)
  site = await openSite(database)
  cookies.visitor = ''
  cookies.self = self.cookie
  cookies.member = (await enter('membre', 'candidate')).cookie
  cookies.recruiter = (await enter('recruteur', 'recruiter', companyId)).cookie
  cookies.blocked = (await enter('bloque', 'recruiter', hidden!.id)).cookie
  cookies.applied = (await enter('destinataire', 'recruiter', be.companyId)).cookie
  cookies.administrator = (await enter('admin', 'administrator')).cookie
})

const ask = async (reader: Reader, url: string): Promise<string> => {
  const headers = cookies[reader] ? { cookie: cookies[reader] } : {}
  const { body, statusCode } = await site.http.inject({ url, headers })
  return `${statusCode} ${body}`
}

/** Where a member can be met. What a search was asked for is repeated by its page: only its findings count. */
let asked = 0
const surfaces = (word: string): string[] => [
  // An address of its own each time: a copy that is kept for visitors has a test of its own.
  `/profil/${memberId}?n=${++asked}`,
  `/profil/${memberId}.data`,
  `/v1/profiles/${memberId}`,
  '/v1/profiles?per_page=100',
  `/v1/search?q=${word}&per_type=20`,
  '/v1/members/teaser',
  `/v1/companies/${companyId}`,
]

const withoutQuestion = (text: string, word: string): string => text.replaceAll(`"q":"${word}"`, '')

async function met(reader: Reader, word: string): Promise<string[]> {
  const found: string[] = []
  for (const url of surfaces(word).filter((one) => !one.includes('teaser')))
    if (withoutQuestion(await ask(reader, url), word).includes(word)) found.push(url)
  return found
}

const everything: Choices = {
  ...(Object.fromEntries(toggles.map((toggle) => [toggle, true])) as Record<Toggle, boolean>),
  visible_to_recruiters: true,
}
const cases: [string, Choices][] = [
  ['every choice on', everything],
  ['every choice off', Object.fromEntries(Object.keys(everything).map((name) => [name, false])) as Choices],
  ...Object.keys(everything).map((off): [string, Choices] => [`${off} off`, { ...everything, [off]: false }]),
  ['only the CV is shown', { ...everything, profileVisible: false, publicProfile: false }],
]

test.each(cases)(
  '%s: nobody meets a word that is hidden from them, and everybody those that are not',
  async (_, on) => {
    await setChoices(on)
    // Answers that everybody is given alike are kept for a moment.
    await expect.poll(async () => (await ask('visitor', '/v1/members/teaser')).includes('zzname')).toBe(false)
    for (const reader of Object.keys(cookies) as Reader[]) {
      const [page, data, one, list] = await Promise.all(
        surfaces('')
          .slice(0, 4)
          .map((url) => ask(reader, url)),
      )
      const shared = (
        await Promise.all(
          surfaces('')
            .slice(5)
            .map((url) => ask(reader, url)),
        )
      ).join(' ')
      for (const [word, part] of Object.entries(canaries)) {
        const expected = maySee(reader, part, on)
        // Applicants are found in their applications: the list takes the recruiter for any other.
        const listed = maySee(reader === 'applied' ? 'recruiter' : reader, part, on)
        expect([reader, word, one!.includes(word), list!.includes(word)]).toEqual([reader, word, expected, listed])
        // The page leaves out some of what the API tells.
        if (!expected)
          expect([reader, word, page!.includes(word), data!.includes(word)]).toEqual([reader, word, false, false])
        // They have blocked a company: what everybody is shown alike is without them.
        expect([reader, word, shared.includes(word)]).toEqual([reader, word, false])
      }
      expect([reader, page!.slice(0, 3)]).toEqual([reader, finds(reader, on) ? '200' : '404'])
      if (finds(reader, on)) expect(page).toContain('zzname')
    }
  },
)

test('no search finds somebody by a word that is hidden, nor counts them', async () => {
  await database.database.run(`delete from blocked_companies where account_id = ${accountId}`)
  const counted = async (word: string): Promise<number> => {
    const answer = JSON.parse((await ask('visitor', `/v1/search?q=${word}&type=profiles`)).slice(4)) as {
      totals: { profiles: number }
    }
    return answer.totals.profiles
  }
  for (const [, on] of cases) {
    await setChoices(on)
    const open = on.profileVisible && on.publicProfile
    expect(await counted('zzname')).toBe(open ? 1 : 0)
    expect(await counted('zzcompany')).toBe(open && on.showExperience ? 1 : 0)
    expect(await counted('zzschool')).toBe(open && on.showEducation ? 1 : 0)
    for (const word of ['zzskill', 'zzpost', 'zzdegree', 'zzmail', 'zzwanted', 'zzbio'])
      expect(await counted(word)).toBe(0)
    for (const word of Object.keys(canaries).filter((one) => !maySee('visitor', canaries[one]!, on)))
      expect(await met('visitor', word), word).toEqual([])
  }
})

test('the home page and the people of a company show those who let themselves be seen there', async () => {
  await database.database.run(`delete from blocked_companies where account_id = ${accountId}`)
  await database.database.run(`update members set company_id = ${companyId} where id = ${memberId}`)
  for (const [, on] of cases) {
    await setChoices(on)
    const open = on.profileVisible && on.publicProfile
    const team = await ask('visitor', `/v1/companies/${companyId}`)
    expect(team.includes('zzname')).toBe(open && on.showExperience)
    // Kept for a moment.
    await expect.poll(async () => (await ask('visitor', '/v1/members/teaser')).includes('zzname')).toBe(open)
  }
  // What everybody is shown alike, also the company that they block, is without them.
  await setChoices(everything)
  expect(await ask('visitor', `/v1/companies/${companyId}`)).toContain('zzname')
  await database.database.run(
    `insert into blocked_companies (account_id, company_id) values (${accountId}, ${companyId})`,
  )
  expect(await ask('visitor', `/v1/companies/${companyId}`)).not.toContain('zzname')
  await database.database.run(`delete from blocked_companies where account_id = ${accountId}`)
})

test('a page that is kept for visitors goes when somebody hides a part of it', async () => {
  const page = () => ask('visitor', `/profil/${memberId}`)
  await setChoices(everything)
  await expect.poll(page).toContain('zzskill')
  await setChoices({ ...everything, showSkills: false })
  await expect.poll(page).not.toContain('zzskill')
  await setChoices({ ...everything, publicProfile: false })
  await expect.poll(page).not.toContain('zzname')
})

test('a profile that is hidden answers exactly like one that is not there', async () => {
  await setChoices({ ...everything, profileVisible: false, publicProfile: false, visible_to_recruiters: false })
  for (const reader of ['visitor', 'member', 'recruiter', 'blocked'] as const)
    for (const path of ['/v1/profiles/', '/profil/'])
      expect(
        (await ask(reader, `${path}${memberId}`)).replaceAll(String(memberId), 'N').replaceAll(/nonce="[^"]*"/g, '')
          .length,
      ).toBe((await ask(reader, `${path}999999`)).replaceAll('999999', 'N').replaceAll(/nonce="[^"]*"/g, '').length)
})
