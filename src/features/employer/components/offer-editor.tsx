import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Link, useActionData } from 'react-router'
import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import { attachTexts } from '#features/accounts/colleagues/colleagues.texts.ts'
import { creditsPath } from '#features/credits/credits.rules.ts'
import type { OfferFields, OfferReading } from '#features/jobs/publishing/publishing.contract.ts'
import { missingTexts } from '#features/jobs/publishing/publishing.texts.ts'
import type { FormAnswer } from '#platform/forms.ts'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Coins } from '#ui/meters.tsx'
import { Note, Titled } from '#ui/note.tsx'
import { aloneTexts, editorTexts as texts } from '../employer.texts.ts'
import { OfferChecks } from './offer-checks.tsx'
import { PostPart, TermsPart, TextsPart } from './offer-parts.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { typedIn, useOfferDraft } from './use-offer-draft.ts'

type EditedOffer = {
  id: number | null
  version: number
  savedAt: string | null
  fields: OfferFields
  reading: OfferReading | null
  /** What publishing costs. */
  cost: number
}

type Props = {
  offer: EditedOffer
  company: { name: string; logo: string; monogram: string | null }
  functions: readonly { id: number; name: string }[]
  credits: { balance: number; granted: number }
  /** Whether there is a company to publish it for. */
  attached: boolean
  /** Says at once what is missing: the form came back. */
  strict: boolean
  /** What stands under the checks and the preview. */
  side?: ReactNode
}

/** Above the form: that something is left to fill in, in the specification's words. */
function Missing({ strict, reading }: { strict: boolean; reading: OfferReading | null }) {
  const { invalid } = useFormState()
  if (!invalid && !(strict && reading && Object.keys(reading.missing).length > 0)) return null
  return (
    <Note tone="red">
      <Titled title={missingTexts.toast}>{missingTexts.message}</Titled>
    </Note>
  )
}

/** What publishing costs, and what is left. */
const Price = ({ cost, credits }: { cost: number; credits: Props['credits'] }) =>
  cost > 0 ? (
    <div className="edit__pay">
      <Coins
        left={credits.balance}
        total={Math.max(credits.granted, credits.balance)}
        label={texts.pay(credits.balance)}
      />
      <p className="small">
        {credits.balance > 0 ? (
          texts.pay(credits.balance)
        ) : (
          <>
            {texts.noCredit} <Link to={`${creditsPath}#devis`}>{texts.more}</Link>
          </>
        )}
      </p>
    </div>
  ) : (
    <p className="small muted">{texts.free}</p>
  )

/** Without a company it is kept, not published. */
const NotYet = () => (
  <Note tone="blue">
    {aloneTexts.cannot} <Link to={teamPath}>{attachTexts.ask}</Link>
  </Note>
)

/** Whether what the form was last sent for was done. */
function useWasSaved(): boolean {
  const answer = useActionData<FormAnswer>()
  return answer !== undefined && 'done' in answer
}

/** The form of an offer, new or old, with its checks and its preview beside it. What is typed saves itself. */
export function OfferEditor({ offer, company, functions, credits, attached, strict, side }: Props) {
  const { fields } = offer
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(fields)
  const { standing, reading, kept } = useOfferDraft(frame, offer, useWasSaved())
  const onInput = (event: FormEvent<HTMLDivElement>): void => {
    const form = (event.target as HTMLElement).closest('form')
    if (form) setTyped(typedIn(new FormData(form)))
  }
  const stops = reading?.findings.filter(({ severity }) => severity === 'stop').length ?? 0
  return (
    <div className="edit" ref={frame} onInput={onInput}>
      <PostForm name="publier" also={['brouillon']} className="edit__form">
        <Missing strict={strict} reading={reading} />
        <input type="hidden" name="offre" value={kept.id ?? ''} />
        <input type="hidden" name="version" value={kept.version} />
        <p className="small muted">{texts.required}</p>
        <PostPart
          fields={fields}
          typed={typed}
          company={company.name}
          functions={functions}
          reading={reading}
          strict={strict}
        />
        <TermsPart fields={fields} />
        <TextsPart fields={fields} />
        <section className="card card--pad edit__part" id="publication" aria-labelledby="h-publication">
          <h2 id="h-publication">4. {texts.steps.publication}</h2>
          {attached ? <Price cost={offer.cost} credits={credits} /> : <NotYet />}
          <div className="row">
            {attached && (
              <SubmitButton
                size="large"
                busy={texts.publishing}
                {...(stops > 0 ? { 'aria-describedby': 'corriger' } : {})}
              >
                {texts.publish(offer.cost)}
              </SubmitButton>
            )}
            <SubmitButton does="brouillon" variant={attached ? 'outline' : 'primary'} busy={texts.saving}>
              {texts.draft}
            </SubmitButton>
            {stops > 0 && (
              <p className="hint" id="corriger">
                {texts.toFix(stops)} d’abord.
              </p>
            )}
          </div>
          <p className="small muted" role="status">
            {standing}
          </p>
        </section>
      </PostForm>
      <div className="edit__side">
        <OfferChecks reading={reading} />
        <OfferPreview typed={typed} company={company} city={reading?.city ?? null} />
        {side}
        <p>
          <Link className="edit__leave" to="/espace-recruteurs">
            {texts.leave}
          </Link>
        </p>
      </div>
    </div>
  )
}
