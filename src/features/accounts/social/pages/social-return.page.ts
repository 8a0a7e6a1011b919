import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { isSocialProvider } from '../social.rules.ts'
import { finishSocial } from '../social.contract.ts'
import { stepAfter, stepOf } from '../social-steps.ts'

const LONGEST_ANSWER = 8_000

/** Where the other site sends the browser back to; the address, which carries its answer, is left at once. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { provider = '' } = params
  if (!isSocialProvider(provider)) throw data(null, { status: 404 })
  const answer = new URL(request.url).search.slice(0, LONGEST_ANSWER)
  const finished = await attempt(context.get(apiContext)(finishSocial, { provider, answer }))
  return stepAfter(finished, stepOf, provider)
}
