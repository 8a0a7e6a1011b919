import type { LoaderFunctionArgs } from 'react-router'
import { attachment } from '#platform/files.ts'
import { apiContext } from '#platform/render-context.ts'
import { readCvAsJson } from '../cv-export.contract.ts'
import { pdfTexts } from '../cv-export.texts.ts'

/** One's own profile as JSON Resume, to take along. */
export async function loader({ context }: LoaderFunctionArgs) {
  const resume = await context.get(apiContext)(readCvAsJson, {})
  return new Response(JSON.stringify(resume, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': attachment(`${pdfTexts.title(resume.basics?.name ?? '')}.json`),
      'cache-control': 'private, no-store',
    },
  })
}
