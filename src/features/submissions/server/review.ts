import { clientAddressOf } from '#features/accounts/server/client-accounts.service.ts'
import { companyFace, monogram, safeWebsite } from '#features/companies/companies.rules.ts'
import { companyReferences } from '#features/companies/server/companies.service.ts'
import { jobAddress, jobSlug } from '#features/jobs/jobs.rules.ts'
import { contractNames, linesOf } from '#features/jobs/publishing/publishing.rules.ts'
import { functionsNamed } from '#features/jobs/server/trades-named.service.ts'
import { countWaitingJobs, listWaitingJobs, readWaitingJob } from '#features/jobs/server/waiting-jobs.service.ts'
import { cityLabel, currencyOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { pictureAddress } from '#platform/files.ts'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import {
  dueAt,
  experienceLevels,
  hostOf,
  isAtSite,
  referenceOf,
  salaryIn,
  sectorSlugs,
  websiteOf,
} from '../submissions.rules.ts'
import { publishTexts } from '../submissions.texts.ts'
import { findingsOf } from './review-findings.ts'
import type { Submission } from './submissions.repository.ts'
import * as submissions from './submissions.repository.ts'

/** What waits for an administrator, the longest waiting first, whoever sent it. */
export async function listReview(db: Db, page: PageInput) {
  const { offset, limit } = rowsOf(page)
  const [sent, jobs, sentTotal, jobsTotal] = await Promise.all([
    submissions.findWaiting(db, offset + limit),
    listWaitingJobs(db, offset + limit),
    submissions.countWaiting(db),
    countWaitingJobs(db),
  ])
  const waiting = sentTotal + jobsTotal
  const data = [
    ...sent.map(({ id, title, companyName, confirmedAt }) => ({
      kind: 'visiteur' as const,
      id,
      title,
      company: companyName,
      since: confirmedAt!,
    })),
    ...jobs.map(({ id, title, company, since }) => ({ kind: 'client' as const, id, title, company, since })),
  ]
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.id - b.id)
    .slice(offset, offset + limit)
    .map(({ since, ...one }) => ({ ...one, since: since.toISOString(), due: dueAt(since).toISOString() }))
  return { data, waiting, pagination: pageOf(waiting, page) }
}

/** Companies that may be the one of a form: called alike, or with the same site. */
async function companiesLike(db: Db, { companyName, fields }: Submission) {
  const name = fold(companyName)
  const host = hostOf(websiteOf(fields.siteWeb))
  return (await companyReferences(db))
    .filter((one) => {
      const known = fold(one.name)
      const alike = known === name || known.startsWith(`${name} `) || name.startsWith(`${known} `)
      return alike || (host !== null && hostOf(safeWebsite(one.website)) === host)
    })
    .slice(0, 10)
    .map((one) => ({ id: one.id, name: one.name }))
}

/** A visitor's, as whoever decides reads it. */
export async function readSubmission(db: Db, id: number) {
  const row = await submissions.findConfirmed(db, id)
  if (!row) throw notFound()
  const { fields } = row
  const lists = await listsOf(db)
  const city = row.cityId === null ? null : (await citiesById(db, [row.cityId])).get(row.cityId)
  const salary = salaryIn(fields.salaire)
  const [experienceMin, experienceMax] = fields.experience ? experienceLevels[fields.experience] : [null, null]
  const sector = lists.sectors.find(({ slug }) => fields.secteur && slug === sectorSlugs[fields.secteur])
  const website = websiteOf(fields.siteWeb)
  const job = {
    title: row.title,
    contract: contractNames[fields.typeContrat],
    place: city ? shortCity(city.name) : fields.localisation,
    remote: fields.teletravail,
    education: fields.formation || null,
    experience_min: experienceMin,
    experience_max: experienceMax,
    salary: {
      min: salary?.min ?? null,
      max: salary?.max ?? null,
      period: salary?.period ?? ('an' as const),
      currency: currencyOf(city?.countryId ?? row.countryId),
    },
    salary_text: fields.salaire,
    description: fields.description,
    missions: linesOf(fields.missions),
    profile: linesOf(fields.profil),
    benefits: [],
    skills: fields.competences,
    urgent: fields.urgente,
  }
  const contract = lists.contracts.find(({ slug }) => slug === fields.typeContrat)!
  const named = ({ id: number, name }: { id: number; name: string }) => ({ id: number, name })
  const open = row.outcome === null
  const alike = open ? await companiesLike(db, row) : []
  return {
    kind: 'visiteur' as const,
    id,
    reference: referenceOf(id),
    since: row.confirmedAt!.toISOString(),
    due: dueAt(row.confirmedAt!).toISOString(),
    outcome: row.outcome,
    decided_at: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    job,
    findings: findingsOf(job, contract.kind),
    company: {
      id: row.companyId,
      name: row.companyName,
      logo: row.logoFile ? pictureAddress(row.logoFile, 'm') : '',
      monogram: row.logoFile ? null : monogram(row.companyName),
      sector: fields.secteur ? publishTexts.sectors[fields.secteur] : '',
      size: fields.tailleEntreprise || null,
      website,
      about: fields.descriptionEntreprise,
    },
    contact: {
      name: row.contactName,
      email: row.email,
      phone: row.phone,
      at_domain: isAtSite(row.email, website),
      account: await clientAddressOf(db, row.email),
    },
    completion: open
      ? {
          fonction_id: functionsNamed(row.title, lists)[0]?.id ?? null,
          secteur_id: sector?.id ?? null,
          localisation: city ? cityLabel(city) : fields.localisation,
          place_known: city !== null,
          taille: fields.tailleEntreprise || null,
          functions: lists.functions.map(named),
          sectors: lists.sectors.map(named),
          societe_id: alike.find(({ name }) => fold(name) === fold(row.companyName))?.id ?? null,
          companies: alike,
        }
      : null,
    page:
      row.jobId === null ? null : jobAddress({ id: row.jobId, slug: jobSlug(row.title, row.companyName, job.place) }),
  }
}

/** A client's. */
export async function readSentJob(db: Db, id: number) {
  const found = await readWaitingJob(db, id)
  if (!found) throw notFound()
  const { job, company, since, contractKind } = found
  const { website, sectorId } = company
  const lists = await listsOf(db)
  return {
    kind: 'client' as const,
    id,
    reference: `FL-${id}`,
    since: since.toISOString(),
    due: dueAt(since).toISOString(),
    outcome: null,
    decided_at: null,
    reason: '',
    job,
    findings: findingsOf(job, contractKind),
    company: {
      id: company.id,
      name: company.name,
      ...companyFace(company),
      sector: lists.sectors.find((one) => one.id === sectorId)?.name ?? '',
      size: null,
      website: safeWebsite(website),
      about: '',
    },
    contact: null,
    completion: null,
    page: null,
  }
}
