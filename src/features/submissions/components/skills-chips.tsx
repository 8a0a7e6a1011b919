import { Plus, X } from 'lucide'
import { useRef, useState } from 'react'
import { addSkills } from '#features/accounts/accounts.rules.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { longest } from '../submissions.rules.ts'
import { publishTexts as texts } from '../submissions.texts.ts'
import { readDraft } from './offer-draft.ts'

/** The field that takes skills before they are in the list; without scripts it takes all of them, parted by commas. */
export const TYPED_SKILLS = 'competence'

/** Skills one adds by Enter or by the button, and takes away. */
export function SkillsChips() {
  const form = useFormState()
  const [skills, setSkills] = useState(() => form.valuesOf('competences', []))
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [restored, setRestored] = useState(false)
  // What this browser kept is known once scripts run.
  if (hydrated && !restored) {
    setRestored(true)
    if (skills.length === 0) setSkills(readDraft()['competences'] ?? [])
  }

  const change = (next: readonly string[], fault = ''): void => {
    setSkills(next)
    setSaid(fault)
    input.current!.value = ''
    input.current!.focus()
    // The draft is kept when the form says that something was typed.
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  const add = (): void => {
    const typed = input.current!.value
    const next = addSkills(skills, typed)
    const added = next.slice(skills.length)
    if (typed.trim() === '') input.current!.focus()
    // What was typed stays, to be shortened.
    else if (added.some((skill) => skill.length > longest.skill)) setSaid(texts.skillLong)
    else change(next.slice(0, longest.skills), added.length === 0 ? texts.skillKnown : '')
  }
  return (
    <div className="subm__skills">
      <Field
        label={texts.labels.competences}
        hint={texts.skillHint}
        error={form.faultOf('competences') ?? (said || undefined)}
      >
        {(control) => (
          <div className="subm__add">
            <Input
              {...control}
              ref={input}
              name={TYPED_SKILLS}
              placeholder={hydrated ? texts.skillPlaceholder : ''}
              autoComplete="off"
              maxLength={hydrated ? 200 : 1_500}
              defaultValue={form.valueOf(TYPED_SKILLS)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            {hydrated && (
              <Button variant="outline" icon aria-label={texts.skillAdd} onClick={add}>
                <Icon of={Plus} />
              </Button>
            )}
          </div>
        )}
      </Field>
      {skills.length > 0 && (
        <ul className="subm__chips" aria-label={texts.skillsAdded}>
          {skills.map((skill) => (
            <li key={skill}>
              <input type="hidden" name="competences" value={skill} />
              <button
                className="chip chip--on"
                type="button"
                aria-label={texts.skillRemove(skill)}
                onClick={() => change(skills.filter((one) => one !== skill))}
              >
                {skill}
                <Icon of={X} small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
