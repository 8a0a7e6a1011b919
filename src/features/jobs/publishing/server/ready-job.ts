import { cityLabel } from '#features/reference/reference.rules.ts'
import type { ReferenceLists } from '#features/reference/server/reference.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { findPlace } from '#features/reference/server/place-names.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { functionsNamed } from '../../server/trades-named.service.ts'
import type { JobFields } from '../publishing.contract.ts'
import { hasDuration, levelOf, levelYears, linesOf } from '../publishing.rules.ts'
import { missingTexts } from '../publishing.texts.ts'
import type { JobRow } from './publishing.repository.ts'

/** Where and for whom a company works: what a job takes where nothing else is said. */
export type Employer = { id: number; countryId: number; cityId: number; sectorId: number }

export async function cityNamed(db: Db, typed: string, countryId: number) {
  if (typed === '') return null
  const place = await findPlace(db, typed, countryId)
  if (place?.kind !== 'city' || !place.spot) return null
  return (await citiesById(db, [place.ids[0]!])).get(place.ids[0]!) ?? null
}

function functionOf({ fonction_id, titre }: JobFields, lists: ReferenceLists) {
  return lists.functions.find(({ id }) => id === fonction_id) ?? functionsNamed(titre, lists)[0] ?? null
}

/**
 * What was typed, understood: the row that publishing writes, and what is missing for it, by field. Where something is missing the
 * row has what the company has.
 */
export async function understandJob(db: Db, fields: JobFields, employer: Employer, findCity = cityNamed) {
  const lists = await listsOf(db)
  const typedCity = await findCity(db, fields.localisation, employer.countryId)
  const city = typedCity ?? (await citiesById(db, [employer.cityId])).get(employer.cityId)!
  const fonction = functionOf(fields, lists)
  const contract = lists.contracts.find(({ slug }) => slug === (fields.typeContrat ?? 'cdi'))!
  const years = levelYears[fields.niveauExperience ?? 'debutant']
  const lasts = hasDuration(fields.typeContrat)
  const missing: Record<string, string> = {}
  if (fields.titre === '') missing['titre'] = missingTexts.titre
  else if (!fonction) missing['fonction_id'] = missingTexts.fonction
  if (fields.localisation === '') missing['localisation'] = missingTexts.localisation
  else if (!typedCity) missing['localisation'] = missingTexts.place
  if (!fields.typeContrat) missing['typeContrat'] = missingTexts.typeContrat
  if (fields.salaire_min && fields.salaire_max && fields.salaire_max < fields.salaire_min)
    missing['salaire_max'] = missingTexts.salary
  return {
    missing,
    fonction: fonction && { id: fonction.id, name: fonction.name },
    city: typedCity && shortCity(typedCity.name),
    contractKind: contract.kind,
    row: {
      companyId: employer.id,
      title: fields.titre || 'Sans titre',
      functionId: (fonction ?? lists.functions[0]!).id,
      sectorId: employer.sectorId,
      contractId: contract.id,
      countryId: city.countryId,
      regionId: city.regionId,
      cityId: city.id,
      description: fields.description,
      missions: linesOf(fields.missions),
      profile: linesOf(fields.profil),
      benefits: linesOf(fields.avantages),
      skills: fields.skills,
      salaryText: fields.salaire,
      salaryMin: fields.salaire_min ?? null,
      salaryMax: missing['salaire_max'] ? null : (fields.salaire_max ?? null),
      salaryPeriod: fields.salaire_periode,
      remote: fields.teletravailler,
      experienceMin: years.min,
      experienceMax: years.max,
      education: fields.formation,
      startsOn: lasts && fields.dateDebut !== '' ? fields.dateDebut : null,
      durationMonths: lasts ? (fields.dureeStage ?? null) : null,
      urgent: fields.urgente,
      answerDelayDays: fields.delai_reponse ?? null,
    },
  }
}

/** A job as its form would say it. */
export async function fieldsOf(db: Db, row: JobRow): Promise<JobFields> {
  const [lists, cities] = [await listsOf(db), await citiesById(db, [row.cityId])]
  return {
    titre: row.title,
    localisation: cityLabel(cities.get(row.cityId)!),
    typeContrat: lists.contracts.find(({ id }) => id === row.contractId)?.slug as JobFields['typeContrat'],
    niveauExperience: levelOf(row.experienceMin),
    fonction_id: row.functionId,
    salaire: row.salaryText,
    salaire_min: row.salaryMin ?? undefined,
    salaire_max: row.salaryMax ?? undefined,
    salaire_periode: row.salaryPeriod,
    description: row.description,
    missions: row.missions.join('\n'),
    profil: row.profile.join('\n'),
    avantages: row.benefits.join('\n'),
    dureeStage: row.durationMonths ?? undefined,
    dateDebut: row.startsOn ?? '',
    teletravailler: row.remote,
    formation: row.education,
    skills: row.skills,
    delai_reponse: row.answerDelayDays ?? undefined,
    urgente: row.urgent,
  }
}
