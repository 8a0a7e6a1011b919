import '#platform/zod-without-eval.ts'
import { jobDraft, sendSubmission } from './submissions.contract.ts'

// The contract's own schemas for the browser. Fetched when somebody begins to fill the form: the page does not wait for them.
export const schemas = { sendSubmission: sendSubmission.input, jobDraft }
