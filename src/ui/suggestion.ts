import type { LucideIcon } from 'lucide-react'

export type Suggestion = { value: string; icon: LucideIcon; detail: string; figure: string }

export type LoadSuggestions = (typed: string, signal: AbortSignal) => Promise<Suggestion[]>
