import { listsOf } from '#features/reference/server/reference.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { jobPageState, yearlySalary } from '../jobs.rules.ts'
import { describeJobs } from './jobs-search.service.ts'
import * as jobs from './jobs.repository.ts'

/** The named jobs whose page anybody may read, as lists show them, each with what it says that can be compared with a search. */
export async function jobsToJudge(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const now = new Date()
  const cards = await jobs.findAnyCards(db, ids)
  const readable = cards.filter((card) => jobPageState({ ...card, publishedAt: card.since }, now) !== null)
  const [described, skills, { functions, sectors, contracts, regions }] = await Promise.all([
    describeJobs(db, readable, ids),
    jobs.findSkillsOf(db, ids),
    listsOf(db),
  ])
  const named = (list: readonly { id: number; name: string }[], id: number) => ({
    id,
    name: list.find((one) => one.id === id)?.name ?? '',
  })
  return described.map((job) => {
    const card = readable.find(({ id }) => id === job.id)!
    return {
      job: { ...job, state: jobPageState({ ...card, publishedAt: card.since }, now)! },
      facts: {
        function: named(functions, card.functionId),
        skills: skills.find(({ id }) => id === job.id)?.skills ?? [],
        city: { id: card.cityId, name: job.city },
        region: named(regions, card.regionId),
        countryId: card.countryId,
        fullyRemote: card.remote === 'total',
        contract: named(contracts, card.contractId),
        salary: job.salary,
        yearlySalary: yearlySalary(card),
        experienceMin: card.experienceMin,
        sector: named(sectors, card.sectorId),
      },
    }
  })
}
