import { jobsTexts } from '../jobs.texts.ts'

let last = { address: '/emploi', words: jobsTexts.backToJobs }

/** The list that was read last on this visit, with its filters and pages: where the way back from a job leads, and its words. */
export const lastList = (): typeof last => last

export const rememberList = (address: string, words = jobsTexts.backToJobs): void => {
  last = { address, words }
}
