import { Link, useLocation } from 'react-router'
import { signInTexts } from '../../accounts-pages.texts.ts'
import type { SecondStep } from '../../signing-in/second-step.ts'
import { Door } from '../../components/door.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

const texts = signInTexts.secondFactor

/** What either login page shows once the password was right and a code is awaited. */
export function SecondFactorDoor({ step }: { step: SecondStep }) {
  const { pathname, search } = useLocation()
  return (
    <Door title={texts.heading} lead={step.recovery ? texts.recoveryLead : texts.lead}>
      <SecondFactorForm {...step} />
      <p className="door__foot">
        <Link to={`${pathname}${search}`}>{texts.back}</Link>
      </p>
    </Door>
  )
}
