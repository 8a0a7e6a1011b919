import { useEffect, useRef } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData, useSearchParams } from 'react-router'
import { SkillsField } from '#features/jobs/components/skills-field.tsx'
import { countryOf } from '#features/reference/reference.rules.ts'
import { secretHeaders } from '#platform/form-actions.ts'
import { canonicalOf, listedAlone } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { signupTexts } from '../../accounts-pages.texts.ts'
import { readSignup } from '../signup.contract.ts'
import '../../accounts.css'
import { accountRefusals, backIn } from '../../accounts.rules.ts'
import { doorTo } from '../../doors.rules.ts'
import { Door } from '../../components/door.tsx'
import { SignupAccountStep } from '../components/signup-account-step.tsx'
import { SignupProfileStep } from '../components/signup-profile-step.tsx'
import { SignupProgress } from '../components/signup-progress.tsx'
import { SignupSearchStep } from '../components/signup-search-step.tsx'
import { SocialButtons } from '../../social/components/social-buttons.tsx'
import { passSignedIn } from '../../signing-in/sign-in.action.ts'
import { listSocial } from '../../social/social.contract.ts'
import { signupStep, stepPath } from '../signup-address.ts'
import { signupAction } from '../signup.action.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  listedAlone(
    { title: signupTexts.title(loaderData?.step ?? 1), description: signupTexts.description },
    location,
    loaderData,
  )

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  passSignedIn({ url, context })
  const step = signupStep(url.searchParams.get('etape'))
  const api = context.get(apiContext)
  const [{ answers }, { data: providers }] = await Promise.all([api(readSignup, {}), api(listSocial, {})])
  const back = backIn(url)
  if (step > 1 && answers === null) throw redirect(stepPath(1, back))
  return { step, back, answers, providers, countryId: countryOf(request).id, canonical: canonicalOf(url) }
}

export const action = signupAction

export const headers = secretHeaders

export default function Signup() {
  const { step, back, answers, providers, countryId } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const page = useStepFocus(step)
  const recruiter = (answers?.role ?? params.get('role')) === 'recruiter'
  const leads = recruiter && step > 1 ? ['', ...signupTexts.recruiterLeads] : signupTexts.leads
  const values = answers ?? (recruiter ? { role: 'recruiter' as const } : {})
  const shared = { values, countryId, address: stepPath(step, back) }
  return (
    <div ref={page}>
      <Door before={<SignupProgress current={step} />} title={signupTexts.steps[step - 1]!} lead={leads[step - 1]}>
        {step === 1 && params.has('interrompue') && !answers && <Interrupted login={doorTo('/login', back)} />}
        {step === 1 && <SocialButtons providers={providers} retour={back} />}
        {step === 1 && <SignupAccountStep {...shared} kept={answers !== null} />}
        {step === 2 && <SignupSearchStep {...shared} />}
        {step === 2 && recruiter && (
          <ButtonLink variant="ghost" to={stepPath(3, back)} block>
            {signupTexts.skip}
          </ButtonLink>
        )}
        {step === 3 && (
          <SignupProfileStep
            {...shared}
            skills={
              <SkillsField name="skills" label={signupTexts.skills} saved={answers?.skills ?? []} most={50} optional />
            }
          />
        )}
        {step === 1 && (
          <p className="door__foot">
            {signupTexts.haveAccount}
            <Link to={doorTo('/login', back)}>{signupTexts.signIn}</Link>
          </p>
        )}
      </Door>
    </div>
  )
}

/** Another step is another page: its title gets the focus, as it would if the browser had loaded it. */
function useStepFocus(step: number) {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
  return page
}

const Interrupted = ({ login }: { login: string }) => (
  <Note tone="amber">
    {accountRefusals['accounts/signup_over'].message} {signupTexts.interrupted}
    <Link to={login}>{signupTexts.interruptedLink}</Link>.
  </Note>
)
