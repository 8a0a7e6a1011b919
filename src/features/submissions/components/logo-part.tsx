import { useState } from 'react'
import { monogram } from '#features/companies/companies.rules.ts'
import { useFormState } from '#ui/form/form-state.ts'
import { Logo } from '#ui/identity.tsx'
import { UploadField } from '#ui/upload-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { submissionLogo } from '../submissions.rules.ts'
import { publishTexts as texts } from '../submissions.texts.ts'
import { readDraft } from './job-draft.ts'

type Props = {
  company: string
  /** A file that was sent before the page came back without scripts. */
  uploaded: string | null
  onBusy: (busy: boolean) => void
}

/** A logo, and the monogram that shows without one. */
export function LogoPart({ company, uploaded, onBusy }: Props) {
  const form = useFormState()
  const fault = form.faultOf('logo')
  const [before, setBefore] = useState(form.valueOf('logo', uploaded ?? ''))
  const hydrated = useHydrated()
  const [restored, setRestored] = useState(false)
  // What this browser kept is known once scripts run.
  if (hydrated && !restored) {
    setRestored(true)
    if (before === '') setBefore(readDraft()['logo']?.[0] ?? '')
  }
  const name = company.trim() || 'Florin'
  // One that is no longer there is asked for anew.
  const kept = fault ? '' : before
  return (
    <div className="subm__logo">
      <Logo name={name} logo="" monogram={monogram(name)} size={72} />
      <div>
        <UploadField
          key={kept}
          rule={submissionLogo}
          name="logo"
          label={texts.labels.logo}
          optional
          drop={texts.logoDrop}
          error={fault}
          before={kept ? { id: kept, name: texts.labels.logo, bytes: null } : null}
          onBusy={onBusy}
        />
        <p className="hint">{texts.logoNone}</p>
      </div>
    </div>
  )
}
