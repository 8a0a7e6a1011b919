import type { CheckedJob, Finding } from './checked-job.rules.ts'
import { isAllCapitals, namesEverybody, withBothForms, withoutCapitals } from './title-form.rules.ts'

/** Below, a text says too little for anybody to apply. */
const shortest = { title: 6, description: 200 }

const whole = (text: string) => ({ text, start: 0, end: text.length })
const nothing = { text: '', start: 0, end: 0 }

function judgeTitle(title: string): Finding[] {
  const found: Finding[] = []
  const add = (code: string, reason: string, suggestion?: string) =>
    found.push({
      code,
      severity: 'warn',
      field: 'title',
      passage: whole(title),
      reason,
      ...(suggestion && { suggestion }),
    })
  if (title.trim().length < shortest.title)
    add(
      'titre/court',
      'Ce titre est très court\u202f: les candidats cherchent un métier.',
      'Écrivez le nom complet du métier.',
    )
  if (isAllCapitals(title))
    add(
      'titre/majuscules',
      'Un titre tout en majuscules se lit mal, aussi pour les lecteurs d’écran.',
      withoutCapitals(title),
    )
  if (title.trim() !== '' && !namesEverybody(title))
    add(
      'titre/hf',
      'Le titre ne dit pas que le poste est ouvert aux femmes et aux hommes (article L1142-1 du Code du travail).',
      withBothForms(isAllCapitals(title) ? withoutCapitals(title) : title),
    )
  return found
}

function judgeSalary({ salaryMin, salaryMax, salaryText, contractKind }: CheckedJob): Finding[] {
  if (salaryMin !== null || salaryMax !== null || /\d/.test(salaryText)) return []
  const typed = salaryText.trim() !== ''
  return [
    {
      code: 'salaire/absent',
      severity: 'warn',
      field: typed ? 'salaryText' : 'salaryMin',
      passage: typed ? whole(salaryText) : nothing,
      reason:
        contractKind === 'stage'
          ? 'La gratification n’est pas dite\u202f; elle est obligatoire au-delà de deux mois (article L124-6 du Code de l’éducation).'
          : 'Le salaire n’est pas dit. Les offres qui le disent reçoivent davantage de candidatures, et la directive (UE) 2023/970 demande de l’annoncer avant l’entretien.',
      suggestion: 'Donnez une fourchette.',
    },
  ]
}

function judgeLength({ description, missions, profile }: CheckedJob): Finding[] {
  const found: Finding[] = []
  const add = (field: Finding['field'], passage: Finding['passage'], reason: string, suggestion: string) =>
    found.push({ code: 'texte/court', severity: 'warn', field, passage, reason, suggestion })
  if (description.trim().length < shortest.description)
    add(
      'description',
      whole(description),
      'La description est très courte\u202f: les candidats ne sauront pas s’ils conviennent.',
      'Présentez l’équipe, le contexte et ce que le poste change.',
    )
  if (!missions.some((line) => line.trim()))
    add('missions', nothing, 'Aucune mission n’est dite.', 'Dites trois à six missions, une par ligne.')
  if (!profile.some((line) => line.trim()))
    add('profile', nothing, 'Le profil attendu n’est pas dit.', 'Dites la formation, l’expérience et les compétences.')
  return found
}

/** What is missing or badly formed. Nothing of it keeps a job from being published. */
export const judgeCompleteness = (job: CheckedJob): Finding[] => [
  ...judgeTitle(job.title),
  ...judgeSalary(job),
  ...judgeLength(job),
]
