import type { ReactNode } from 'react'
import { useId } from 'react'
import { DOES } from '#platform/forms.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/choice.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { Field, Input } from '#ui/field.tsx'
import type { AskedFrom } from '../newsletter.rules.ts'
import { NEWSLETTER_PAGE, SUBSCRIBE_FORM } from '../newsletter-address.rules.ts'
import { boxTexts as texts } from '../newsletter-box.texts.ts'
import '../newsletter.css'

/** The plate on which one asks for the letter. Without a heading where the page says what the letter is. */
export function NewsletterPlate({ heading = true, children }: { heading?: boolean; children: ReactNode }) {
  const title = useId()
  return (
    <section className="nl" {...(heading ? { 'aria-labelledby': title } : { 'aria-label': texts.title })}>
      <Engraving kind="medal" seed={texts.title} className="nl__e" />
      {heading && (
        <>
          <h2 id={title}>{texts.title}</h2>
          <p className="small">{texts.lead}</p>
        </>
      )}
      {children}
    </section>
  )
}

/**
 * Asks for the letter beside something else; the page of the letter answers. A plain form: readers of articles need no
 * scripts for it. `from` is part of the proof that somebody asked.
 */
export const NewsletterBox = ({ from }: { from: AskedFrom }) => (
  <NewsletterPlate>
    <form method="post" action={NEWSLETTER_PAGE} className="nl__f">
      <input type="hidden" name={DOES} value={SUBSCRIBE_FORM} />
      <input type="hidden" name="from" value={from} />
      <Field label={texts.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            placeholder={texts.placeholder}
            autoComplete="email"
            maxLength={254}
            required
          />
        )}
      </Field>
      <Check name="consent" value="oui" label={texts.consent} required />
      <Button variant="on-deep" block type="submit">
        {texts.submit}
      </Button>
    </form>
  </NewsletterPlate>
)
