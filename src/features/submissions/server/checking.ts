import { checkJob } from '#features/jobs/checks/checks.rules.ts'
import type { Finding } from '#features/jobs/checks/checks.rules.ts'
import type { ShownFinding } from '#features/jobs/publishing/publishing.contract.ts'
import { linesOf } from '#features/jobs/publishing/publishing.rules.ts'
import type { MarketSite } from '#features/jobs/publishing/server/salary-standing.service.ts'
import { salaryStanding } from '#features/jobs/publishing/server/salary-standing.service.ts'
import { functionsNamed } from '#features/jobs/server/trades-named.service.ts'
import { countryIn } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { shortCity } from '#platform/french.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import type * as contract from '../submissions.contract.ts'
import type { ReadSalary } from '../submissions.rules.ts'
import { experienceLevels, hostOf, isAtSite, salaryIn, websiteOf } from '../submissions.rules.ts'
import { checkTexts } from '../checking.texts.ts'
import { cityMeant } from './submitting.ts'

type SoFar = ParsedInputOf<typeof contract.checkSubmission>
type Place = { name: string; regionId: number; countryId: number }

// Reading over costs what the texts are long: it is thousands of characters that are counted. Somebody who writes a job is read
// over some hundred times; an agency writes many.
const PIECE = 1_000
const pieces: Limit = { name: 'submission checks', most: 5_000, seconds: 3_600 }

const lengthOf = ({ competences, ...texts }: SoFar): number =>
  [...competences, ...Object.values(texts)].reduce((sum, text) => sum + (text?.length ?? 0), 0)

/** How the form calls what the checks name. */
const formNames: Record<Finding['field'], string> = {
  title: 'titre',
  description: 'description',
  missions: 'missions',
  profile: 'profil',
  benefits: 'description',
  salaryMin: 'salaire',
  salaryMax: 'salaire',
  salaryText: 'salaire',
  skills: 'competences',
}

const warning = (code: string, field: string, reason: string, suggestion?: string): ShownFinding => ({
  code,
  severity: 'warn',
  field,
  passage: '',
  reason,
  ...(suggestion === undefined ? {} : { suggestion }),
})

/** What the form asks of the company and of its contact; the review completes it, or calls. */
function aboutSender({ siteWeb, domaineContact, descriptionEntreprise, titre }: SoFar): ShownFinding[] {
  const website = websiteOf(siteWeb.trim())
  const away = website !== null && domaineContact.includes('.') && !isAtSite(domaineContact, website)
  return [
    ...(titre !== '' && descriptionEntreprise.trim() === ''
      ? [warning('about', 'descriptionEntreprise', checkTexts.noAbout, checkTexts.noAboutMore)]
      : []),
    ...(away ? [warning('domain', 'emailContact', checkTexts.otherDomain(hostOf(website)!), checkTexts.weCall)] : []),
  ]
}

/** The same as the comparison of salaries takes it. */
const placed = (fonction: { id: number }, city: Place, salary: ReadSalary, experience: SoFar['experience']) => ({
  fonction,
  city: city.name,
  row: {
    functionId: fonction.id,
    regionId: city.regionId,
    countryId: city.countryId,
    experienceMin: experience === '' ? 0 : experienceLevels[experience][0],
    salaryMin: salary.min,
    salaryMax: salary.max,
    salaryPeriod: salary.period,
  },
})

/** What the checks say of a form that is being written. Nothing of it is kept. */
export async function checkSubmission(site: MarketSite, exchange: Exchange, input: SoFar) {
  const cost = 1 + Math.floor(lengthOf(input) / PIECE)
  await countTry(site.db, [{ limit: pieces, subject: addressSubject(exchange.address), cost }])
  const lists = await listsOf(site.db)
  const cityId = await cityMeant(site.db, input.localisation, countryIn(exchange.cookies).id)
  const city = cityId === null ? null : (await citiesById(site.db, [cityId])).get(cityId)
  const salary = salaryIn(input.salaire)
  const job = {
    title: input.titre,
    description: input.description,
    missions: linesOf(input.missions),
    profile: linesOf(input.profil),
    benefits: [],
    skills: input.competences,
    salaryMin: salary?.min ?? null,
    salaryMax: salary?.max ?? null,
    salaryText: input.salaire,
    contractKind: lists.contracts.find(({ slug }) => slug === (input.typeContrat ?? 'cdi'))!.kind,
  }
  const findings = checkJob(job).map(({ field, passage: { text }, ...finding }): ShownFinding => ({
    ...finding,
    field: formNames[field],
    passage: text,
  }))
  const [fonction] = functionsNamed(input.titre, lists)
  const market =
    fonction && city && salary
      ? await salaryStanding(site.jobs, placed(fonction, city, salary, input.experience))
      : null
  return {
    findings: [...findings, ...aboutSender(input)],
    fonction: fonction ? { id: fonction.id, name: fonction.name } : null,
    city: city ? shortCity(city.name) : null,
    missing: {},
    market,
  }
}
