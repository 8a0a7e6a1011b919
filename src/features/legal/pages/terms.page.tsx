import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { pageHead } from '#platform/page-head.ts'
import { LegalPage } from '../components/legal-page.tsx'
import { terms } from '../terms.texts.ts'

export const loader = ({ request }: LoaderFunctionArgs) => ({ url: new URL('/cgu', request.url).href })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead({ title: `${terms.title} | Florin`, description: terms.description, url: loaderData?.url ?? '/cgu' })

export default function Terms() {
  return <LegalPage text={terms} numbered />
}
