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
