// What people come for, done on a phone as somebody does who has never been here, and how long they take. A person is
// as slow as people are: a quarter of a second a letter, a look before each tap, some seconds for each new page. Network and
// processor are those of a middling phone.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { samplePdf } from '../src/demo/applications/sample-pdf.ts'
import { onSite } from './own-site.ts'

/** A site that runs already, instead of one made for this. */
const { values: options } = parseArgs({ options: { site: { type: 'string' } } })

const [LETTER, LOOK, READ] = [250, 1_500, 3_000]
const WANTED = 60
const PHONE = { width: 390, height: 844 }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

type Person = {
  page: Page
  open: (address: string) => Promise<void>
  /** Looks, taps, waits for what comes of it, and reads where that is a new page. */
  tap: (what: string, where: Locator, then?: { shown: Locator; reads?: boolean }) => Promise<void>
  type: (text: string) => Promise<void>
}

/** Somebody does something on a phone; prints each step. */
async function timed(
  browser: Browser,
  task: string,
  act: (person: Person) => Promise<void>,
  before?: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR' })
  await before?.(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const began = performance.now()
  let [last, taps, site] = [began, 0, 0]
  const step = (what: string): void => {
    const now = performance.now()
    console.log(`  ${((now - last) / 1_000).toFixed(1).padStart(5)} s  ${what}`)
    last = now
  }
  const waited = async (answer: Promise<unknown>): Promise<void> => {
    const from = performance.now()
    await answer
    site += performance.now() - from
  }
  console.log(task)
  await act({
    page,
    open: async (address) => {
      await waited(page.goto(address, { waitUntil: 'commit' }).then(() => page.locator('h1').waitFor()))
      await pause(READ)
      step(`${new URL(address).pathname}, read`)
    },
    tap: async (what, where, then) => {
      await pause(LOOK)
      await where.tap()
      taps++
      if (then) await waited(then.shown.waitFor())
      if (then?.reads) await pause(READ)
      step(then?.reads ? `${what}, read` : what)
    },
    type: async (text) => {
      await page.keyboard.type(text, { delay: LETTER })
      step(`types « ${text} »`)
    },
  })
  const total = (performance.now() - began) / 1_000
  console.log(
    `  ${total.toFixed(1)} s (wanted: less than ${WANTED}), ${taps} taps, ${(site / 1_000).toFixed(1)} s for the site\n`,
  )
  await context.close()
}

async function findJob({ page, open, tap, type }: Person, site: string): Promise<void> {
  await open(`${site}/`)
  await tap('Quoi', page.getByLabel('Quoi'))
  await type('controleur gestoin')
  await tap('Où', page.getByLabel('Où'))
  await type('lyon')
  const first = page.locator('.job').first()
  await tap('Rechercher', page.getByRole('button', { name: 'Rechercher' }), { shown: first, reads: true })
  const contract = page.locator('#filtres label', { hasText: /^CDI/ })
  await tap('Filtres', page.getByRole('button', { name: /Filtres/ }), { shown: contract })
  await tap('CDI', contract)
  const chip = page.getByRole('link', { name: /CDI/ }).first()
  await tap('Voir les offres', page.getByRole('button', { name: /^Voir .*offre/ }), { shown: chip, reads: true })
  const right = page
    .locator('.job', { hasText: /Contrôleu(r|se) de gestion/i })
    .filter({ hasText: 'Lyon' })
    .first()
  await tap('the first job', right.locator('.job__t a'), {
    shown: page.locator('.job h1', { hasText: /gestion/i }),
    reads: true,
  })
}

async function compareJobs({ page, open, tap }: Person, site: string): Promise<void> {
  await open(`${site}/`)
  const saves = page.locator('.job .save')
  await tap('Rechercher', page.getByRole('button', { name: 'Rechercher' }), { shown: saves.first(), reads: true })
  for (const at of [0, 1, 2]) await tap(`bookmark ${at + 1}`, saves.nth(at))
  const compare = page.getByRole('button', { name: 'Comparer 3 offres' })
  await tap('Voir mes offres', page.getByRole('button', { name: 'Voir mes offres' }), { shown: compare, reads: true })
  const share = page.locator('.job-share')
  await tap('Comparer 3 offres', compare, { shown: share, reads: true })
  await tap('Partager', share)
  // Where the device has no way of its own to share.
  const copy = page.getByRole('button', { name: 'Copier le lien' })
  if (await copy.isVisible()) await tap('Copier le lien', copy)
}

const MESSAGE = 'Ce poste suit mon parcours.'

async function applyAsMember({ page, open, tap, type }: Person, job: string): Promise<void> {
  await open(job)
  const sheet = page.getByRole('dialog', { name: 'Postuler' })
  const send = sheet.getByRole('button', { name: 'Envoyer ma candidature' })
  await tap('Postuler', wayToApply(page), { shown: send, reads: true })
  await tap('Message', sheet.getByLabel('Message'))
  await type(MESSAGE)
  await tap('Envoyer ma candidature', send, { shown: page.getByRole('heading', { name: 'Candidature envoyée' }) })
}

async function applyAsVisitor({ page, open, tap, type }: Person, job: string): Promise<void> {
  await open(job)
  const send = page.getByRole('button', { name: 'Envoyer ma candidature' })
  await tap('Postuler', wayToApply(page), { shown: send, reads: true })
  for (const [label, text] of [
    ['Nom', 'Morvan'],
    ['Prénom', 'Julien'],
    ['E-mail', 'julien.morvan@example.org'],
  ] as const) {
    await tap(label, page.getByLabel(`${label} *`, { exact: true }))
    await type(text)
  }
  // The phone's own chooser of files: a tap to open it, another on the file.
  await pause(2 * LOOK)
  const buffer = samplePdf('Julien Morvan', ['Contrôleur de gestion'])
  await page.locator('input[type=file]').first().setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText('Fichier envoyé et vérifié.').waitFor()
  await tap('Envoyer ma candidature', send, { shown: page.getByRole('heading', { name: 'Confirmez votre adresse' }) })
}

const wayToApply = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Postuler' }).locator('visible=true').first()

const signInAsCandidate = (site: string) => async (context: BrowserContext) => {
  await context.request.post(`${site}/v1/auth/sign-in`, {
    data: { identifier: 'candidat@florin.example', password: 'Florin-2026!' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
}

async function newestJob(site: string): Promise<string> {
  const { data } = (await (await fetch(`${site}/v1/jobs/search?per_page=1`)).json()) as { data: { id: number }[] }
  return `${site}/offre-emploi/${data[0]!.id}`
}

async function measure(site: string): Promise<void> {
  // A site that has just been filled reads its jobs first.
  const job = await newestJob(site)
  const executablePath = process.env.CHROME_PATH
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    await timed(browser, 'A CDI of a contrôleur de gestion in Lyon, from a misspelt search', (person) =>
      findJob(person, site),
    )
    await timed(browser, 'Three jobs saved, compared and shared', (person) => compareJobs(person, site))
    await timed(
      browser,
      'An application from the page of a job, by a member',
      (person) => applyAsMember(person, job),
      signInAsCandidate(site),
    )
    await timed(browser, 'The same by a visitor', (person) => applyAsVisitor(person, job))
  } finally {
    await browser.close()
  }
}

await onSite(options.site, measure)
