import type { IconNode } from 'lucide'

export type Suggestion = { value: string; icon: IconNode; detail: string; figure: string }

export type LoadSuggestions = (typed: string, signal: AbortSignal) => Promise<Suggestion[]>
