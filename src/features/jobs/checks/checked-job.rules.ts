import type { Passage, Severity } from './wording.rules.ts'

/** A job as it would be published. */
export type CheckedJob = {
  title: string
  description: string
  missions: string[]
  profile: string[]
  benefits: string[]
  salaryMin: number | null
  salaryMax: number | null
  salaryText: string
  contractKind: 'emploi' | 'stage' | 'autre'
  skills: string[]
}

/** `passage` is where it stands in the text of the field (`checkedText`); nothing (0 to 0) where something is missing. */
export type Finding = {
  code: string
  severity: Severity
  field: keyof Omit<CheckedJob, 'contractKind'>
  passage: Passage
  reason: string
  suggestion?: string
}
