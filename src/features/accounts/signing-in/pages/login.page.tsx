import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useActionData, useLoaderData } from 'react-router'
import { formHeaders } from '#platform/form-actions.ts'
import { canonicalOf, listedAlone } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { pageTexts, signInTexts } from '../../accounts-pages.texts.ts'
import '../../accounts.css'
import { backOf } from '../../accounts.rules.ts'
import { doorTo } from '../../doors.rules.ts'
import { ArrivalNote } from '../../components/arrival-note.tsx'
import { Door } from '../../components/door.tsx'
import { PasskeyButton } from '../../passkeys/components/passkey-button.tsx'
import { SecondFactorDoor } from '../../second-factor/components/second-factor-door.tsx'
import { SignInForm } from '../components/sign-in-form.tsx'
import { SocialButtons } from '../../social/components/social-buttons.tsx'
import { secondStepOf } from '../second-step.ts'
import { addressJustGiven, passSignedIn, signInAction } from '../sign-in.action.ts'
import { listSocial } from '../../social/social.contract.ts'

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  listedAlone({ title: signInTexts.title, description: signInTexts.lead }, location, loaderData)

export async function loader(args: LoaderFunctionArgs) {
  passSignedIn(args)
  const [{ data }, given] = await Promise.all([args.context.get(apiContext)(listSocial, {}), addressJustGiven(args)])
  const retour = args.url.searchParams.get('retour') ?? ''
  return { providers: data, retour, given, canonical: canonicalOf(args.url) }
}

export const action = signInAction

export const headers = formHeaders

const identifier = { label: pageTexts.email.label, missing: signInTexts.identifierMissing, type: 'email' } as const

export default function Login() {
  const { providers, retour, given } = useLoaderData<typeof loader>()
  const back = backOf(retour)
  const answer = useActionData<typeof action>()
  const step = secondStepOf(answer)
  if (step) return <SecondFactorDoor step={step} />
  return (
    <Door title={signInTexts.heading} lead={signInTexts.lead}>
      {!answer && <ArrivalNote />}
      <SocialButtons providers={providers} retour={retour} />
      <SignInForm given={given} identifier={identifier}>
        <Link to={doorTo('/forgot-password', back)}>{signInTexts.forgot}</Link>
      </SignInForm>
      <PasskeyButton retour={retour} />
      <p className="door__foot">
        {signInTexts.noAccount}
        <Link to={doorTo('/signup', back)}>{signInTexts.signUp}</Link>
        <br />
        {signInTexts.recruiting}
        <Link to={doorTo('/espace-entreprise', back)}>{signInTexts.clientSpace}</Link>
      </p>
    </Door>
  )
}
