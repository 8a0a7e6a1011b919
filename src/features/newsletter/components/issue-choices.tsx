import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide'
import { useId, useState } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import { moved } from '#platform/moved.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/choice.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import type { readIssue } from '../issues.contract.ts'
import { issueTexts as texts } from '../issues.texts.ts'
import { MOVE, moveOf } from './issue-moves.ts'

type Choice = OutputOf<typeof readIssue>['articles'][number]
type Props = {
  name: 'article_ids' | 'job_ids'
  label: string
  hint: string
  none: string
  choices: readonly Choice[]
}

const ways = [
  { by: -1, icon: ArrowUp, label: texts.up },
  { by: 1, icon: ArrowDown, label: texts.down },
]

/** What a letter may lead to: those that are ticked, in the order of the rows. Without scripts an arrow saves the letter. */
export function IssueChoices({ name, label, hint, none, choices }: Props) {
  const form = useFormState()
  const id = useId()
  const [order, setOrder] = useState<readonly number[]>([])
  const [said, setSaid] = useState('')
  // Those that came since stand at the end.
  const rows = choices.toSorted((a, b) => placeIn(order, a) - placeIn(order, b))
  const fault = form.faultOf(name)
  const chosen = form.valuesOf(
    name,
    choices.filter((choice) => choice.chosen).map((choice) => String(choice.id)),
  )
  const move = (from: number, by: number): void => {
    const next = moved(rows, from, by)
    setOrder(next.map((row) => row.id))
    setSaid(texts.moved(rows[from]!.title, next.indexOf(rows[from]!) + 1, rows.length))
  }
  return (
    <fieldset className="field" aria-describedby={id}>
      <legend className="label">{label}</legend>
      {choices.length === 0 && <p className="muted">{none}</p>}
      <ol className="nli__choices">
        {rows.map((choice, at) => (
          <li key={choice.id}>
            <Check
              name={name}
              value={choice.id}
              label={[choice.title, choice.about].filter(Boolean).join(' · ')}
              defaultChecked={chosen.includes(String(choice.id))}
            />
            <span className="nli__moves">
              {ways.map(({ by, icon, label: way }) => (
                <Button
                  key={by}
                  type="submit"
                  name={MOVE}
                  value={moveOf(name, choice.id, by)}
                  variant="ghost"
                  icon
                  aria-label={way(choice.title)}
                  aria-disabled={rows[at + by] === undefined || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    move(at, by)
                  }}
                >
                  <Icon of={icon} small />
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {said}
      </p>
      {fault ? (
        <p className="err" id={id}>
          <Icon of={TriangleAlert} small />
          {fault}
        </p>
      ) : (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function placeIn(order: readonly number[], { id }: Choice): number {
  const place = order.indexOf(id)
  return place < 0 ? order.length : place
}
