import { holdStanding } from '#features/accounts/server/account-control.service.ts'
import { openClientAccount } from '#features/accounts/server/client-accounts.service.ts'
import { giveLogo } from '#features/companies/server/company-logo.service.ts'
import { companyNamed, createCompany } from '#features/companies/server/new-company.service.ts'
import { openLedger, readBalance } from '#features/credits/server/credits.service.ts'
import { jobAddress, jobSlug } from '#features/jobs/jobs.rules.ts'
import type { JobFields } from '#features/jobs/publishing/publishing.contract.ts'
import { LIFE_DAYS } from '#features/jobs/publishing/publishing.rules.ts'
import { publishAccepted } from '#features/jobs/publishing/server/publishing.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { shortCity } from '#platform/french.ts'
import { invalidInput, notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type * as contract from '../review.contract.ts'
import { reviewTexts as texts } from '../review.texts.ts'
import { experienceLevels, structureOfSize, submissionRefusals, websiteOf } from '../submissions.rules.ts'
import { acceptedMail } from './submissions.mails.ts'
import type { Submission } from './submissions.repository.ts'
import * as submissions from './submissions.repository.ts'
import { cityMeant } from './submitting.ts'

type Completed = ParsedInputOf<typeof contract.acceptSubmission>

/** A submission that nobody has decided about yet, held until the decision is done: of all who decide at once, one does. */
export async function holdUndecided(tx: Tx, id: number): Promise<Submission> {
  const row = await submissions.lockSubmission(tx, id)
  if (!row?.confirmedAt) throw notFound()
  if (row.outcome !== null) throw refuse(submissionRefusals['submissions/decided'])
  return row
}

/** What the administrator has completed, understood; each fault at its field. */
async function understand(db: Db, input: Completed) {
  const lists = await listsOf(db)
  const cityId = await cityMeant(db, input.localisation, null)
  const city = cityId === null ? undefined : (await citiesById(db, [cityId])).get(cityId)
  const fonction = lists.functions.find(({ id }) => id === input.fonction_id)
  const sector = lists.sectors.find(({ id }) => id === input.secteur_id)
  const inverted = input.salaire_min && input.salaire_max && input.salaire_max < input.salaire_min
  const faults = {
    ...(fonction ? {} : { fonction_id: texts.functionMissing }),
    ...(sector ? {} : { secteur_id: texts.sectorMissing }),
    ...(city ? {} : { localisation: texts.placeUnknown }),
    ...(inverted ? { salaire_max: texts.salaryOrder } : {}),
  }
  if (!fonction || !sector || !city || inverted) throw invalidInput(faults)
  return { lists, city, fonction, sector }
}

type Understood = Awaited<ReturnType<typeof understand>>

/** The company of the job: the one that was chosen, or a new one. */
async function companyOf(tx: Tx, row: Submission, input: Completed, { city, sector, lists }: Understood) {
  if (input.societe_id !== undefined) {
    const known = await companyNamed(tx, input.societe_id)
    if (!known) throw invalidInput({ societe_id: texts.companyUnknown })
    return { id: known.id, name: known.name, countryId: city.countryId }
  }
  const made = await createCompany(tx, {
    name: row.companyName,
    website: websiteOf(row.fields.siteWeb),
    sectorId: sector.id,
    structureId: lists.structures.find(({ slug }) => slug === structureOfSize[input.taille])!.id,
    size: input.taille,
    cityId: city.id,
    description: row.fields.descriptionEntreprise,
  })
  if (made === null) throw invalidInput({ societe_id: texts.companyExists })
  return { id: made, name: row.companyName, countryId: city.countryId }
}

/** The form of a visitor as that of a client, with what was completed. */
const fieldsOf = ({ fields }: Submission, input: Completed): JobFields => ({
  titre: input.titre,
  localisation: input.localisation,
  typeContrat: fields.typeContrat,
  fonction_id: input.fonction_id,
  salaire: fields.salaire,
  salaire_min: input.salaire_min ?? input.salaire_max,
  salaire_max: input.salaire_max ?? input.salaire_min,
  salaire_periode: input.salaire_periode,
  description: fields.description,
  missions: fields.missions,
  profil: fields.profil,
  avantages: '',
  dateDebut: '',
  teletravailler: fields.teletravail,
  formation: fields.formation || 'bac',
  skills: fields.competences,
  urgente: fields.urgente,
})

const yearsOf = ({ fields: { experience } }: Submission) => {
  const [experienceMin, experienceMax] = experience ? experienceLevels[experience] : [0, null]
  return { experienceMin, experienceMax }
}

/** A company without a logo takes that of the form; else it is let go, before the form is decided about. */
async function handLogo(tx: Tx, row: Submission, companyId: number): Promise<void> {
  if (row.logoFile === null || (await giveLogo(tx, companyId, row.logoFile))) return
  await submissions.updateSubmission(tx, row.id, { logoFile: null })
}

/**
 * Company, main account, code, credits and job in one transaction, with everything that is mailed: all of it or nothing, and once,
 * however many administrators accept at the same moment.
 */
export async function acceptSubmission(site: Site, actor: SignedIn, input: Completed) {
  const understood = await understand(site.db, input)
  return inside(site, async (held) => {
    const { db: tx } = held
    await holdStanding(tx, actor)
    const row = await holdUndecided(tx, input.id)
    const company = await companyOf(tx, row, input, understood)
    await openLedger(tx, company.id)
    const { email, contactName: name, phone, termsVersion } = row
    const client = await openClientAccount(held, { email, name, phone, company, termsVersion })
    const { accountId } = client
    const { city, sector } = understood
    const place = { countryId: city.countryId, regionId: city.regionId, cityId: city.id }
    const exactly = { ...yearsOf(row), ...place, sectorId: sector.id }
    const jobId = await publishAccepted(tx, { companyId: company.id, accountId }, fieldsOf(row, input), exactly)
    await handLogo(tx, row, company.id)
    await submissions.setAccepted(tx, row.id, { companyId: company.id, jobId, accountId })
    const about = { kind: 'submission', id: row.id, ownerId: accountId }
    await recordAct(tx, actor, 'accept', about, { after: { job_id: jobId, company_id: company.id } })
    await mailAccepted(held, { ...row, title: input.titre }, { company, client, jobId, city: city.name })
    return { ...done(texts.accepted), job_id: jobId, company_id: company.id }
  })
}

type Made = {
  company: { id: number; name: string }
  client: Awaited<ReturnType<typeof openClientAccount>>
  jobId: number
  city: string
}

async function mailAccepted(held: Inside, row: Submission, { company, client, jobId, city }: Made): Promise<void> {
  const slug = jobSlug(row.title, company.name, shortCity(city))
  await held.mailer.write(held.db, {
    to: row.email,
    kind: 'submission-accepted',
    accountId: client.accountId,
    ...acceptedMail({
      ...row,
      company: company.name,
      jobLink: held.linkTo(jobAddress({ id: jobId, slug })),
      until: new Date(Date.now() + LIFE_DAYS * 86_400_000),
      clientCode: client.clientCode,
      credits: await readBalance(held.db, company.id),
      passwordLink: client.passwordLink,
      spaceLink: held.linkTo('/espace-entreprise'),
    }),
  })
}
