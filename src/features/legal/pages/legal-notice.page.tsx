import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { pageHead } from '#platform/page-head.ts'
import { LegalPage } from '../components/legal-page.tsx'
import { notice } from '../notice.texts.ts'

export const loader = ({ request }: LoaderFunctionArgs) => ({ url: new URL('/mentions-legales', request.url).href })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead({
    title: `${notice.title} | Florin`,
    description: notice.description,
    url: loaderData?.url ?? '/mentions-legales',
  })

export default function LegalNotice() {
  return <LegalPage text={notice} />
}
