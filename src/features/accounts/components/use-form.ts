import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Faults } from '#platform/faults.ts'
import type * as browserSchemas from '../browser-schemas.ts'
import type { FormRefusal } from '../page-answers.ts'

type Judges = typeof browserSchemas.judges
/** Finds what is wrong with a form before it is sent; nothing, if that is not for the browser to say. */
type Judge = (judges: Judges, form: FormData) => Faults

export type FormState = {
  /** Put these on the form. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    onFocus: (event: FocusEvent) => void
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
  invalid: boolean
  /** The value of the button the form is being sent by; null while it rests. */
  sending: string | null
}

type Shown = {
  refusal: FormRefusal | undefined
  faults: Faults
  judged: number
  /** The fields edited since the form was sent. */
  edited: string[]
}

const leaving = (faults: Faults, names: string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))

/**
 * A form that works by itself, and better with scripts: the same schema judges it in the browser, the first wrong field
 * gets the focus, and editing a field takes its fault away.
 */
export function useForm(refusal: FormRefusal | undefined, judge?: Judge): FormState {
  const ref = useRef<HTMLFormElement>(null)
  const judges = useRef<Judges | 'asked' | null>(null)
  const [shown, setShown] = useState<Shown>({ refusal, faults: refusal?.fields ?? {}, judged: 0, edited: [] })
  // What was edited since the form was sent is judged when it is sent again.
  if (shown.refusal !== refusal) setShown({ ...shown, refusal, faults: leaving(refusal?.fields ?? {}, shown.edited) })
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

  const fetchJudges = (): void => {
    if (!judge || judges.current) return
    judges.current = 'asked'
    import('../browser-schemas.ts').then(
      (module) => {
        judges.current = module.judges
      },
      () => {
        judges.current = null
      },
    )
  }

  return {
    props: {
      ref,
      noValidate: true,
      onFocus: fetchJudges,
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement
        // What is said about the repetition depends on the password, too.
        const edited = name === 'password' ? [name, 'confirmPassword'] : [name]
        const isLate = sending !== null && !shown.edited.includes(name)
        if (!isLate && !edited.some((one) => one in shown.faults)) return
        const since = isLate ? [...shown.edited, ...edited] : shown.edited
        setShown({ ...shown, faults: leaving(shown.faults, edited), edited: since })
      },
      onSubmit: (event) => {
        if (sending !== null) event.preventDefault()
        else if (shown.edited.length > 0) setShown({ ...shown, edited: [] })
        if (!judge || !judges.current || judges.current === 'asked') return
        const faults = judge(judges.current, new FormData(event.currentTarget))
        if (Object.keys(faults).length === 0) return
        event.preventDefault()
        setShown({ ...shown, faults, judged: shown.judged + 1, edited: [] })
      },
    },
    faultOf: (name) => shown.faults[name],
    first: Object.keys(shown.faults)[0],
    message: refusal?.message ?? null,
    retryAfter: refusal?.retryAfter ?? null,
    invalid: Object.keys(shown.faults).length > 0,
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
