import type { Choices } from '#platform/list-writing.ts'
import { writeList } from '#platform/list-writing.ts'
import type { SearchKey } from './jobs.rules.ts'

/** The list of jobs where this is chosen. Whoever only leads there does without the whole of job-address.ts. */
export const jobListAddress = (chosen: Choices<SearchKey>): string => writeList('/emploi', chosen)
