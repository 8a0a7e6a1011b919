import { ButtonLink } from '#ui/button.tsx'
import { LinkedInMark } from '#ui/linkedin-mark.tsx'
import { homeTexts } from '../home.texts.ts'

export function CallToAction() {
  return (
    <section className="sec cta far" aria-labelledby="h-cta">
      <div className="wrap">
        <div className="cta__in">
          <div>
            <h2 id="h-cta" className="display">
              {homeTexts.callTitle}
            </h2>
            <p className="muted">{homeTexts.callText}</p>
          </div>
          <div className="cta__b">
            <ButtonLink size="large" to="/signup">
              {homeTexts.createProfile}
            </ButtonLink>
            <ButtonLink size="large" variant="outline" to="/login">
              <LinkedInMark />
              {homeTexts.linkedIn}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
