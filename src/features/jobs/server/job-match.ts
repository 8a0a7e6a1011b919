import { formatSalary } from '#platform/french.ts'
import type { Correction } from '#search-engine/schema.ts'
import { jobTexts } from '../job-page.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { JobFilters } from './job-filters.ts'
import type { describeJobs } from './jobs-search.service.ts'

type Job = Awaited<ReturnType<typeof describeJobs>>[number] & { function: string; yearly_salary: number | null }

// -word and -"phrase": what a job must not say is no reason for it.
const EXCLUDED = /(?<!\S)-(?:"[^"]*"?|«[^»]*»?|\S+)/g

/** The words that were searched: all of them are in every job that was found. */
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
 * Why a job answers to a search: for each thing that was asked for, what the job has of it. What nobody asked for is no
 * reason, nor what the job does not say.
 */
export function matchOf(asked: JobFilters, job: Job, corrections: readonly Correction[] = []): string[] {
  const { salaire_min: least } = asked
  const paid = least !== undefined && job.yearly_salary !== null && job.yearly_salary >= least
  const reasons: [boolean, string | null][] = [
    [true, wordsOf(asked.keywords ?? '', corrections)],
    [asked.lieu.length > 0, job.city],
    [asked.lieu.length === 0 && asked.region_ids.length > 0, job.region],
    [asked.contrat_ids.length > 0, job.contract_type],
    [asked.secteur_ids.length > 0, job.sector],
    [asked.sous_secteur_ids.length > 0, job.subsector],
    [asked.fonction_ids.length > 0, job.function],
    [asked.societe_ids.length > 0, job.company_name],
    [asked.teletravail.length > 0, jobsTexts.remote[job.remote]],
    [asked.experience !== undefined, jobTexts.experience[job.experience_level]],
    [paid, formatSalary(job.salary)],
  ]
  return reasons.flatMap(([isAsked, said]) => (isAsked && said ? said : []))
}
