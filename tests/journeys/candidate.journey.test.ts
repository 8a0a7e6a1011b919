import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePdf } from '../../src/demo/applications/sample-pdf.ts'
import { stopKeyOf } from '../../src/features/alerts/server/alert-keys.ts'
import { expectAccessible, expectGoodLook, goTo, useBrowser } from '../support/browser.ts'
import { long } from '../support/tags.ts'
import { linkMailedTo } from '../support/mail-link.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { signInto } from '../support/sign-in.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
const SECRET = 'the secret of this site, of more than thirty-two characters'
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('demo')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1', FLORIN_SECRET: SECRET })
  site = florin.address.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const PASSWORD = 'Nénuphar-42 pâle!'
const post = (path: string, input: object) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
async function newCandidate(name: string): Promise<string> {
  const email = `${name}@example.org`
  const answer = await post('/v1/auth/register', { email, password: PASSWORD, name: 'Ada Lovelace' })
  expect(answer.status, await answer.text()).toBe(200)
  return email
}

async function visit(path: string, options: BrowserContextOptions = {}) {
  const opened = await browser.visit(options)
  await goTo(opened.page, site + path)
  return opened
}
const signIn = async (page: Page, email: string) => {
  await page.locator('[name=identifier]').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const said = (page: Page, text: string) => page.getByRole('main').getByRole('status').getByText(text).waitFor()

describe('on a phone', () => {
  const width = 390
  const options: BrowserContextOptions = { viewport: { width, height: 844 } }

  test('a search that finds nothing becomes an alert, by way of the login, and is changed, paused and deleted', async () => {
    const email = await newCandidate(`alert-${width}`)
    const { page, problems } = await visit('/emploi?keywords=dirigeable', options)
    await page.getByText('Aucune offre trouvée').waitFor()
    await page.locator('.list-page__body').getByRole('link', { name: 'Créer une alerte' }).click()
    // Without an account: what an alert is, and what this one would follow.
    await page.getByText('Ce que nous suivrons pour vous').waitFor()
    await page.getByText('Dix offres au plus par e-mail, jamais deux fois la même.').waitFor()
    expect(await page.locator('.alert__what b').textContent()).toBe('Dirigeable')
    await expectGoodLook(page)
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await signIn(page, email)
    await heading(page, 'Créer une alerte')
    await page.getByText('Aucune offre de ces 30').waitFor()
    // Nobody confirmed the address yet: that is said, not hidden.
    await page.getByText('dès que votre adresse sera confirmée').waitFor()
    await expectGoodLook(page)
    await page.getByLabel('Nom de l’alerte').fill('  ')
    await page.getByLabel('Fréquence').selectOption('daily')
    await page.getByRole('button', { name: 'Créer l’alerte' }).click()
    await page.getByText('Veuillez remplir tous les champs obligatoires').waitFor()
    await page.getByText('Choisissez au moins un secteur.').waitFor()
    expect(await page.getByLabel('Fréquence').inputValue()).toBe('daily')
    // What is asked for is counted while it is filled in; a place is chosen from the list of the search.
    const count = page.locator('.alert__count [role=status]')
    await page.getByLabel('Mots-clés').fill('')
    await page.getByLabel('Assurance', { exact: true }).check()
    await page.getByLabel('Lieu').fill('Lyo')
    await page.locator('.suggest__i', { hasText: 'Lyon' }).first().click()
    expect(await page.getByLabel('Lieu').inputValue()).toBe('Lyon')
    await expect.poll(() => count.textContent()).toMatch(/^\d+.offres? publiées? ces 30/)
    await page.getByLabel('Mots-clés').fill('dirigeable')
    await expect.poll(() => count.textContent()).toMatch(/^Aucune offre de ces 30/)
    await page.getByLabel('Nom de l’alerte').fill('Dirigeables')
    await page.getByRole('button', { name: 'Créer l’alerte' }).click()
    await heading(page, 'Mes alertes')
    await said(page, 'Alerte créée')
    await page.getByText('Quotidienne.').waitFor()
    await expectGoodLook(page)

    await page.getByText('Assurance · Lyon · dirigeable').waitFor()
    await page.getByRole('link', { name: 'Modifier Dirigeables' }).click()
    await heading(page, 'Modifier l’alerte')
    await expectGoodLook(page)
    await page.getByLabel('Nom de l’alerte').fill('Ballons')
    await page.getByLabel('Salaire annuel minimum').fill('50000')
    await page.getByLabel('Fréquence').selectOption('monthly')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await said(page, 'Alerte mise à jour')
    await page.getByRole('heading', { level: 2, name: 'Ballons' }).waitFor()
    await page.getByText(/Assurance · Lyon · dirigeable · 50.k€ et plus/).waitFor()
    await page.getByText('Mensuelle.').waitFor()
    await page.getByRole('button', { name: 'Mettre en pause' }).click()
    await page.getByText('En pause').waitFor()
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await page.getByRole('button', { name: 'Mettre en pause' }).waitFor()
    await page.locator('summary', { hasText: 'Supprimer' }).click()
    await page.getByRole('button', { name: 'Supprimer cette alerte' }).click()
    await said(page, 'Alerte supprimée')
    await page.getByText('Aucune alerte pour l’instant').waitFor()
    expect(problems).toEqual([])
  })

  test('the same from a list that finds something, without scripts; twice is refused', long, async () => {
    const email = await newCandidate(`plain-${width}`)
    const { page } = await visit('/stages?keywords=audit', { ...options, javaScriptEnabled: false })
    await page.locator('.active-filters').getByRole('link', { name: 'Créer une alerte' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await signIn(page, email)
    expect(await page.getByLabel('Nom de l’alerte').inputValue()).toBe('Audit, Stage')
    await page.getByText(/publiées? ces 30.derniers jours/).waitFor()
    const address = page.url()
    // The page counts what is filled in, and keeps it.
    await page.getByLabel('Banque', { exact: true }).check()
    await page.getByLabel('Lieu').fill('Nulle-Part-sur-Rien')
    await page.getByRole('button', { name: 'Créer l’alerte' }).click()
    await page.getByText('Nous ne connaissons pas').waitFor()
    await page.getByLabel('Lieu').fill('France')
    await page.getByRole('button', { name: 'Compter les offres' }).click()
    await page.getByText(/offres? (publiées? ces|de ces) 30.derniers jours/).waitFor()
    expect(await page.getByLabel('Banque', { exact: true }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Créer l’alerte' }).click()
    await said(page, 'Alerte créée')
    expect(
      new URL((await page.getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href'))!, site).pathname,
    ).toBe('/stages')
    // The same search once more, by the address that the alert has.
    const own = await page.getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href')
    await page.goto(`${new URL(address).origin}/alertes/nouvelle?${new URLSearchParams({ recherche: own! })}`)
    await page.getByText('Vous suivez déjà cette recherche').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Mes alertes' }).click()
    await page.getByRole('button', { name: 'Mettre en pause' }).click()
    await page.getByText('En pause').waitFor()
  })
})

test('the link of a mail asks before it ends an alert; a mail program ends it by one click', async () => {
  const email = await newCandidate('reader')
  const signed = await post('/v1/auth/login', { email, password: PASSWORD })
  const { token } = (await signed.json()) as { token: string }
  const own = async (method: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return fetch(`${site}/v1/alerts`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
  const isActive = async (): Promise<boolean> => {
    const { data } = (await (await own('GET')).json()) as { data: { is_active: boolean }[] }
    return data[0]!.is_active
  }
  const { id } = (await (await own('POST', { title: 'Audit', sectors: [1], location: 'Lyon' })).json()) as {
    id: number
  }
  const path = `/alertes/desabonnement?alerte=${id}&cle=${stopKeyOf(id, SECRET)}`
  const { page } = await visit(path.replace(/&cle=.*/, ''))
  await page.getByText('Ce lien est incomplet.').waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  expect(await page.getByRole('main').getByRole('link', { name: 'Mes alertes' }).getAttribute('href')).toBe('/alertes')
  await page.goto(site + path)
  await expectAccessible(page)
  expect(await isActive()).toBe(true)
  await page.getByRole('button', { name: 'Arrêter les e-mails' }).click()
  await heading(page, 'C’est fait')
  expect(await isActive()).toBe(false)

  await fetch(`${site}/v1/alerts/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ is_active: true }),
  })
  const oneClick = (to: string) =>
    fetch(site + to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect((await oneClick(path.replace('cle=', 'cle=x'))).status).toBe(404)
  expect(await isActive()).toBe(true)
  expect((await oneClick(path)).status).toBe(200)
  expect(await isActive()).toBe(false)
})

test('an alert is made from nothing; an address that is no search is none', long, async () => {
  const email = await newCandidate('lost')
  const { page } = await visit('/login?retour=%2Falertes%2Fnouvelle%3Frecherche%3Dhttps%253A%252F%252Fevil.example', {})
  await signIn(page, email)
  await heading(page, 'Créer une alerte')
  expect(await page.getByLabel('Nom de l’alerte').inputValue()).toBe('')
  await page.getByText('Remplissez les champs').waitFor()
})

describe('applying', () => {
  const options: BrowserContextOptions = { viewport: { width: 390, height: 844 } }
  const pdf = {
    name: 'Mon CV.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf('Julien Morvan', ['Contrôleur de gestion']),
  }
  const jobs = async (): Promise<number[]> => {
    const answer = (await (await fetch(`${site}/v1/jobs/search?keywords=audit`)).json()) as { data: { id: number }[] }
    return answer.data.map(({ id }) => id)
  }
  const sendCv = async (page: Page) => {
    await page.locator('input[type=file]').first().setInputFiles(pdf)
  }

  test('a visitor sends the whole form on a phone, and it leaves when the link in the mail is opened', async () => {
    const [id] = await jobs()
    const { page, problems } = await visit(`/offre-emploi/${id}`, options)
    await page.locator('.job-acts__bar').getByRole('link', { name: 'Postuler' }).click()
    await heading(page, 'Postuler')
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
    await page.getByText('Le nom est requis').waitFor()
    await page.getByText('Joignez votre CV.').waitFor()
    await expectGoodLook(page)
    await page.getByLabel('Nom *', { exact: true }).fill('Morvan')
    await page.getByLabel('Prénom *').fill('Julien')
    await page.getByLabel('E-mail *').fill('julien.morvan@example.org')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...pdf, buffer: Buffer.from('MZ not a document') })
    await page.getByRole('alert').getByText('n’est pas accepté').waitFor()
    await page.getByRole('button', { name: 'Retirer Mon CV.pdf' }).click()
    await sendCv(page)
    await page.getByText('Fichier envoyé et vérifié.').waitFor()
    await page.getByLabel('Message').fill('Ce poste est le mien.')
    // What is typed outlives the page.
    await goTo(page, `${site}/postuler/${id}`)
    expect(await page.getByLabel('Message').inputValue()).toBe('Ce poste est le mien.')
    await page.getByLabel('Nom *', { exact: true }).fill('Morvan')
    await page.getByLabel('Prénom *').fill('Julien')
    await page.getByLabel('E-mail *').fill('julien.morvan@example.org')
    await sendCv(page)
    await page.getByText('Fichier envoyé et vérifié.').waitFor()
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
    await page.getByRole('heading', { name: 'Confirmez votre adresse' }).waitFor()
    await expectGoodLook(page)
    await goTo(page, `${site}/offre-emploi/${id}`)
    await page.getByRole('main').getByRole('link', { name: 'À confirmer' }).locator('visible=true').waitFor()
    await goTo(page, site + (await linkMailedTo(site, 'julien.morvan@example.org')))
    await heading(page, 'Transmettre ma candidature')
    await page.getByRole('main').getByRole('button', { name: 'Envoyer ma candidature' }).click()
    await heading(page, 'Candidature envoyée')
    expect(problems.filter((one) => !one.includes('status of 4'))).toEqual([])
  })

  // On a desk a second way stands in the corner while the page is scrolled down. It goes when the next job begins at its top.
  test.each([
    ['a phone', { width: 390, height: 844 }, '.job-acts__bar'],
    ['a desk', { width: 1280, height: 800 }, '.side-acts'],
  ])('a member applies beside the job, on %s', long, async (_, viewport, place) => {
    const email = await newCandidate(`sheet-${viewport.width}`)
    const id = (await jobs())[viewport.width === 390 ? 1 : 2]!
    const { page, problems } = await visit('/login', { viewport })
    await signIn(page, email)
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await goTo(page, `${site}/offre-emploi/${id}`)
    const way = page.locator(place).getByRole('link', { name: 'Postuler' })
    await way.click()
    const sheet = page.getByRole('dialog', { name: 'Postuler' })
    await sheet.getByRole('button', { name: 'Envoyer ma candidature' }).waitFor()
    // The job stays beside it.
    expect(new URL(page.url()).pathname).toMatch(/^\/offre-emploi\//)
    await expectGoodLook(page, 'dialog')
    await sheet.getByRole('button', { name: 'Envoyer ma candidature' }).click()
    await sheet.getByText('Joignez votre CV.').waitFor()
    await sheet.getByLabel('Message').fill('Ce poste est le mien.')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => way.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    expect(await sheet.getByLabel('Message').inputValue()).toBe('Ce poste est le mien.')
    // Of another job, reached from here, it is another form.
    await page.keyboard.press('Escape')
    await page.locator('.job-page__sim .job__t a').first().click()
    await expect.poll(() => way.getAttribute('href')).not.toBe(`/postuler/${id}`)
    await way.click()
    expect(await sheet.getByLabel('Message').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect.poll(() => way.getAttribute('href')).toBe(`/postuler/${id}`)
    await way.click()
    await expect.poll(() => sheet.getByLabel('Message').inputValue()).toBe('Ce poste est le mien.')
    await sheet.locator('input[type=file]').first().setInputFiles(pdf)
    await sheet.getByRole('radio', { name: /Mon CV/ }).waitFor()
    await sheet.getByRole('button', { name: 'Envoyer ma candidature' }).click()
    await heading(page, 'Candidature envoyée')
    expect(new URL(page.url()).pathname).toBe(`/postuler/${id}`)
    expect(await sheet.count()).toBe(0)
    await goTo(page, `${site}/offre-emploi/${id}`)
    await page.getByRole('main').getByText('À confirmer').locator('visible=true').first().waitFor()
    expect(problems.filter((one) => !one.includes('status of 4'))).toEqual([])
  })

  test('a CV that has just come is the one that is sent: nothing is sent before it is chosen', long, async () => {
    const email = await newCandidate('newest-cv')
    const { page } = await visit('/login')
    await signIn(page, email)
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await goTo(page, `${site}/offre-emploi/${(await jobs())[0]}`)
    await page.locator('.side-acts').getByRole('link', { name: 'Postuler' }).click()
    const sheet = page.getByRole('dialog', { name: 'Postuler' })
    const send = sheet.getByRole('button', { name: 'Envoyer ma candidature' })
    const upload = (name: string) =>
      sheet
        .locator('input[type=file]')
        .first()
        .setInputFiles({ ...pdf, name })
    await upload('Ancien.pdf')
    await sheet.getByRole('radio', { name: /Ancien/ }).waitFor()
    // The list of CVs is late.
    const held = Promise.withResolvers<void>()
    await page.route('**/v1/cvs', async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/v1/cvs')
    await upload('Nouveau.pdf')
    await asked
    expect(await send.isDisabled()).toBe(true)
    held.resolve()
    await sheet.getByRole('radio', { name: /Nouveau/ }).waitFor()
    await expect.poll(() => send.isDisabled()).toBe(false)
    expect(await sheet.getByRole('radio', { name: /Nouveau/ }).isChecked()).toBe(true)
  })

  test(
    'on a desk the way to apply follows once its column was scrolled past, and covers nothing of the foot',
    long,
    async () => {
      const { page, problems } = await visit(`/offre-emploi/${(await jobs())[0]}`, {
        viewport: { width: 1280, height: 800 },
      })
      const corner = page.locator('.job-acts__bar').getByRole('link', { name: 'Postuler' })
      const similar = page.locator('.job-page__sim')
      await similar.waitFor()
      expect(await corner.isVisible()).toBe(false)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await corner.waitFor()
      const place = (await corner.boundingBox())!
      expect(place.y + place.height).toBeLessThanOrEqual(800)
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          const end = (await page.locator('.foot__end').boundingBox())!
          return end.y + end.height <= place.y
        })
        .toBe(true)
      await expectGoodLook(page)
      await corner.click()
      await heading(page, 'Postuler')
      await page.goBack()
      // The job is there again, as far down as it was left.
      await corner.waitFor()
      await page.evaluate(() => window.scrollTo(0, 0))
      await corner.waitFor({ state: 'hidden' })
      expect(problems).toEqual([])
    },
  )

  test('a member who was signed out meanwhile is led to the page of the form', long, async () => {
    const email = await newCandidate('sheet-out')
    const { page, context } = await visit('/login', options)
    await signIn(page, email)
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    const [id] = await jobs()
    await goTo(page, `${site}/offre-emploi/${id}`)
    await context.clearCookies()
    await page.locator('.job-acts__bar').getByRole('link', { name: 'Postuler' }).click()
    await page.waitForURL(`**/postuler/${id}`)
    await page.getByRole('link', { name: 'Se connecter et postuler' }).waitFor()
  })
})

describe('saved jobs', () => {
  const options: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
  const marks = (page: Page) => page.locator('.jobs .save[aria-pressed=true]')

  test(
    'those of a visitor join the account at sign-in, and every page and device of the account shows the same',
    long,
    async () => {
      const email = await newCandidate('saves')
      const { page, problems } = await visit('/emploi', options)
      for (const at of [0, 1]) await page.locator('.jobs .save').nth(at).click()
      await page.getByText('2 offres dans votre liste').waitFor()
      const titles = await page.locator('.jobs .job__t').allTextContents()
      await goTo(page, `${site}/login`)
      await signIn(page, email)
      // What this browser had is in the space at once, the last saved first.
      await page.getByRole('navigation', { name: 'Mon espace' }).getByRole('link', { name: 'Emploi' }).click()
      const last = page.getByRole('region', { name: 'Offres sauvegardées' }).getByRole('heading', { level: 3 })
      await expect.poll(() => last.allTextContents()).toEqual([titles[1], titles[0]])
      // The account has them before this browser is told so, and forgets its own.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('florin.saved'))).toBe('[]')

      // Another device, which the server begins with the marks of the account, scripts or not.
      const plain = await browser.visit({ ...options, javaScriptEnabled: false })
      await signInto(plain.context, site, email, PASSWORD)
      await plain.page.goto(`${site}/emploi`)
      expect(await marks(plain.page).count()).toBe(2)
      await plain.page.goto(`${site}/offres-sauvegardees`)
      expect(await plain.page.locator('.jobs .job__t').allTextContents()).toEqual([titles[1], titles[0]])

      // A change in one tab shows in the other, and on the server.
      await goTo(page, `${site}/emploi`)
      const other = await page.context().newPage()
      await goTo(other, `${site}/emploi`)
      expect(await marks(other).count()).toBe(2)
      await page.locator('.jobs .save').nth(2).click()
      await expect.poll(() => marks(other).count()).toBe(3)
      await other.locator('.jobs .save').nth(0).click()
      await expect.poll(() => marks(page).count()).toBe(2)
      await goTo(page, `${site}/offres-sauvegardees`)
      expect(await page.locator('.jobs .job__t').allTextContents()).toEqual([titles[2], titles[1]])
      await page.getByText('Elles sont gardées sur votre compte').waitFor()
      await expectGoodLook(page)

      // Signed out, nothing of it stays in the browser.
      await page.context().clearCookies()
      await goTo(page, `${site}/emploi`)
      expect(await marks(page).count()).toBe(0)
      expect(problems).toEqual([])
    },
  )

  test('a change that the server does not take is taken back, and said', long, async () => {
    const { page, context } = await browser.visit(options)
    await signInto(context, site, await newCandidate('refused'), PASSWORD)
    await goTo(page, `${site}/emploi`)
    await page.route('**/v1/saved-jobs/*', (route) => route.abort())
    await page.locator('.jobs .save').first().click()
    await page.locator('.toast').getByText('L’offre n’a pas été sauvegardée').waitFor()
    expect(await marks(page).count()).toBe(0)
    await page.unroute('**/v1/saved-jobs/*')
    const taken = page.waitForResponse('**/v1/saved-jobs/*')
    await page.locator('.jobs .save').first().click()
    await page.getByText('1 offre dans votre liste').waitFor()
    expect((await taken).status()).toBe(200)
    await goTo(page, `${site}/emploi`)
    expect(await marks(page).count()).toBe(1)
  })
})

test('what a member chooses to show is what a second browser sees', long, async () => {
  const email = await newCandidate('shown')
  const own = await visit('/login', { viewport: { width: 390, height: 844 } })
  await signIn(own.page, email)
  await own.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  const written = await own.context.request.put(`${site}/v1/users/profile`, {
    headers: { origin: site },
    data: {
      profile: {
        skills: ['Trésorerie'],
        experience: [{ title: 'Trésorière', company: 'Banque Zéphyr', period: '2020 à 2024' }],
        education: [{ degree: 'Master finance', school: 'École Zéphyr', year: '2019' }],
      },
    },
  })
  expect(written.status(), await written.text()).toBe(200)
  const page = await own.context.request.get(`${site}/v1/users/profile-page`)
  const { id } = (await page.json()) as { id: number }
  const reader = await newCandidate('reader')
  const member = await visit('/login', { viewport: { width: 390, height: 844 } })
  await signIn(member.page, reader)
  await member.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  const visitor = await browser.visit()

  await goTo(own.page, `${site}/espace-candidat?section=settings`)
  const choose = async (name: string): Promise<void> => {
    const saved = own.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await own.page.getByRole('switch', { name: new RegExp(`^${name}`) }).click()
    await saved
    await own.page.locator('.toast').getByText('Paramètres de visibilité mis à jour').first().waitFor()
  }
  const partsSeen = async (): Promise<string[]> => {
    await goTo(member.page, `${site}/profil/${id}`)
    return member.page.locator('.mpage__card h2').allTextContents()
  }
  const statusFor = async (page: Page): Promise<number> => (await page.goto(`${site}/profil/${id}`))!.status()

  for (const [name, part] of [
    ['Expériences', 'Expérience'],
    ['Formations', 'Formation'],
    ['Compétences', 'Compétences'],
  ] as const) {
    expect(await partsSeen()).toContain(part)
    await choose(name)
    expect(await partsSeen()).not.toContain(part)
    await choose(name)
    expect(await partsSeen()).toContain(part)
  }
  // The web sees nobody who did not choose so; members see nobody who hides.
  // The kept copy of a page for visitors goes a moment after what it shows.
  const statuses = async () => [await statusFor(visitor.page), await statusFor(member.page)]
  expect(await statuses()).toEqual([404, 200])
  await choose('Profil public')
  await expect.poll(statuses).toEqual([200, 200])
  await choose('Profil visible des membres')
  await expect.poll(statuses).toEqual([404, 404])
  expect(own.problems).toEqual([])
})
