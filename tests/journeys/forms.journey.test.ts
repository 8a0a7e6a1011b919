import type { Page } from 'playwright-core'
import { cvTexts } from '#features/members/cvs/cvs.texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf } from '../../src/demo/applications/sample-pdf.ts'
import { expectAccessible, goTo, useBrowser } from '../support/browser.ts'
import { hold } from '../support/hold.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { signInto } from '../support/sign-in.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
const PASSWORD = 'Nénuphar-42 pâle!'
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('template')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0' })
  site = florin.address.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

async function newCandidate(name: string) {
  const visit = await browser.visit()
  const email = `${name}@example.org`
  const answer = await fetch(`${site}/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Ada Lovelace' }),
  })
  expect(answer.status).toBe(200)
  await signInto(visit.context, site, email, PASSWORD)
  return visit
}

/** The form of an application that was sent elsewhere, filled in: the same one twice is two. */
async function filledIn(name: string) {
  const visit = await newCandidate(name)
  const { page } = visit
  await goTo(page, `${site}/mes-candidatures/ajouter`)
  await page.getByLabel('Poste').fill('Trésorier')
  await page.getByLabel('Entreprise').fill('Banque Valmont')
  return visit
}

const button = (page: Page) => page.getByRole('button', { name: /^Ajout/ })

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => button(page).dblclick(),
  'two clicks before the page is drawn again': (page) =>
    button(page).evaluate(async (one: HTMLElement) => {
      one.click()
      // As a browser that is busy hands on what was pressed meanwhile: one task after the other.
      await new Promise((resolve) => setTimeout(resolve))
      one.click()
    }),
  'Enter, pressed twice': async (page) => {
    const title = page.getByLabel('Poste')
    await title.press('Enter')
    await title.press('Enter')
  },
}

test.each(Object.keys(ways))('a form sent by %s does its work once', async (way) => {
  const { page, context, problems } = await filledIn(`twice-${Object.keys(ways).indexOf(way)}`)
  // The server has done its work the first time before the second one comes.
  const answers = await hold(page, '**/mes-candidatures/ajouter.data*', { worked: true })
  await ways[way]!(page)
  await answers.asked(1)
  await button(page).press('Enter')
  await answers.release()
  await page.getByRole('heading', { level: 1, name: 'Trésorier' }).waitFor()
  const { data } = (await (await context.request.get(`${site}/v1/applications`)).json()) as { data: unknown[] }
  expect(data).toHaveLength(1)
  expect(problems).toEqual([])
})

test('what a form that stands apart was refused is said where it stands', async () => {
  const { page, context, problems } = await newCandidate('apart')
  const headers = { origin: site }
  const sent = await context.request.put(`${site}/fichiers/cv?nom=CV.pdf`, {
    headers: { ...headers, 'content-type': 'application/pdf' },
    data: samplePdf('Ada Lovelace', ['Trésorerie']),
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await goTo(page, `${site}/espace-candidat?section=emploi`)
  // It is removed in another window meanwhile.
  const { data } = (await (await context.request.get(`${site}/v1/cvs`)).json()) as { data: { id: number }[] }
  expect((await context.request.delete(`${site}/v1/cvs/${data[0]!.id}`, { headers })).ok()).toBe(true)
  const own = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Supprimer/ }) })
  await own.getByRole('button', { name: /^Supprimer/ }).click()
  await own.getByRole('alert').getByText(cvTexts.gone).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
