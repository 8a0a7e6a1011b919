import { textOf } from '#platform/attempt.ts'
import { addSkills } from '../accounts.rules.ts'

/** The skills of a form: one that was typed and not yet added counts, one whose button was pressed does not. */
export const skillsIn = (form: FormData): string[] =>
  addSkills(
    form.getAll('skills').filter((skill): skill is string => typeof skill === 'string' && skill !== ''),
    textOf(form, 'competence'),
  ).filter((skill) => skill !== textOf(form, 'retirer'))
