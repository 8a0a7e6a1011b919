import type { IconNode } from 'lucide'

export type Suggestion = {
  value: string
  icon: IconNode
  detail: string
  figure: string
  /** Can be taken out of what is offered. */
  forgettable?: boolean
}

/** What was chosen before, offered where nothing is typed, each until it is taken out. */
export type Recalled = {
  readonly list: () => readonly Suggestion[]
  readonly forget: (value: string) => void
}

export type LoadSuggestions = (typed: string, signal: AbortSignal) => Promise<Suggestion[]>

/** What ties an input to the label and the notes of its form. */
export type Control = {
  id: string
  className?: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
