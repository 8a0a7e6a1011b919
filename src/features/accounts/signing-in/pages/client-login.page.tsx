import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useActionData, useLoaderData } from 'react-router'
import { formHeaders } from '#platform/form-actions.ts'
import { canonicalOf, listedAlone } from '#platform/page-head.ts'
import { roleContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { clientTexts, signInTexts } from '../../accounts-pages.texts.ts'
import '../../accounts.css'
import { backIn, backOf } from '../../accounts.rules.ts'
import { doorTo } from '../../doors.rules.ts'
import { ArrivalNote } from '../../components/arrival-note.tsx'
import { ClientContact } from '../components/client-contact.tsx'
import { Door } from '../../components/door.tsx'
import { PasskeyButton } from '../../passkeys/components/passkey-button.tsx'
import { SecondFactorDoor } from '../../second-factor/components/second-factor-door.tsx'
import { SignInForm } from '../components/sign-in-form.tsx'
import { stepPath } from '../../signing-up/signup-address.ts'
import { secondStepOf } from '../second-step.ts'
import { addressJustGiven, passSignedIn, signInAction } from '../sign-in.action.ts'

const { sales } = clientTexts

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  listedAlone({ title: clientTexts.title, description: clientTexts.description }, location, loaderData)

export async function loader(args: LoaderFunctionArgs) {
  // A recruiter who is in, and was going nowhere else, finds the way to their space; whoever else is in is shown in.
  const inside = args.context.get(roleContext) === 'recruiter' && backIn(args.url) === '/'
  if (!inside) passSignedIn(args)
  const retour = args.url.searchParams.get('retour') ?? ''
  return { canonical: canonicalOf(args.url), inside, retour, given: await addressJustGiven(args) }
}

export const action = signInAction

export const headers = formHeaders

const identifier = {
  label: clientTexts.identifier,
  hint: clientTexts.identifierHint,
  missing: clientTexts.identifierMissing,
  type: 'text',
} as const

export default function ClientLogin() {
  const { inside, retour, given } = useLoaderData<typeof loader>()
  const back = backOf(retour)
  const answer = useActionData<typeof action>()
  const step = secondStepOf(answer)
  if (step) return <SecondFactorDoor step={step} />
  const frame = {
    before: (
      <Link className="door__back" to="/publier-offre">
        {clientTexts.publish}
      </Link>
    ),
    title: clientTexts.heading,
    lead: clientTexts.lead,
    side: <ClientContact title={sales.title} body={sales.body} />,
  }
  if (inside) {
    return (
      <Door {...frame}>
        <p>{clientTexts.signedIn}</p>
        <ButtonLink to="/espace-recruteurs" size="large" block>
          {clientTexts.ownSpaceLink}
        </ButtonLink>
      </Door>
    )
  }
  return (
    <Door {...frame}>
      {!answer && <ArrivalNote />}
      <SignInForm given={given} identifier={identifier}>
        <Link to={doorTo('/mot-de-passe-oublie', back)}>{signInTexts.forgot}</Link>
      </SignInForm>
      <PasskeyButton retour={retour} />
      <p className="door__foot">
        {clientTexts.noAccount}
        <Link to={stepPath(1, back, 'recruiter')}>{clientTexts.becomeClient}</Link>
        <br />
        {clientTexts.candidate}
        <Link to={doorTo('/login', back)}>{clientTexts.candidateLink}</Link>
      </p>
    </Door>
  )
}
