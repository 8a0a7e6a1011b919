// @module-tag long
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { samplePdf } from '../../src/demo/applications/sample-pdf.ts'
import { expectGoodLook, goTo, PATIENCE, useBrowser } from '../support/browser.ts'
import { linkMailedTo, mailsTo } from '../support/mail-link.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { signInto } from '../support/sign-in.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('demo')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  site = florin.address.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const PASSWORD = 'Florin-2026!'
const until = (holds: () => Promise<boolean>) => vi.waitUntil(holds, { timeout: PATIENCE, interval: 200 })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const mailed = (to: string, kind: string) => until(async () => (await mailsTo(site, to)).includes(kind))

async function member(email: string) {
  const opened = await browser.visit({ viewport: { width: 1280, height: 900 } })
  await signInto(opened.context, site, email, PASSWORD)
  return opened
}

async function writeJob(page: Page): Promise<void> {
  await goTo(page, `${site}/nouvelle-offre`)
  await page.getByRole('button', { name: 'Publier l’offre' }).click()
  await page.getByText('Veuillez remplir tous les champs obligatoires').waitFor()
  await page.getByLabel('Titre du poste').fill('Trésorier groupe zéphyr H/F')
  await page.getByLabel('Localisation').fill('Lyon (69)')
  await page.getByLabel('Type de contrat').selectOption('cdi')
  await page.getByLabel('Salaire minimum').fill('55000')
  await page.getByLabel('Salaire maximum').fill('62000')
  await page.getByLabel('Réponse promise').fill('5')
  await page
    .getByLabel('Description du poste')
    .fill('La trésorerie du groupe suit les flux de douze filiales et leurs couvertures.')
  await page.getByRole('textbox', { name: 'Missions' }).fill('- Suivre les flux\n- Couvrir le change')
  // What the law forbids is shown with its passage, and stops the job.
  await page.getByLabel('Profil recherché').fill('Cinq ans d’expérience en trésorerie\nCandidat de moins de 35 ans')
  await page.getByRole('combobox', { name: /^Compétences/ }).fill('Cash pooling, Change')
  await page.getByRole('combobox', { name: /^Compétences/ }).press('Enter')
  await page.getByRole('region', { name: 'Vérifications' }).getByText('1 à corriger').waitFor()
  await page.getByRole('button', { name: 'Publier l’offre' }).click()
  await page.getByText('corrigez les passages').or(page.locator('.field .err')).first().waitFor()
  await page.getByRole('button', { name: 'Retirer du texte' }).click()
  await page.getByRole('region', { name: 'Vérifications' }).getByText('1 à corriger').waitFor({ state: 'detached' })
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Publier l’offre' }).click()
  await page.getByText('Offre créée avec succès').waitFor()
  // It leads back by itself.
  await heading(page, 'Mes Offres')
}

const saved = (page: Page) => page.getByText(/Brouillon enregistré à/).waitFor()

