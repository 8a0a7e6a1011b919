import { formatSalary } from '#platform/french.ts'
import type { Correction } from '#search-engine/schema.ts'
import { offerTexts } from '../job-offer.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { JobFilters } from './job-filters.ts'
import type { describeJobs } from './jobs-search.service.ts'

type Offer = Awaited<ReturnType<typeof describeJobs>>[number] & { function: string; yearly_salary: number | null }

// -word and -"phrase": what an offer must not say is no reason for it.
const EXCLUDED = /(?<!\S)-(?:"[^"]*"?|«[^»]*»?|\S+)/g

/** The words that were searched: all of them are in every offer that was found. */
function wordsOf(keywords: string, corrections: readonly Correction[]): string {
  const corrected = new Map(corrections.map(({ word, correction }) => [word, correction]))
  return keywords
    .replaceAll(EXCLUDED, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => corrected.get(word.toLocaleLowerCase('fr')) ?? word)
    .join(' ')
}

/**
 * Why an offer answers to a search: for each thing that was asked for, what the offer has of it. What nobody asked for is no
 * reason, nor what the offer does not say.
 */
export function matchOf(asked: JobFilters, offer: Offer, corrections: readonly Correction[] = []): string[] {
  const { salaire_min: least } = asked
  const paid = least !== undefined && offer.yearly_salary !== null && offer.yearly_salary >= least
  const reasons: [boolean, string | null][] = [
    [true, wordsOf(asked.keywords ?? '', corrections)],
    [asked.lieu.length > 0, offer.city],
    [asked.lieu.length === 0 && asked.region_ids.length > 0, offer.region],
    [asked.contrat_ids.length > 0, offer.contract_type],
    [asked.secteur_ids.length > 0, offer.sector],
    [asked.sous_secteur_ids.length > 0, offer.subsector],
    [asked.fonction_ids.length > 0, offer.function],
    [asked.societe_ids.length > 0, offer.company_name],
    [asked.teletravail.length > 0, jobsTexts.remote[offer.remote]],
    [asked.experience !== undefined, offerTexts.experience[offer.experience_level]],
    [paid, formatSalary(offer.salary)],
  ]
  return reasons.flatMap(([isAsked, said]) => (isAsked && said ? said : []))
}
