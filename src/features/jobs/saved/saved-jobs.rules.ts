import { defineRefusals } from '#platform/refusals.ts'

/** So many jobs are kept for somebody, on an account or in a browser. */
export const MOST_SAVED = 500

/** What open pages are told: the list has changed. */
export const SAVED_CHANGED = 'saved-jobs'

export const savedJobRefusals = defineRefusals({
  'saved_jobs/too_many': {
    status: 409,
    message: `Vous avez ${MOST_SAVED} offres sauvegardées, le maximum. Retirez-en une pour sauvegarder celle-ci.`,
  },
})
