import { Fragment, use, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Form, UNSAFE_DataRouterContext, useActionData, useFetcher, useNavigation } from 'react-router'
import type { FormAnswer } from '#platform/forms.ts'
import { ABOUT, DOES } from '#platform/forms.ts'
import { FormNotice } from './form-notice.tsx'
import { sendingOf, useStanding } from './form-of.ts'
import { FormContext } from './form-state.ts'
import type { FormOptions } from './use-form.ts'
import { useForm } from './use-form.ts'
import type { Draft } from './use-kept-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Props = Omit<FormOptions, 'refusal' | 'sending' | 'isUnderWay' | 'does'> & {
  /** What it does, by the name that the action of its page knows it by. */
  name: string
  /** What its buttons do instead, if some do. */
  also?: readonly string[]
  /** What it is about, where a page has several of its kind. */
  id?: string | number | undefined
  /** Where it is sent, if not to the address of the page. */
  action?: string | undefined
  /** Sent without leaving the page as a whole: what came back is shown in the form alone. */
  apart?: boolean
  /** Keeps what is typed on the server, before it is sent. */
  draft?: Draft
  className?: string | undefined
  /** Says above the fields that something below is wrong: for forms that are longer than a screen. */
  summary?: boolean
  children?: ReactNode
}

/** A form: sent once, filled in again if it was refused, empty when it has done its work. Works without scripts too. */
export function PostForm(props: Props) {
  const { name, also = [], id, action, apart = false, draft, className, summary = false, children, ...judging } = props
  const about = id === undefined ? null : String(id)
  const key = useId()
  const fetcher = useFetcher<FormAnswer>({ key })
  const page = { formData: useNavigation().formData, data: useActionData<FormAnswer>() }
  const { formData, data } = apart ? fetcher : page
  const names = [name, ...also]
  const { sending, refusal, done, times } = useStanding(names, about, formData, data)
  // What is drawn of the router lags behind it: a second click in a row may come before.
  const { router } = use(UNSAFE_DataRouterContext)!
  const isUnderWay = (): boolean => {
    const now = apart ? router.getFetcher(key) : router.state.navigation
    return sendingOf(names, about, now.formData) !== null
  }
  const form = useForm({ refusal, sending, isUnderWay, does: name, ...judging })
  useKeptDraft(form.props.ref, draft)
  const state = { ...form.state, done }
  // It begins anew when it has done its work and the page was read again. Whoever has typed since it was sent keeps all of it.
  const [begun, setBegun] = useState({ times, key: times })
  if (begun.times !== times) setBegun({ times, key: form.isEdited ? begun.key : times })
  // The keyboard goes on with the control in the same place, not at the top of the page.
  const { ref } = form.props
  const held = useRef(-1)
  const hold = (): void => {
    held.current = [...(ref.current?.elements ?? [])].indexOf(document.activeElement!)
  }
  const goOn = (): void => {
    const same = ref.current?.elements[held.current]
    if (same instanceof HTMLElement) same.focus({ preventScroll: true })
  }
  const Sent = apart ? fetcher.Form : Form
  return (
    <Sent method="post" {...(action === undefined ? {} : { action })} className={className} {...form.props}>
      <input type="hidden" name={DOES} value={name} />
      {about !== null && <input type="hidden" name={ABOUT} value={about} />}
      <FormContext value={state}>
        <FormNotice form={{ ...state, invalid: summary && state.invalid }} />
        <Fragment key={begun.key}>
          <Controls onComing={goOn} onLeaving={hold} />
          {children}
        </Fragment>
      </FormContext>
    </Sent>
  )
}

/** First among the controls of a form: tells when these come, and when they are about to give way to others. */
function Controls({ onComing, onLeaving }: { onComing: () => void; onLeaving: () => void }) {
  const coming = useEffectEvent(onComing)
  const leaving = useEffectEvent(onLeaving)
  useLayoutEffect(() => {
    coming()
    return () => leaving()
  }, [])
  return null
}
