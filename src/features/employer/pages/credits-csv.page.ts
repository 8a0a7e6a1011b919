import type { LoaderFunctionArgs } from 'react-router'
import { csvFile } from '#platform/files.ts'
import { apiContext } from '#platform/render-context.ts'
import { exportCredits } from '../employer.contract.ts'

/** The ledger of credits, for a spreadsheet. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  csvFile(await context.get(apiContext)(exportCredits, {}))
