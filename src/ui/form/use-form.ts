import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import type * as z from 'zod'
import type { Faults } from '#platform/faults.ts'
import { faultsOf } from '#platform/faults.ts'
import { inputOf } from '#platform/form-input.ts'
import type { Refusal } from '#platform/forms.ts'
import type { FormState } from './form-state.ts'
import { pressEnded } from './press-ended.ts'

/** Fetches the schema that a form is judged by: the endpoint's own. */
type Schema = () => Promise<z.ZodObject>

type FormProps = {
  ref: RefObject<HTMLFormElement | null>
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
  onInput: (event: FormEvent) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  noValidate: true
}

type Shown = {
  refusal: Refusal | null
  faults: Faults
  /** Whether the faults were found when the form was sent, and not as a field was left. */
  sent: boolean
  judged: number
  /** The fields edited since the form was sent. */
  edited: string[]
}

export type FormOptions = {
  refusal: Refusal | null
  sending: string | null
  /** Whether it is being sent this moment, drawn or not. */
  isUnderWay: () => boolean
  does: string
  schema?: Schema | undefined
  /** Judges each field as it is left, too. */
  whenLeft?: boolean | undefined
  /** Fields whose faults depend on another: what is said about the repetition depends on the password. */
  with?: Readonly<Record<string, readonly string[]>> | undefined
}

const leaving = (faults: Faults, names: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))

const isEmpty = (faults: Faults): boolean => Object.keys(faults).length === 0

function faultsIn(schema: z.ZodObject, form: FormData): Faults {
  const parsed = schema.safeParse(inputOf(schema, form))
  return parsed.success ? {} : faultsOf(parsed.error)
}

/**
 * A form that works by itself, and better with scripts: the endpoint's schema judges it in the browser, the first wrong field gets the
 * focus, and editing a field takes its fault away, also one that is on its way here.
 */
export function useForm(options: FormOptions): {
  props: FormProps
  state: Omit<FormState, 'done'>
  /** Whether something was typed since it was sent, or came. */
  isEdited: boolean
} {
  const { refusal, sending, isUnderWay, does, schema, whenLeft = false, with: related = {} } = options
  const ref = useRef<HTMLFormElement>(null)
  const judge = useRef<z.ZodObject | Promise<z.ZodObject | null> | null>(null)
  const [shown, setShown] = useState<Shown>({
    refusal,
    faults: refusal?.fields ?? {},
    sent: refusal !== null,
    judged: 0,
    edited: [],
  })
  // What was edited since the form was sent is judged when it is left, or sent again.
  if (shown.refusal !== refusal) {
    setShown({ ...shown, refusal, faults: leaving(refusal?.fields ?? {}, shown.edited), sent: true })
  }

  const focusWrong = useEffectEvent(() => {
    // Whoever has gone on filling in the form is left there.
    if (shown.edited.length > 0) return
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-again]')
    wrong?.focus()
    if (wrong instanceof HTMLInputElement) wrong.select()
  })
  useEffect(() => {
    focusWrong()
    // Each new refusal moves the focus, whatever it says.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown.refusal, shown.judged])

  const fetchSchema = (): z.ZodObject | Promise<z.ZodObject | null> | null => {
    if (!schema) return null
    judge.current ??= schema().then(
      (fetched) => (judge.current = fetched),
      () => (judge.current = null),
    )
    return judge.current
  }

  /** Says what is wrong with a field that was left; of whoever is back in it nothing. */
  const judgeField = async (field: HTMLInputElement): Promise<void> => {
    const [known] = await Promise.all([fetchSchema(), pressEnded()])
    const form = ref.current
    if (!known || !form?.contains(field) || field.closest('.field')?.contains(document.activeElement)) return
    const fault = faultsIn(known, new FormData(form))[field.name]
    setShown((before) => ({
      ...before,
      faults: { ...leaving(before.faults, [field.name]), ...(fault === undefined ? {} : { [field.name]: fault }) },
    }))
  }

  const notice = useId()
  const { typed = null } = refusal ?? {}
  return {
    props: {
      ref,
      noValidate: true,
      onFocus: () => void fetchSchema(),
      onBlur: ({ target, relatedTarget }) => {
        // A button of its own, such as the one that shows a password, belongs to the field.
        const field = whenLeft ? target.closest('.field') : null
        const input = field?.querySelector('input')
        if (input && !field!.contains(relatedTarget)) void judgeField(input)
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement
        const names = [name, ...(related[name] ?? [])]
        setShown((before) => {
          if (before.edited.includes(name) && !names.some((one) => one in before.faults)) return before
          const faults = leaving(before.faults, names)
          const edited = [...new Set([...before.edited, ...names])]
          return { ...before, faults, edited, sent: before.sent && !isEmpty(faults) }
        })
      },
      onSubmit: (event) => {
        if (isUnderWay()) {
          event.preventDefault()
          return
        }
        const known = judge.current
        const faults = known && !(known instanceof Promise) ? faultsIn(known, new FormData(event.currentTarget)) : {}
        const stays = !isEmpty(faults)
        if (stays) event.preventDefault()
        setShown((before) => ({
          ...before,
          ...(stays ? { faults, sent: true, judged: before.judged + 1 } : {}),
          edited: [],
        }))
      },
    },
    state: {
      faultOf: (name) => shown.faults[name],
      valueOf: (name, saved = '') => typed?.[name]?.[0] ?? saved,
      valuesOf: (name, saved) => (typed ? (typed[name] ?? []).filter((text) => text !== '') : saved),
      ticked: (name, value, saved) => (typed ? (typed[name] ?? []).includes(value) : saved),
      first: Object.keys(shown.faults)[0],
      message: refusal?.message ?? null,
      retryAfter: refusal?.retryAfter ?? null,
      notice,
      invalid: shown.sent && !isEmpty(shown.faults),
      sending,
      does,
    },
    isEdited: shown.edited.length > 0,
  }
}
