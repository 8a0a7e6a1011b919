import { useRef } from 'react'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { CheckField, TextareaField } from '#ui/form/fields.tsx'
import { Avatar } from '#ui/identity.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { LONGEST_REPLY } from '../applicants.rules.ts'
import { applicantTexts as texts, replyTemplates } from '../applicants.texts.ts'
import { TemplateChoice } from './reply-form.tsx'

type Person = { id: number; nom: string; initials: string }

function Reply({ one, at, title }: { one: Person; at: number; title: string }) {
  const hydrated = useHydrated()
  const box = useRef<HTMLLIElement>(null)
  const first = one.nom.split(' ')[0]!
  return (
    <li ref={box}>
      <Avatar name={one.nom} initials={one.initials} />
      <div className="stack">
        <input type="hidden" name={`answers.${at}.id`} value={one.id} />
        <TextareaField
          name={`answers.${at}.text`}
          label={texts.answerOf(one.nom)}
          rows={6}
          maxLength={LONGEST_REPLY}
          saved={replyTemplates[0].text(first, title)}
        />
        <div className="row">
          <CheckField name={`answers.${at}.refuse`} label={texts.isRefusal} />
          {hydrated && (
            <TemplateChoice
              label={`${texts.template}, ${one.nom}`}
              choose={(words, refuse) => {
                const area = box.current?.querySelector('textarea')
                const tick = box.current?.querySelector<HTMLInputElement>('input[type=checkbox]')
                if (area) area.value = words(first, title)
                if (tick) tick.checked = refuse
              }}
            />
          )}
        </div>
      </div>
    </li>
  )
}

type Props = { people: Person[]; title: string; late: boolean }

/** Several answers, one each, read again and sent together. */
export function Series({ people, title, late }: Props) {
  return (
    <section className="card serie" id="reponses" aria-labelledby="h-reponses">
      <div className="serie__top">
        <h2 id="h-reponses">{late ? texts.series(people.length) : texts.seriesChosen(people.length)}</h2>
        <p className="small muted">{texts.seriesLead}</p>
      </div>
      <PostForm name="serie">
        <ul>
          {people.map((one, at) => (
            <Reply key={one.id} one={one} at={at} title={title} />
          ))}
        </ul>
        <div className="serie__f">
          <p className="hint">{texts.seriesHint}</p>
          <SubmitButton busy={texts.sending}>{texts.sendSeries(people.length)}</SubmitButton>
        </div>
      </PostForm>
    </section>
  )
}
