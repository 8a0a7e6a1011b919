// What the forms of the profile and of the CV offer to choose from, and how complete a profile is.

export const profileSectors = {
  banque: 'Banque',
  assurance: 'Assurance',
  'gestion-actifs': 'Gestion d’actifs',
  audit: 'Audit',
  conseil: 'Conseil',
  fintech: 'Fintech',
  corporate: 'Finance d’entreprise',
  gestion: 'Contrôle de gestion',
  autre: 'Autre',
} as const

/** The form of the CV names some sectors together. */
export const wantedSectors = {
  banque: 'Banque',
  assurance: 'Assurance',
  finance: 'Finance',
  audit: 'Audit',
  conseil: 'Conseil',
  corporate: 'Finance d’entreprise',
  gestion: 'Contrôle de gestion',
  autre: 'Autre',
} as const

/** The sectors of the profile's forms, as the sectors of jobs; what is none of them says nothing. */
export const sectorsOfForms: Record<string, readonly string[]> = {
  banque: ['banque'],
  assurance: ['assurance'],
  'gestion-actifs': ['gestion-actifs'],
  audit: ['audit-expertise-comptable'],
  conseil: ['conseil-finance'],
  fintech: ['fintech-paiements'],
  corporate: ['finance-entreprise'],
  gestion: ['finance-entreprise'],
  finance: ['gestion-actifs', 'fintech-paiements'],
}

export const educationLevels = {
  bac: 'Bac',
  'bac+2': 'Bac +2',
  'bac+3': 'Bac +3',
  'bac+5': 'Bac +5',
  'bac+8': 'Bac +8',
} as const

/** Where a wish begins, for a year: « 40k-50k », « 48–54 k€ », « 45 000 € », « 3 500 € par mois ». */
export function leastSalary(range: string): number | null {
  const written = range.replaceAll(/[\s.](?=\d{3}(?!\d))/g, '')
  const first = Number(/\d+/.exec(written)?.[0])
  if (!(first > 0)) return null
  if (first < 1_000) return /k/i.test(range) ? first * 1_000 : null
  return /mois|mensuel/i.test(range) ? first * 12 : first
}

/** The label of a chosen word; a word of another list is shown as it is. */
export const labelIn = (list: Record<string, string>, word: string): string =>
  Object.hasOwn(list, word) ? list[word]! : word

export const MOST_YEARS = 60

/** What of a profile counts as filled in. */
export type ProfileState = {
  photo: boolean
  title: string
  presentation: string
  location: string
  skills: readonly string[]
  experience: readonly unknown[]
  education: readonly unknown[]
  languages: readonly string[]
  cvSaved: boolean
}

const SKILLS_WANTED = 3

/** What makes a profile complete, what each step is worth in percent, and when it is done. The order is that of the advice. */
const steps = [
  { step: 'title', worth: 15, done: ({ title }) => title !== '' },
  { step: 'experience', worth: 20, done: ({ experience }) => experience.length > 0 },
  { step: 'skills', worth: 15, done: ({ skills }) => skills.length >= SKILLS_WANTED },
  { step: 'presentation', worth: 15, done: ({ presentation }) => presentation !== '' },
  { step: 'education', worth: 10, done: ({ education }) => education.length > 0 },
  { step: 'cv', worth: 10, done: ({ cvSaved }) => cvSaved },
  { step: 'location', worth: 5, done: ({ location }) => location !== '' },
  { step: 'photo', worth: 5, done: ({ photo }) => photo },
  { step: 'languages', worth: 5, done: ({ languages }) => languages.length > 0 },
] as const satisfies { step: string; worth: number; done: (profile: ProfileState) => boolean }[]
export type ProfileStep = (typeof steps)[number]['step']

/** How complete a profile is, in percent, and what is left to do, the most useful step first. */
export function completeness(profile: ProfileState): { percent: number; left: { step: ProfileStep; worth: number }[] } {
  const left = steps.filter(({ done }) => !done(profile)).map(({ step, worth }) => ({ step, worth }))
  return { percent: 100 - left.reduce((sum, { worth }) => sum + worth, 0), left }
}