test('whoever writes the same draft more slowly sees both versions, and keeps their own', async () => {
  const { page, context, problems } = await member('recruteur@florin.example')
  await goTo(page, `${site}/nouvelle-offre`)
  await page.getByLabel('Titre du poste').fill('Analyste mistral H/F')
  await saved(page)
  const other = await context.newPage()
  await goTo(other, page.url())
  await other.getByLabel('Description du poste').fill('La version du collègue.')
  await other.getByRole('combobox', { name: /^Compétences/ }).fill('IFRS,')
  await other.getByLabel('Aperçu').getByText('La version du collègue.').waitFor()
  const stored = () =>
    context.request.get(`${site}/v1/employer/jobs/${new URL(page.url()).searchParams.get('brouillon')}`)
  const described = async () =>
    ((await (await stored()).json()) as { fields: { description: string } }).fields.description
  await expect.poll(described).toBe('La version du collègue.')
  await page.getByLabel('Description du poste').fill('Ma version.')
  const both = page.getByRole('group', { name: 'Cette offre a changé pendant que vous écriviez' })
  await both.getByText('La version du collègue.').waitFor()
  await both.getByText('IFRS').waitFor()
  expect(await both.getByText('Ma version.').count()).toBe(1)
  await expectGoodLook(page)
  // The page is read again after the form was sent; that takes longer here than to go on typing.
  const typed = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await typed.promise
    await route.continue()
  })
  await both.getByRole('button', { name: 'Garder ma version' }).click()
  await both.waitFor({ state: 'detached' })
  await expect.poll(described).toBe('Ma version.')
  // What is typed from then on stays, and is saved again.
  await page.getByLabel('Description du poste').fill('Ma version, plus longue.')
  const read = page.waitForResponse((answer) => answer.url().includes('.data') && answer.request().method() === 'GET')
  typed.resolve()
  await read
  await expect.poll(described).toBe('Ma version, plus longue.')
  expect(await page.getByLabel('Description du poste').inputValue()).toBe('Ma version, plus longue.')
  expect(problems).toEqual([])
})

test('a visitor’s job is read over and shown while it is written', async () => {
  const { page, problems } = await browser.visit({ viewport: { width: 1280, height: 900 } })
  await goTo(page, `${site}/publier-offre`)
  await page.getByLabel('Titre du poste').fill('Contrôleur de gestion H/F')
  await page.getByLabel('Profil recherché').fill('Moins de 35 ans')
  await page.getByRole('combobox', { name: /^Compétences/ }).fill('SAP CO')
  await page.getByRole('combobox', { name: /^Compétences/ }).press('Enter')
  await page.getByRole('region', { name: 'Vérifications' }).getByText('1 à corriger').waitFor()
  await page.getByText('Métier reconnu').waitFor()
  await page.getByRole('region', { name: 'Aperçu' }).getByText('Contrôleur de gestion').waitFor()
  await expectGoodLook(page)
  // What this browser keeps comes back, the skills too.
  await page.reload()
  await page.getByRole('button', { name: 'Retirer SAP CO' }).waitFor()
  expect(problems).toEqual([])
})

async function foundJob(): Promise<number> {
  let found: number | undefined
  await until(async () => {
    const answer = await fetch(`${site}/v1/jobs/search?keywords=zephyr&sort=relevance`)
    const { data } = (await answer.json()) as { data: { id: number; title: string }[] }
    found = data.find(({ title }) => title.includes('zéphyr'))?.id
    return found !== undefined
  })
  return found!
}

