import { ButtonLink } from '#ui/button.tsx'
import { LinkedInMark } from '#ui/linkedin-mark.tsx'
import type { callsFor } from '../calls.texts.ts'

type CallToActionProps = ReturnType<typeof callsFor>['end']

export function CallToAction({ title, text, ways }: CallToActionProps) {
  return (
    <section className="sec cta far" aria-labelledby="h-cta">
      <div className="wrap">
        <div className="cta__in">
          <div>
            <h2 id="h-cta" className="display">
              {title}
            </h2>
            <p className="muted">{text}</p>
          </div>
          <div className="cta__b">
            {ways.map(({ to, label, linkedIn }, index) => (
              <ButtonLink key={to} size="large" variant={index === 0 ? 'primary' : 'outline'} to={to}>
                {linkedIn && <LinkedInMark />}
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
