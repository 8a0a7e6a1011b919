import type { ComponentProps } from 'react'
import { fetchApi } from '#platform/fetch-api.ts'
import { WordsField } from '#ui/form/words-field.tsx'
import type { suggest } from '../jobs-suggestions.contract.ts'

const LONGEST = 100

/** The skills that jobs ask for. */
const propose = async (typed: string, signal: AbortSignal): Promise<string[]> => {
  if (typed.length > LONGEST) return []
  const { data } = await fetchApi<typeof suggest>('/v1/jobs/suggestions', { field: 'quoi', q: typed }, signal)
  return data.filter(({ kind }) => kind === 'competence').map(({ label }) => label)
}

/** Skills, of a job or of a person; those that jobs ask for are proposed. */
export const SkillsField = (props: Omit<ComponentProps<typeof WordsField>, 'noun' | 'propose'>) => (
  <WordsField {...props} noun="skill" propose={propose} />
)
