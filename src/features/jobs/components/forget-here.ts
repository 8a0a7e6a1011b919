import { forgetMarks } from './job-marks.ts'
import { forgetSearches } from './recent-searches.ts'

/** What was searched and seen is not for the next person at this computer. */
export function forgetHere(): void {
  forgetSearches()
  forgetMarks('seen')
}
