import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { isSocialProvider } from '../social.rules.ts'
import { startSocial } from '../social.contract.ts'
import { stepAfter } from '../social-steps.ts'
import { LONGEST_BACK } from '../../accounts.rules.ts'

/** Sends the browser to the other site. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { provider = '' } = params
  if (!isSocialProvider(provider)) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('retour') ?? ''
  const retour = asked.length > LONGEST_BACK ? '' : asked
  const started = await attempt(context.get(apiContext)(startSocial, { provider, retour }))
  return stepAfter(started, ({ location }) => location, provider)
}
