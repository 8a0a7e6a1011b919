import { beforeAll, expect, test } from 'vitest'
import { newPerson, signedIn } from './support/people.ts'
import { openSite } from './support/site.ts'
import type { Site } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

const database = useTestDatabase()
let site: Site
beforeAll(async () => {
  site = await openSite(database)
})

const WANTED = '/alertes/nouvelle?recherche=%2Femploi%3Fkeywords%3Daudit%26lieu%3DLyon'
const NEW_PASSWORD = 'Autre-Étang 77?'
let people = 0

const send = (url: string, form: Record<string, string>, cookie = '') =>
  site.http.inject({
    method: 'POST',
    url,
    remoteAddress: `192.0.2.${++people}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'florin.example',
      origin: 'http://florin.example',
      ...(cookie && { cookie }),
    },
    payload: new URLSearchParams(form).toString(),
  })
const withBack = (page: string, back: string): string => `${page}?retour=${encodeURIComponent(back)}`
const linksOf = async (url: string): Promise<string[]> =>
  [...(await site.http.inject(url)).body.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href!)

/** The path that the last mail leads to. */
async function mailedPath(): Promise<string> {
  const { pathname, search } = new URL(/http:\S+/.exec((await site.accounts.mails()).at(-1)!.text)![0])
  return `${pathname}${search}`
}

/** From the login by « Mot de passe oublié », the mail and the new password back to the login: where that leads. */
async function resetFrom(login: '/login' | '/espace-entreprise', back: string): Promise<string> {
  const email = `lost-${++people}@example.org`
  await newPerson(site.accounts, email)
  const forgot = login === '/login' ? '/forgot-password' : '/mot-de-passe-oublie'
  const asking = (await linksOf(withBack(login, back))).find((href) => href.startsWith(forgot))!
  expect((await send(asking, { email })).statusCode).toBe(200)
  const password = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  const changed = await send(await mailedPath(), password)
  expect(changed.statusCode).toBe(302)
  const signedIn = await send(String(changed.headers.location), { identifier: email, password: NEW_PASSWORD })
  return String(signedIn.headers.location)
}

test.each(['/login', '/espace-entreprise'] as const)(
  'a forgotten password keeps where somebody was going: from %s',
  async (login) => {
    expect(await resetFrom(login, WANTED)).toBe(WANTED)
    expect(await resetFrom(login, '')).toBe('/espace-candidat')
    // The way back without asking, and from a link that is over, keeps it as well.
    const forgot = login === '/login' ? '/forgot-password' : '/mot-de-passe-oublie'
    expect(await linksOf(withBack(forgot, WANTED))).toContain(withBack(login, WANTED))
    const over = await linksOf(withBack('/reinitialiser-mot-de-passe', WANTED))
    expect(over).toEqual(expect.arrayContaining([withBack('/forgot-password', WANTED), withBack('/login', WANTED)]))
  },
)

/** A link that is over, opened in a browser that is signed in, sends another: where that one leads. */
async function mailAgain(back: string): Promise<string | null> {
  const email = `again-${++people}@example.org`
  const id = await newPerson(site.accounts, email)
  await database.db.execute(`update accounts set email_verified_at = null where id = ${id}`)
  const { exchange } = await signedIn(site.accounts, email)
  const cookie = `__Host-florin=${exchange.set.get('__Host-florin')}`
  const sent = await send(withBack('/confirmer-adresse', back), { faire: 'renvoi' }, cookie)
  expect(sent.statusCode).toBe(200)
  const link = new URL(await mailedPath(), 'http://florin.test')
  expect(link.pathname).toBe('/confirmer-adresse')
  return link.searchParams.get('retour')
}

test('a confirmation that is mailed again keeps where somebody was going', async () => {
  expect(await mailAgain(WANTED)).toBe(WANTED)
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  'neither leads to another site: %j',
  async (trap) => {
    expect(await resetFrom('/login', trap)).toBe('/espace-candidat')
    expect(await mailAgain(trap)).toBeNull()
    // Nor when the address of a page is written by somebody else.
    const email = `trapped-${++people}@example.org`
    await newPerson(site.accounts, email)
    await send(withBack('/forgot-password', trap), { email })
    const path = await mailedPath()
    expect(path).not.toContain('retour')
    const changed = await send(`${path}&retour=${encodeURIComponent(trap)}`, {
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    })
    expect(changed.headers.location).toBe('/login?mot-de-passe=change')
    for (const page of ['/forgot-password', '/mot-de-passe-oublie', '/reinitialiser-mot-de-passe']) {
      expect((await linksOf(withBack(page, trap))).filter((href) => href.includes('retour'))).toEqual([])
    }
  },
)
