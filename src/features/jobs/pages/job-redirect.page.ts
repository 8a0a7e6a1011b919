import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'

/** The older address of a job. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/offre-emploi/${encodeURIComponent(params.id ?? '')}`, 301)
