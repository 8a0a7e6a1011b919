import { lowerFirst } from './french.ts'
import { degreesFor } from './offer-education.ts'
import { pick, pickSome, type Random } from '#platform/random.ts'
import type { DegreeFamily } from './work-setting-type.ts'
import type { OfferContract, OfferEducation, OfferLevel, OfferPlace } from './offer-types.ts'

export type ProfileInput = {
  contract: OfferContract
  level: OfferLevel
  country: OfferPlace['country']
  education: OfferEducation
  degree: DegreeFamily
  /** « en contrôle de gestion ». */
  field: string
  experienceMin: number
  experienceMax: number | null
  requirements: string[]
  skills: string[]
}

/** Requirements a beginner cannot meet yet. */
const seasoned = /expérience|déjà|certification|habilitation|titulaire|diplôme|permis|réseau que|conduit plusieurs/i

const qualities = [
  'Vous aimez comprendre avant de calculer',
  'Vous travaillez avec méthode et signalez tôt les difficultés',
  'Vous écrivez un français soigné, y compris dans un simple message',
  'Vous savez dire que vous ne savez pas, puis aller chercher la réponse',
  'Vous appréciez le travail collectif autant que l’autonomie',
  'Vous gardez le sens des priorités en période chargée',
  'Vous avez l’esprit de synthèse et le souci du détail utile',
  'Vous respectez la confidentialité des informations confiées',
  'Vous proposez des améliorations et les menez à leur terme',
  'Vous êtes à l’aise avec des interlocuteurs de tous niveaux',
  'Vous avez envie d’apprendre et de transmettre',
  'Vous tenez vos échéances et prévenez quand elles bougent',
  'Vous posez des questions simples sur des sujets compliqués',
  'Vous savez prendre du recul sur vos propres chiffres',
]

const languages: Record<OfferPlace['country'], string[]> = {
  fr: [
    'Un bon niveau d’anglais écrit est utile',
    'Vous lisez l’anglais professionnel',
    'Une deuxième langue européenne est un plus',
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
        'Les débuts de carrière sont bienvenus, stages et alternance comptent comme une première expérience',
        'Vous débutez ou avez une première expérience, alternance comprise',
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
  if (p.education === 'bac+8') return `Formation de niveau bac+8 (${degree})`
  if (p.contract === 'stage') {
    return pick(random, [
      `Vous préparez un diplôme de niveau ${p.education} (${degree}) et cherchez un stage conventionné`,
      `Étudiante ou étudiant de niveau ${p.education} : ${degree}`,
      `Vous suivez une formation de niveau ${p.education}, par exemple : ${degree}`,
    ])
  }
  if (p.contract === 'alternance') {
    return pick(random, [
      `Vous préparez en alternance un diplôme de niveau ${p.education} (${degree})`,
      `Formation visée : niveau ${p.education}, ${degree}`,
    ])
  }
  if (p.country !== 'fr') return `Formation attendue : ${degree}, ou équivalent`
  return pick(random, [
    `Formation de niveau ${p.education} (${degree})`,
    `Vous avez une formation de niveau ${p.education}, par exemple : ${degree}`,
    `De formation ${p.education} (${degree}) ou équivalent par l’expérience`,
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

/** Three to five lines: education, experience, what the job asks for, the person. */
export function buildProfile(random: Random, p: ProfileInput): string[] {
  const trainee = p.contract === 'stage' || p.contract === 'alternance'
  const asked = trainee || p.level === 'junior' ? p.requirements.filter((line) => !seasoned.test(line)) : p.requirements
  const count = 3 + Math.floor(random() * 3)
  const lines = [educationLine(random, p)]
  if (!trainee) lines.push(experienceLine(random, p))
  const rest = count - lines.length
  lines.push(...pickSome(random, asked, Math.min(rest, random() < 0.5 ? 1 : 2)))
  const fillers = pickSome(random, qualities, 2)
  if (random() < 0.4) fillers.push(skillsLine(random, p.skills))
  if (random() < 0.3 && !lines.some((line) => /anglais/i.test(line))) fillers.push(pick(random, languages[p.country]))
  lines.push(...pickSome(random, fillers, Math.max(count - lines.length, 3 - lines.length)))
  return lines
}
