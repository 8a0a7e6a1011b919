import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'

/** The older address of an offer. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/offre-emploi/${encodeURIComponent(params.id ?? '')}`, 301)
