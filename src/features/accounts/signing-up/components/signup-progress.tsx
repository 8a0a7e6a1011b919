import { Check } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { signupTexts } from '../../accounts-pages.texts.ts'
import type { SignupStep } from '../signup-address.ts'

export function SignupProgress({ current }: { current: SignupStep }) {
  return (
    <ol className="signup-steps" aria-label={signupTexts.progress}>
      {signupTexts.steps.map((name, index) => {
        const done = index + 1 < current
        return (
          <li
            key={name}
            className={done ? 'is-done' : undefined}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span className="signup-steps__n num" aria-hidden="true">
              {done ? <Icon of={Check} small /> : index + 1}
            </span>
            <span className="signup-steps__name">
              {name}
              {done && <span className="vh"> ({signupTexts.done})</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
