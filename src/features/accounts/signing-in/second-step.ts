import type { FormAnswer } from '#platform/forms.ts'

// Apart from the action: the browser needs it, and nothing of the contracts.

/** The password was right; a code is awaited, of one kind or the other. */
export type SecondStep = { challenge: string; recovery: boolean }

/** Whether a code is awaited, told by what the page's forms came to. */
export function secondStepOf(answer: FormAnswer<SecondStep> | undefined): SecondStep | null {
  if (!answer) return null
  if ('done' in answer) return answer.done
  if (answer.form === 'connexion') return null
  return { challenge: answer.refusal.typed.challenge?.[0] ?? '', recovery: answer.form === 'secours' }
}
