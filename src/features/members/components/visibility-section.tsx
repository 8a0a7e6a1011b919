import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import { sendApi } from '#platform/fetch-api.ts'
import { DoneNote } from '#ui/form/done-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { showToast } from '#ui/toast.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { readVisibilitySection } from './read-visibility-section.ts'
import type { Toggle } from '../visibility.rules.ts'
import { toggles } from '../visibility.rules.ts'
import '../visibility.css'
import type { updateVisibility } from '../visibility.contract.ts'
import { visibilityTexts as texts } from '../visibility.texts.ts'
import { BlockedCompanies } from './blocked-companies.tsx'
import { RecruitersCard } from './recruiters-card.tsx'
import { SeenAs } from './seen-as.tsx'

type Props = Awaited<ReturnType<typeof readVisibilitySection>>
export type Choice = Toggle | 'visibleToRecruiters'
type Chosen = Record<Choice, boolean>

/** Saves a choice at once, and takes it back where that fails. */
function useChoices(saved: Chosen): { chosen: Chosen; choose: (name: Choice, on: boolean) => void } {
  const [changed, setChanged] = useState<Partial<Chosen>>({})
  const choose = (name: Choice, on: boolean): void => {
    setChanged((before) => ({ ...before, [name]: on }))
    sendApi<typeof updateVisibility>('PUT', '/v1/users/visibility', { [name]: on }).then(
      () => showToast({ key: texts.title, title: texts.saved }),
      () => {
        setChanged((before) => ({ ...before, [name]: !on }))
        showToast({ key: texts.title, title: texts.failed, tone: 'red' })
      },
    )
  }
  return { chosen: { ...saved, ...changed }, choose }
}

/** Who sees one's own profile: nine choices, recruiters, companies that never do, and what each would see. */
export function VisibilitySection({ visibility, user }: Props) {
  const { chosen, choose } = useChoices(visibility)
  return (
    <div className="visib">
      <div className="visib__col">
        <VisibilitySettings chosen={chosen} choose={choose} cvSaved={visibility.cv_saved} />
        <BlockedCompanies companies={visibility.blocked_companies} />
      </div>
      <SeenAs user={user} choices={{ ...chosen, cvSaved: visibility.cv_saved, suspended: false }} />
    </div>
  )
}

type SettingsProps = { chosen: Chosen; choose: (name: Choice, on: boolean) => void; cvSaved: boolean }

function VisibilitySettings({ chosen, choose, cvSaved }: SettingsProps) {
  const [asked] = useSearchParams()
  const hydrated = useHydrated()
  return (
    <section id="visibilite" className="card card--pad visib__card" aria-labelledby="visibilite-titre">
      <h2 id="visibilite-titre">{texts.title}</h2>
      <DoneNote>{saidIn(asked, { visibilite: texts.saved })}</DoneNote>
      <PostForm name="visibilite">
        <ul className="visib__list">
          {toggles.map((name) => (
            <Choosing key={name} name={name} says={texts.toggles[name]} chosen={chosen} choose={choose} />
          ))}
        </ul>
        <RecruitersCard cvSaved={cvSaved}>
          <Choosing name="visibleToRecruiters" says={texts.recruiters} chosen={chosen} choose={choose} />
        </RecruitersCard>
        {!hydrated && <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>}
      </PostForm>
    </section>
  )
}

type ChoosingProps = Omit<SettingsProps, 'cvSaved'> & { name: Choice; says: readonly [string, string] }

function Choosing({ name, says: [label, hint], chosen, choose }: ChoosingProps) {
  const id = `choix-${name}`
  const state = { id, name, checked: chosen[name] }
  return (
    <li>
      <label htmlFor={id}>
        <b>{label}</b>
        <span className="small muted">{hint}</span>
      </label>
      {/* A native check box announces its own state. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...state} className="switch" type="checkbox" role="switch" onChange={() => choose(name, !chosen[name])} />
    </li>
  )
}
