import { Plus, X } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { signupTexts } from '../../accounts-pages.texts.ts'
import { addSkills, LONGEST_SKILL } from '../../accounts.rules.ts'

/**
 * Skills one adds and takes away. Its buttons send the form where scripts do not run, and the page comes back with the
 * list; where they do, nothing is sent.
 */
export function SkillsField({ saved }: { saved: readonly string[] }) {
  const form = useFormState()
  const [skills, setSkills] = useState(() => form.valuesOf('skills', saved))
  const [said, setSaid] = useState({ words: '', refused: false })
  const input = useRef<HTMLInputElement>(null)

  const change = (next: readonly string[], words: string, refused = false): void => {
    setSkills(next)
    setSaid({ words, refused })
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    // The draft is kept when the form says that something was typed.
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  const add = (): void => {
    const typed = input.current?.value ?? ''
    const next = addSkills(skills, typed)
    const added = next.slice(skills.length)
    if (typed.trim() === '') input.current?.focus()
    // What was typed stays, to be shortened.
    else if (added.some((skill) => skill.length > LONGEST_SKILL))
      setSaid({ words: signupTexts.skillLong, refused: true })
    else if (added.length === 0) change(next, signupTexts.skillKnown, true)
    else change(next, signupTexts.skillAdded(added.join(', ')))
  }

  return (
    <div className="skills" id="competences">
      <Field label={signupTexts.skills} optional hint={signupTexts.skillHint} error={form.faultOf('skills')}>
        {(control) => (
          <div className="skills__add">
            <Input
              {...control}
              ref={input}
              name="competence"
              placeholder={signupTexts.skillExample}
              autoComplete="off"
              maxLength={200}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            <Button
              type="submit"
              variant="outline"
              icon
              aria-label={signupTexts.addSkill}
              onClick={(event) => {
                event.preventDefault()
                add()
              }}
            >
              <Icon of={Plus} />
            </Button>
          </div>
        )}
      </Field>
      <p className={said.refused ? 'err' : 'vh'} role="status">
        {said.words}
      </p>
      {skills.length > 0 && (
        <ul className="skills__list" aria-label={signupTexts.chosenSkills}>
          {skills.map((skill) => (
            <li key={skill}>
              <input type="hidden" name="skills" value={skill} />
              <button
                className="chip chip--on"
                type="submit"
                name="retirer"
                value={skill}
                aria-label={signupTexts.removeSkill(skill)}
                onClick={(event) => {
                  event.preventDefault()
                  change(
                    skills.filter((one) => one !== skill),
                    signupTexts.skillRemoved(skill),
                  )
                }}
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
