import type { LoaderFunctionArgs } from 'react-router'
import { attachment } from '#platform/files.ts'
import { apiContext } from '#platform/render-context.ts'
import { readCvAsPdf } from '../cv-export.contract.ts'

/** One's own profile as the PDF of a CV. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { name, content } = await context.get(apiContext)(readCvAsPdf, {})
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    },
  })
}
