import { bothForms, lowerFirst } from './french.ts'
import { pick, pickWeighted, type Random } from '#platform/random.ts'
import type { JobContract, JobLevel, JobPlace } from './job-types.ts'

export type TitleInput = {
  name: string
  feminine: string
  /** Title of the person who leads the team, for a `lead` whose own title is not a lead’s. */
  leadName: string
  titleIsLead: boolean
  /** No « junior » nor « sénior » behind a title that says it already. */
  settled: boolean
  scope: string
  level: JobLevel
  experienceMin: number
  contract: JobContract
  months: number | null
  /** Month of the start, when known. */
  month: string | null
  place: JobPlace
}

/** From how many years « confirmé » is true; the site calls fewer junior. */
const CONFIRMED = 4

type Variant = [weight: number, title: string]

function choose(random: Random, variants: Variant[]): string {
  return pickWeighted(random, variants, ([weight]) => weight)[1]
}

function employeeTitle(random: Random, t: TitleInput, both: string): string {
  if (t.level === 'lead' && !t.titleIsLead) {
    return choose(random, [
      [6, `${t.leadName} ${both}`],
      [2, `${t.leadName} – ${t.scope} ${both}`],
      [1, `${t.leadName} ${both} – ${t.place.city}`],
    ])
  }
  if (t.level === 'junior') {
    return choose(random, [
      [5, `${t.name} junior ${both}`],
      [2, `${t.name} ${both} – débutant accepté`],
      [3, `${t.name} ${both}`],
      [1, `${t.name} junior – ${t.scope} ${both}`],
    ])
  }
  if (t.level === 'senior' && !t.settled) {
    return choose(random, [
      [6, `${t.name} sénior ${both}`],
      [2, `${t.name} expérimenté ${both}`],
      [2, `${t.name} sénior – ${t.scope} ${both}`],
      [1, `${t.name} sénior ${both} – ${t.place.city}`],
    ])
  }
  return choose(random, [
    [9, `${t.name} ${both}`],
    [4, `${t.name} – ${t.scope} ${both}`],
    [2, `${t.name} ${both} – ${t.place.city}`],
    [t.settled || t.experienceMin < CONFIRMED ? 0 : 4, `${t.name} confirmé ${both}`],
    [t.name === t.feminine || t.name.length > 32 ? 0 : 1, `${bothForms(t.name, t.feminine)} ${both}`],
  ])
}

function internTitle(random: Random, t: TitleInput, both: string): string {
  const when = t.month === null ? '' : ` – ${t.month}`
  return choose(random, [
    [5, `Stage – ${t.name} ${both} – ${t.months} mois${when}`],
    [3, `Stage ${t.name} ${both}`],
    [2, `Stagiaire ${lowerFirst(t.name)} ${both}`],
    [2, `Stage de fin d’études – ${t.name} ${both}`],
    [1, `Stage de césure – ${t.name} ${both}${when}`],
    [2, `Assistant ${lowerFirst(t.name)} ${both} – stage de ${t.months} mois`],
    [1, `Stage – ${t.name} – ${t.scope} ${both}`],
  ])
}

function apprenticeTitle(random: Random, t: TitleInput, both: string): string {
  return choose(random, [
    [5, `Alternance ${t.name} ${both}`],
    [3, `Alternance – ${t.name} ${both} – ${t.months} mois`],
    [2, `Alternant ${lowerFirst(t.name)} ${both}`],
    [2, `${t.name} en alternance ${both}`],
    [1, `Apprenti ${lowerFirst(t.name)} ${both}`],
    [1, `Alternance – Assistant ${lowerFirst(t.name)} ${both}`],
    [t.month === null ? 0 : 2, `Alternance ${t.name} ${both} – début en ${t.month}`],
  ])
}

export function buildTitle(random: Random, t: TitleInput): string {
  const both = t.place.country === 'be' ? 'H/F/X' : 'H/F'
  if (t.contract === 'stage') return internTitle(random, t, both)
  if (t.contract === 'alternance') return apprenticeTitle(random, t, both)
  if (t.contract === 'freelance') {
    const transition = `${t.name} ${both} – management de transition`
    return pick(random, [
      `${t.name} ${both} – mission de ${t.months} mois`,
      t.titleIsLead ? transition : `Freelance – ${t.name} ${both}`,
      t.titleIsLead ? transition : `${t.name} indépendant ${both}`,
      `${t.name} ${both} – mission freelance`,
    ])
  }
  const title = employeeTitle(random, t, both)
  if (t.contract === 'cdi') return title
  return choose(random, [
    [5, `${title} – CDD de ${t.months} mois`],
    [2, `CDD – ${title}`],
    [3, title],
  ])
}
