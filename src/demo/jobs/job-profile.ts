import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import { lowerFirst } from './french.ts'
import { degreesFor } from './job-education.ts'
import { between, pick, pickSome, type Random } from '#platform/random.ts'
import type { DegreeFamily } from './work-setting-type.ts'
import type { JobContract, JobEducation, JobLevel, JobPlace } from './job-types.ts'

export type ProfileInput = {
  contract: JobContract
  level: JobLevel
  country: JobPlace['country']
  education: JobEducation
  degree: DegreeFamily
  /** « en contrôle de gestion ». */
  field: string
  experienceMin: number
  experienceMax: number | null
  requirements: string[]
  skills: string[]
  /** Whether other languages than French are of use there. */
  languages: boolean
}

/** Requirements a beginner cannot meet yet. */
const seasoned = /expérience|déjà|certification|habilitation|titulaire|diplôme|permis|réseau que|conduit plusieurs/i

const languages: Record<JobPlace['country'], string[]> = {
  fr: [
    'Anglais professionnel',
    'Anglais courant, à l’écrit comme à l’oral',
    'Anglais lu et écrit',
    'Bon niveau d’anglais (B2 ou plus)',
    'Anglais courant\u202f; l’allemand ou l’espagnol est un plus',
  ],
  be: [
    'La connaissance du néerlandais est un atout',
    'Vous travaillez en français et comprenez le néerlandais ou l’anglais',
  ],
  lu: ['Vous travaillez en français et en anglais ; l’allemand est un atout', 'Un bon niveau d’anglais est nécessaire'],
  ch: ['La connaissance de l’allemand est un atout', 'Vous travaillez en français et en anglais'],
}

function years(min: number, max: number | null): string {
  if (max === null) return `d’au moins ${min} ans`
  return `de ${min} à ${max} ans`
}

function experienceLine(random: Random, p: ProfileInput): string {
  if (p.level === 'junior') {
    if (p.experienceMin === 0) {
      return pick(random, [
        `Stages et alternance ${p.field} comptent comme une première expérience`,
        `Vous débutez ${p.field}, ou avez une première expérience, alternance comprise`,
        `Une première expérience ${p.field} est appréciée, sans être indispensable`,
      ])
    }
    return `Vous avez une première expérience ${p.field}, d’un à trois ans`
  }
  const span = years(p.experienceMin, p.experienceMax)
  return pick(random, [
    `Vous justifiez ${span} d’expérience ${p.field}`,
    `Vous disposez ${span} d’expérience ${p.field}`,
    `Votre parcours comprend une expérience ${span} ${p.field}`,
  ])
}

function educationLine(random: Random, p: ProfileInput): string {
  const degrees = degreesFor(p.degree, p.education, p.country)
  if (degrees.length === 0)
    return 'Aucun diplôme n’est exigé au-delà du baccalauréat : votre expérience compte davantage'
  const degree = pick(random, degrees)
  const level = jobsTexts.education[p.education].replace(' ', '\u00a0')
  if (p.education === 'bac+8') return `Formation de niveau ${level} (${degree})`
  if (p.contract === 'stage') {
    return pick(random, [
      `Vous préparez un diplôme de niveau ${level} (${degree}) et cherchez un stage conventionné`,
      `Étudiante ou étudiant de niveau ${level} : ${degree}`,
      `Vous suivez une formation de niveau ${level}, par exemple : ${degree}`,
    ])
  }
  if (p.contract === 'alternance') {
    return pick(random, [
      `Vous préparez en alternance un diplôme de niveau ${level} (${degree})`,
      `Formation visée : niveau ${level}, ${degree}`,
    ])
  }
  if (p.country !== 'fr') return `Formation attendue : ${degree}, ou équivalent`
  return pick(random, [
    `Formation de niveau ${level} (${degree})`,
    `Vous avez une formation de niveau ${level}, par exemple : ${degree}`,
    `De formation ${level} (${degree}) ou équivalent par l’expérience`,
  ])
}

/** Names that keep their capital letter inside a sentence. */
const proper = new RegExp(
  `^(${[
    'Excel',
    'Sage',
    'Power',
    'Anaplan',
    'Tagetik',
    'Kyriba',
    'Swift',
    'Cegid',
    'Pennylane',
    'Silae',
    'Bloomberg',
    'Murex',
    'Python',
    'Tableau',
    'Spark',
    'Git',
    'Jira',
    'Oracle',
    'Argus',
    'Chorus',
    'Stata',
    'Bâle',
    'Solvabilité',
    'Monte',
    'Capital',
    'Pitchbook',
    'Dailly',
    'Incoterms',
    'Lux',
    'Sapin',
  ].join('|')})`,
)

function skillsLine(random: Random, skills: string[]): string {
  const names = pickSome(random, skills, 3).map((name) =>
    proper.test(name) || /^.[^a-zà-ÿ’]/.test(name) ? name : lowerFirst(name),
  )
  return `Compétences attendues : ${names.join(', ')}`
}

/** Three to six lines: education, experience, what the job asks for. */
export function buildProfile(random: Random, p: ProfileInput): string[] {
  const trainee = p.contract === 'stage' || p.contract === 'alternance'
  const asked = trainee || p.level === 'junior' ? p.requirements.filter((line) => !seasoned.test(line)) : p.requirements
  const lines = [educationLine(random, p)]
  if (!trainee) lines.push(experienceLine(random, p))
  lines.push(...pickSome(random, asked, between(random, 1, 3)))
  if (lines.length < 3 || random() < 0.4) lines.push(skillsLine(random, p.skills))
  if (p.languages && random() < 0.4 && !lines.some((line) => /anglais/i.test(line)))
    lines.push(pick(random, languages[p.country]))
  return lines
}
