export type SampleCompany = {
  name: string
  /** Sector slug. */
  sector: string
  /** Sub-sector slugs of that sector. */
  subsectors: string[]
  structure: string
  size: 'startup' | 'pme' | 'eti' | 'ge'
  employees: number
  /** Where it has its seat. */
  city: string
  tagline: string
  /** Its trade where that is not finance. */
  industry: string | null
  plants: boolean
  /** One to three sentences, in French. */
  about: string
  /** Paragraphs; the first says what it does. */
  description: string
}

export type JobPlace = {
  city: string
  country: 'fr' | 'be' | 'lu' | 'ch'
  /** In Île-de-France. */
  capital: boolean
  metropolis: boolean
  /** In a town with dealing rooms. */
  market: boolean
  /** Where a company does what it does once: its seat, most often a large town, any office of a small company. */
  centre: boolean
}

export type JobContract = 'cdi' | 'cdd' | 'stage' | 'alternance' | 'freelance'

export type JobEducation = 'bac' | 'bac+2' | 'bac+3' | 'bac+5' | 'bac+8'

export type JobRemote = 'non' | 'hybride' | 'total'

/** How far along the person is; a `lead` runs a team. */
export type JobLevel = 'junior' | 'confirmed' | 'senior' | 'lead'

export type DemoJob = {
  title: string
  jobTitle: string
  sector: string
  subsector: string
  function: string
  contract: JobContract
  /** Paragraphs separated by a blank line. */
  description: string
  missions: string[]
  profile: string[]
  benefits: string[]
  skills: string[]
  /** Euros, Swiss francs for Switzerland. */
  salaryMin: number | null
  salaryMax: number | null
  salaryPeriod: 'an' | 'mois' | 'jour'
  remote: JobRemote
  experienceMin: number
  experienceMax: number | null
  education: JobEducation
  /** Counted from the day of the seed, not from the publication. */
  startsInDays: number | null
  durationMonths: number | null
  /** Counted from the publication. */
  validForDays: number
  premium: boolean
  urgent: boolean
  answerDelayDays: number | null
}
