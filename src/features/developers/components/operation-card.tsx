import { useState } from 'react'
import { Badge } from '#ui/chip.tsx'
import { Button } from '#ui/button.tsx'
import { Field, Input, Select } from '#ui/field.tsx'
import { developersTexts as texts } from '../developers.texts.ts'
import type { Operation, Parameter } from '../openapi.ts'
import { addressOf } from '../openapi.ts'

type Answer = { status: number; milliseconds: number; body: string }

const SHOWN = 4_000

/** One operation: what it is for, its parameters, and a button that really calls it. */
export function OperationCard({ operation }: { operation: Operation }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  const call = async (form: FormData): Promise<void> => {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
    const began = performance.now()
    setBusy(true)
    setFailed(false)
    try {
      const response = await fetch(addressOf(operation, values))
      const body = JSON.stringify(await response.json(), null, 2)
      setAnswer({
        status: response.status,
        milliseconds: Math.round(performance.now() - began),
        body: body.slice(0, SHOWN),
      })
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <details className="card api__op" id={operation.id}>
      <summary>
        <Badge tone="green" plain>
          {operation.method}
        </Badge>
        <code>{operation.path}</code>
        <span className="muted small">{operation.summary}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void call(new FormData(event.currentTarget))
        }}
      >
        {operation.parameters.length === 0 && <p className="hint">{texts.noParameter}</p>}
        {operation.parameters.map((parameter) => (
          <ParameterField key={parameter.name} parameter={parameter} />
        ))}
        <Button type="submit" busy={busy ? texts.trying : false}>
          {texts.try}
        </Button>
      </form>
      <div aria-live="polite">
        {failed && <p className="err">{texts.noAnswer}</p>}
        {answer && !failed && (
          <>
            <p className="small muted">{texts.answer(answer.status, answer.milliseconds)}</p>
            {/* Long answers scroll with the keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre tabIndex={0}>{answer.body}</pre>
          </>
        )}
      </div>
    </details>
  )
}

function ParameterField({ parameter: { name, required, hint, choices } }: { parameter: Parameter }) {
  return (
    <Field label={name} optional={!required} hint={choices.length > 0 ? undefined : hint}>
      {(control) =>
        choices.length > 0 ? (
          <Select {...control} name={name} required={required}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        ) : (
          <Input {...control} name={name} required={required} autoComplete="off" />
        )
      }
    </Field>
  )
}
