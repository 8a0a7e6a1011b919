import type { JobFields } from '#features/jobs/publishing/publishing.contract.ts'
import type { Typed } from '#platform/forms.ts'
import { ABOUT, DOES } from '#platform/forms.ts'
import { wordsIn } from '#platform/word-list.ts'

const NUMBERS = ['salaire_min', 'salaire_max', 'dureeStage', 'delai_reponse', 'fonction_id'] as const

/** What a form carries that is not about the job. */
const OURS = new Set([DOES, ABOUT, 'offre', 'version'])

/** What a form says of a job; what was left empty is not said, or is as in an empty form. */
export function typedJob(form: FormData): JobFields {
  const fields = Object.fromEntries(
    [...form].filter(
      (one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '' && !OURS.has(one[0]),
    ),
  )
  const numbers = NUMBERS.flatMap((name) => (fields[name] === undefined ? [] : [[name, Number(fields[name])]]))
  return {
    titre: '',
    localisation: '',
    salaire: '',
    description: '',
    missions: '',
    profil: '',
    avantages: '',
    dateDebut: '',
    salaire_periode: 'an',
    teletravailler: 'non',
    formation: 'bac+3',
    ...fields,
    ...Object.fromEntries(numbers),
    skills: wordsIn(form, 'skills'),
    urgente: fields['urgente'] !== undefined,
  } as JobFields
}

/** The same of a form that came back. */
export function jobSent(typed: Typed): JobFields {
  const form = new FormData()
  for (const [name, values] of Object.entries(typed)) for (const value of values) form.append(name, value)
  return typedJob(form)
}
