import { jobsTexts } from '../jobs.texts.ts'

let last = { address: '/emploi', words: jobsTexts.backToOffers }

/** The list that was read last on this visit, with its filters and pages: where the way back from an offer leads, and its words. */
export const lastList = (): typeof last => last

export const rememberList = (address: string, words = jobsTexts.backToOffers): void => {
  last = { address, words }
}
