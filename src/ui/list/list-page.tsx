import type { ReactNode, RefObject } from 'react'
import { useLate } from '../use-late.ts'
import '../styles/list.css'
import { useChoices } from './use-choices.ts'

type Props = {
  /** A class of the room, for what is particular to its list. */
  className: string
  /** The form that the list is searched with, and what sends it. */
  form: RefObject<HTMLFormElement | null>
  onSearch: () => void
  /** What the page shows was answered by; another one is another list. */
  answer: unknown
  /** Another list is under way. */
  searching: boolean
  /** Something is, be it the rest of the same one. */
  busy?: boolean
  /** What is to come, drawn over the list when that takes a while; without it the list fades. */
  skeleton?: ReactNode
  /** What people who do not see it are told of the answer. */
  said?: string
  /** Across the whole page: what one searches with. */
  top: ReactNode
  panel: ReactNode
  /** Between the filters and the list: how many, in which order, under which filters. */
  head: ReactNode
  /** Beside the list. */
  beside?: ReactNode
  children: ReactNode
}

/** A list with filters: a panel beside it on a wide screen, a sheet over it on a phone. A choice asks for the list at once. */
export function ListPage(props: Props) {
  const { className, form, onSearch, answer, searching, busy = searching, skeleton, said } = props
  const listen = useChoices(form, answer, onSearch)
  const late = useLate(searching)
  const looks = late ? (skeleton ? 'is-late' : 'is-faded') : ''
  return (
    <div className={`wrap list-page ${className}`} onChange={listen}>
      <div className="list-page__top">{props.top}</div>
      {props.panel}
      <div className="list-page__head">{props.head}</div>
      {said !== undefined && (
        <p className="vh" role="status">
          {said}
        </p>
      )}
      <div className={`list-page__body ${looks}`} aria-busy={busy}>
        {late && skeleton}
        {props.children}
      </div>
      {props.beside}
    </div>
  )
}
