import type { LoaderFunctionArgs } from 'react-router'
import { csvFile } from '#platform/files.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { exportApplicants } from '../applicants.contract.ts'

/** The applicants of a job, for a spreadsheet. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  return csvFile(await context.get(apiContext)(exportApplicants, { id }))
}
