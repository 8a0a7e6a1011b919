import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useActionData, useLoaderData } from 'react-router'
import { formHeaders } from '#platform/form-actions.ts'
import { canonicalOf, listedAlone } from '#platform/page-head.ts'
import { clientTexts, signInTexts } from '../accounts-pages.texts.ts'
import '../accounts.css'
import { backOf, doorTo } from '../accounts.rules.ts'
import { ArrivalNote } from '../components/arrival-note.tsx'
import { ClientContact } from '../components/client-contact.tsx'
import { Door } from '../components/door.tsx'
import { PasskeyButton } from '../components/passkey-button.tsx'
import { SecondFactorDoor } from '../components/second-factor-door.tsx'
import { SignInForm } from '../components/sign-in-form.tsx'
import { addressJustGiven, passSignedIn, secondStepOf, signInAction } from '../sign-in.action.ts'

const { sales } = clientTexts

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  listedAlone({ title: clientTexts.title, description: clientTexts.description }, location, loaderData)

export async function loader(args: LoaderFunctionArgs) {
  passSignedIn(args)
  const retour = args.url.searchParams.get('retour') ?? ''
  return { canonical: canonicalOf(args.url), retour, given: await addressJustGiven(args) }
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
  const { retour, given } = useLoaderData<typeof loader>()
  const back = backOf(retour)
  const answer = useActionData<typeof action>()
  const step = secondStepOf(answer)
  if (step) return <SecondFactorDoor step={step} />
  return (
    <Door
      title={clientTexts.heading}
      lead={clientTexts.lead}
      side={<ClientContact title={sales.title} body={sales.body} />}
    >
      {!answer && <ArrivalNote />}
      <SignInForm given={given} identifier={identifier}>
        <Link to={doorTo('/mot-de-passe-oublie', back)}>{signInTexts.forgot}</Link>
      </SignInForm>
      <PasskeyButton retour={retour} />
      <p className="door__foot">
        {clientTexts.ownSpace}
        <Link to="/espace-recruteurs">{clientTexts.ownSpaceLink}</Link>
        <br />
        {clientTexts.noAccount}
        <Link to={doorTo('/signup', back)}>{clientTexts.becomeClient}</Link>
        <br />
        {clientTexts.candidate}
        <Link to={doorTo('/login', back)}>{clientTexts.candidateLink}</Link>
      </p>
    </Door>
  )
}
