import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Faults } from '#platform/faults.ts'
import type * as browserSchemas from '../browser-schemas.ts'
import type { FormRefusal } from '../page-answers.ts'
import { pressEnded } from './press-ended.ts'

type Judges = typeof browserSchemas.judges
/** Finds what is wrong with a form before it is sent; nothing, if that is not for the browser to say. */
type Judge = (judges: Judges, form: FormData) => Faults

export type FormState = {
  /** Put these on the form. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
    onInput: (event: FormEvent) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    noValidate: true
  }
  faultOf: (name: string) => string | undefined
  /** The field a page that arrives without scripts puts the cursor in. */
  first: string | undefined
  /** What the form said that concerns no field. */
  message: string | null
  retryAfter: number | null
  /** Whether the form was sent with something wrong in it that is still there. */
  invalid: boolean
  /** The value of the button the form is being sent by; null while it rests. */
  sending: string | null
}

type Shown = {
  refusal: FormRefusal | undefined
  faults: Faults
  /** Whether the faults were found when the form was sent, and not as a field was left. */
  sent: boolean
  judged: number
  /** The fields edited since the form was sent. */
  edited: string[]
}

const leaving = (faults: Faults, names: string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))

const isEmpty = (faults: Faults): boolean => Object.keys(faults).length === 0

/**
 * A form that works by itself, and better with scripts: the same schema judges it in the browser, each field as it is left where
 * `whenLeft` says so, the first wrong field gets the focus, and editing a field takes its fault away.
 */
export function useForm(refusal: FormRefusal | undefined, judge?: Judge, whenLeft = false): FormState {
  const ref = useRef<HTMLFormElement>(null)
  const judges = useRef<Judges | Promise<Judges | null> | null>(null)
  const [shown, setShown] = useState<Shown>({
    refusal,
    faults: refusal?.fields ?? {},
    sent: refusal !== undefined,
    judged: 0,
    edited: [],
  })
  // What was edited since the form was sent is judged when it is left, or sent again.
  if (shown.refusal !== refusal) {
    setShown({ ...shown, refusal, faults: leaving(refusal?.fields ?? {}, shown.edited), sent: true })
  }
  const sending = useSending()

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

  const fetchJudges = (): Judges | Promise<Judges | null> | null => {
    if (!judge) return null
    judges.current ??= import('../browser-schemas.ts').then(
      (module) => (judges.current = module.judges),
      () => (judges.current = null),
    )
    return judges.current
  }

  /** Says what is wrong with a field that was left; of whoever is back in it nothing. */
  const judgeField = async (field: HTMLInputElement): Promise<void> => {
    const [known] = await Promise.all([fetchJudges(), pressEnded()])
    const form = ref.current
    if (!judge || !known || !form?.contains(field) || field.closest('.field')?.contains(document.activeElement)) return
    const fault = judge(known, new FormData(form))[field.name]
    setShown((before) => ({
      ...before,
      faults: { ...leaving(before.faults, [field.name]), ...(fault === undefined ? {} : { [field.name]: fault }) },
    }))
  }

  return {
    props: {
      ref,
      noValidate: true,
      onFocus: () => void fetchJudges(),
      onBlur: ({ target, relatedTarget }) => {
        // A button of its own, such as the one that shows a password, belongs to the field.
        const field = whenLeft ? target.closest('.field') : null
        const input = field?.querySelector('input')
        if (input && !field!.contains(relatedTarget)) void judgeField(input)
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement
        // What is said about the repetition depends on the password, too.
        const names = name === 'password' ? [name, 'confirmPassword'] : [name]
        setShown((before) => {
          if (before.edited.includes(name) && !names.some((one) => one in before.faults)) return before
          const faults = leaving(before.faults, names)
          const edited = [...new Set([...before.edited, ...names])]
          return { ...before, faults, edited, sent: before.sent && !isEmpty(faults) }
        })
      },
      onSubmit: (event) => {
        if (sending !== null) {
          event.preventDefault()
          return
        }
        const known = judges.current
        const faults =
          judge && known && !(known instanceof Promise) ? judge(known, new FormData(event.currentTarget)) : {}
        const stays = !isEmpty(faults)
        if (stays) event.preventDefault()
        setShown((before) => ({
          ...before,
          ...(stays ? { faults, sent: true, judged: before.judged + 1 } : {}),
          edited: [],
        }))
      },
    },
    faultOf: (name) => shown.faults[name],
    first: Object.keys(shown.faults)[0],
    message: refusal?.message ?? null,
    retryAfter: refusal?.retryAfter ?? null,
    invalid: shown.sent && !isEmpty(shown.faults),
    sending,
  }
}

/** Which button of this page’s form is at work. */
function useSending(): string | null {
  const { state, formAction, formData } = useNavigation()
  const { pathname } = useLocation()
  if (state === 'idle' || !formData || formAction?.split('?')[0] !== pathname) return null
  const value = formData.get('vers')
  return typeof value === 'string' ? value : ''
}