async function sendCv(page: Page, name: string): Promise<void> {
  const file = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: samplePdf(name, ['Trésorerie']) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

/** A visitor applies, and confirms the address. */
async function applyAsVisitor(id: number, email: string): Promise<void> {
  const { page } = await browser.visit({ viewport: { width: 390, height: 844 } })
  await goTo(page, `${site}/postuler/${id}`)
  await page.getByLabel('Nom *', { exact: true }).fill('Morvan')
  await page.getByLabel('Prénom *').fill('Julien')
  await page.getByLabel('E-mail *').fill(email)
  await sendCv(page, 'Julien Morvan')
  await page.getByText('Fichier envoyé et vérifié.').waitFor()
  await page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await page.getByRole('heading', { name: 'Confirmez votre adresse' }).waitFor()
  await goTo(page, site + (await linkMailedTo(site, email)))
  await page.getByRole('main').getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await heading(page, 'Candidature envoyée')
}

test('a job is published, found, applied to, answered, and filled; the others are told', async () => {
  const recruiter = await member('recruteur@florin.example')
  await writeJob(recruiter.page)
  const id = await foundJob()

  const candidate = await member('candidat@florin.example')
  await goTo(candidate.page, `${site}/postuler/${id}`)
  await sendCv(candidate.page, 'Camille Verdier')
  // It joins the account's, and is chosen.
  await candidate.page.getByRole('radio', { name: /^CV\.pdf/, checked: true }).waitFor({ state: 'attached' })
  await candidate.page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await candidate.page.getByText('Candidature envoyée').first().waitFor()
  await applyAsVisitor(id, 'julien.morvan@example.org')

  // The recruiter reads the CV, and proposes moments.
  const { page } = recruiter
  await goTo(page, `${site}/candidatures-offre/${id}?vue=tableau`)
  await page.getByRole('link', { name: 'Camille Verdier' }).first().click()
  await page.getByRole('heading', { name: 'Camille Verdier' }).waitFor()
  await page.getByRole('button', { name: 'Lire le CV' }).click()
  await page.getByRole('document').waitFor()
  await expectGoodLook(page)
  await page.getByText('Proposer un entretien').click()
  await page.getByLabel('Créneau 1').fill('2031-03-10T10:00')
  await page.getByLabel('Créneau 2').fill('2031-03-11T15:30')
  await page.getByRole('button', { name: 'Proposer ces créneaux' }).click()

  // The candidate picks one, and gets the mail with the calendar.
  const own = candidate.page
  await mailed('candidat@florin.example', 'interview-slots')
  await goTo(own, `${site}/mes-candidatures?q=z%C3%A9phyr`)
  await own
    .getByRole('main')
    .getByRole('link', { name: /zéphyr/ })
    .first()
    .click()
  await own.getByRole('heading', { name: 'Un entretien vous est proposé' }).waitFor()
  await own.getByLabel(/11 mars 2031/).check()
  await own.getByRole('button', { name: 'Choisir ce créneau' }).click()
  await own.getByRole('heading', { name: /Entretien.*11 mars 2031/ }).waitFor()
  // The form is gone: the keyboard and screen readers are at its outcome.
  await expect.poll(() => own.evaluate(() => document.activeElement?.id)).toBe('entretien')
  await mailed('candidat@florin.example', 'interview')
  // Half past three in Paris, in the time of all calendars.
  const calendar = own.getByRole('link', { name: /agenda|calendrier/i }).first()
  const file = await candidate.context.request.get(new URL((await calendar.getAttribute('href'))!, own.url()).href)
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toMatch(/BEGIN:VEVENT[^]*DTSTART[^\n]*20310311T(143000Z|153000)/)

  // Hired, filled: whoever was not answered is told.
  await goTo(page, `${site}/candidatures-offre/${id}?vue=tableau`)
  await page.getByRole('link', { name: 'Camille Verdier' }).first().click()
  await page.locator('#etape').selectOption('embauché')
  await page.getByText('Camille Verdier\u202f: Embauché').waitFor()
  await goTo(page, `${site}/voir-offre/${id}`)
  await page.getByText('Marquer pourvue').first().click()
  await page.getByRole('button', { name: 'Marquer pourvue' }).click()
  await page.getByText('Pourvue', { exact: true }).first().waitFor()
  await mailed('julien.morvan@example.org', 'job-closed')
  await goTo(own, `${site}/mes-candidatures?q=z%C3%A9phyr`)
  await own.getByRole('main').getByText('Acceptée').first().waitFor()
  expect(recruiter.problems.filter((one) => !one.includes('status of 4'))).toEqual([])
  expect(candidate.problems).toEqual([])
})

test('applicants are gone through and moved by keyboard', async () => {
  const { page } = await member('recruteur@florin.example')
  await goTo(page, `${site}/espace-recruteurs`)
  const list = (await page.locator('a[href^="/candidatures-offre/"]').first().getAttribute('href'))!
  await goTo(page, `${site}${list}?vue=tableau`)
  const names = await page.locator('tbody a').allInnerTexts()
  const opened = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  await page.keyboard.press('j')
  await opened(names[0]!)
  await page.keyboard.press('j')
  await opened(names[1]!)
  await page.keyboard.press('k')
  await opened(names[0]!)
  await page.keyboard.press('3')
  await page.getByText(`${names[0]}\u202f: Contacté`).waitFor()
})
