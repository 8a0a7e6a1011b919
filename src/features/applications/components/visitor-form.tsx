import { useState } from 'react'
import { visitorCvRule } from '#features/members/cvs/cvs.rules.ts'
import { cvTexts } from '#features/members/cvs/cvs.texts.ts'
import { Pick } from '#ui/choice.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { PlainUpload, UploadField } from '#ui/upload-field.tsx'
import { applyAddress } from '../application-paths.rules.ts'
import '../applications.css'
import { civilities, letterRule } from '../applications.rules.ts'
import { applyTexts as texts } from '../applications.texts.ts'
import { MessageField } from './message-field.tsx'

type Props = {
  job: { id: number; company_name: string }
  /** Files that were sent before the page came back without scripts. */
  uploaded: { cv: string | null; letter: string | null }
}

/** The whole form, for whoever has no account. An account is offered afterwards. */
export function VisitorForm({ job, uploaded }: Props) {
  const [sending, setSending] = useState(0)
  const busy = (on: boolean): void => setSending((count) => count + (on ? 1 : -1))
  const path = (more: Record<string, string | null>): string => {
    const kept = Object.entries(more).filter((pair): pair is [string, string] => pair[1] !== null)
    return `${applyAddress(job.id)}?${new URLSearchParams(kept)}`
  }
  return (
    <>
      <PlainUpload
        rule={visitorCvRule}
        label={uploaded.cv ? `${texts.cv}, un autre` : texts.cv}
        retour={path({ 'lettre-fichier': uploaded.letter })}
      />
      <PlainUpload rule={letterRule} label={texts.letter} retour={path({ 'cv-visiteur-fichier': uploaded.cv })} />
      <PostForm name="visiteur" className="apply__form" summary>
        <p className="small muted">{texts.required}</p>
        <fieldset className="field">
          <legend className="label">
            Civilité <span className="opt">(facultatif)</span>
          </legend>
          <Civilities />
        </fieldset>
        <div className="apply__two">
          <TextField name="last_name" label="Nom *" autoComplete="family-name" />
          <TextField name="first_name" label="Prénom *" autoComplete="given-name" />
        </div>
        <div className="apply__two">
          <TextField name="email" label="E-mail *" type="email" autoComplete="email" />
          <TextField name="phone" label="Téléphone" optional type="tel" autoComplete="tel" />
        </div>
        <VisitorCv before={uploaded.cv} onBusy={busy} />
        <MessageField jobId={job.id} />
        <UploadField
          rule={letterRule}
          name="letter_file"
          label={texts.letter}
          optional
          drop="Déposez la lettre"
          before={uploaded.letter ? { id: uploaded.letter, name: texts.letter, bytes: null } : null}
          onBusy={busy}
        />
        <div className="apply__foot">
          <SubmitButton size="large" busy={texts.submitting} disabled={sending > 0}>
            {texts.submit}
          </SubmitButton>
          <p className="small muted">{texts.linkFollows}</p>
        </div>
        <p className="hint">{texts.kept(job.company_name)}</p>
      </PostForm>
    </>
  )
}

function Civilities() {
  const form = useFormState()
  const chosen = form.valueOf('civility')
  return (
    <div className="apply__civ">
      {civilities.map((one) => (
        <Pick key={one} name="civility" value={one} defaultChecked={one === chosen}>
          {one}
        </Pick>
      ))}
    </div>
  )
}

function VisitorCv({ before, onBusy }: { before: string | null; onBusy: (busy: boolean) => void }) {
  const form = useFormState()
  const typed = form.valueOf('cv_file', before ?? '')
  return (
    <UploadField
      rule={visitorCvRule}
      name="cv_file"
      label={texts.cv}
      drop={cvTexts.drop}
      error={form.faultOf('cv_file')}
      before={typed ? { id: typed, name: texts.cv, bytes: null } : null}
      onBusy={onBusy}
    />
  )
}
