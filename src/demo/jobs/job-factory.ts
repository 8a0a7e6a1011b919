import type { JobTitle } from '#features/reference/server/data/job-titles.ts'
import { buildBenefits } from './job-benefits.ts'
import { chooseJob, type Openings } from './job-choice.ts'
import { buildDescription } from './job-description.ts'
import { startMonth } from './job-lines.ts'
import { localize } from './job-locale.ts'
import { buildMissions } from './job-missions.ts'
import { buildProfile } from './job-profile.ts'
import { buildSalary } from './job-salary.ts'
import { buildTitle } from './job-title.ts'
import { between, pick, pickSome, pickWeighted, type Random } from '#platform/random.ts'
import type { WorkSetting } from './work-setting-type.ts'
import { workSetting } from './work-settings.ts'
import type { DemoJob, SampleCompany, JobContract, JobEducation, JobLevel, JobPlace, JobRemote } from './job-types.ts'

export type { DemoJob, SampleCompany, JobPlace } from './job-types.ts'

/** Titles that lead a team by themselves. */
const leadTitles = new Set([
  'responsable-controle-de-gestion',
  'chef-comptable',
  'directeur-administratif-et-financier',
  'responsable-administratif-et-financier',
  'responsable-des-finances',
  'chef-de-mission-audit',
  'chef-de-mission-expertise',
  'directeur-agence',
  'responsable-middle-office',
  'responsable-conformite',
])
/** Titles that say how experienced the person is. */
const settledTitles = new Set([...leadTitles, 'expert-comptable', 'directeur-de-participations', 'banquier-prive'])

const clientFunctions = new Set(['clientele-particuliers', 'affaires-entreprises', 'gestion-de-patrimoine'])

/** The site calls up to three years junior, so « confirmé » begins above. */
const experiences: Record<JobLevel, [number, number | null][]> = {
  junior: [
    [0, 2],
    [0, 2],
    [0, 1],
    [1, 3],
  ],
  confirmed: [
    [2, 5],
    [3, 5],
    [3, 7],
    [4, 7],
    [4, 8],
  ],
  senior: [
    [5, 10],
    [6, 10],
    [7, 12],
    [8, null],
  ],
  lead: [
    [5, 10],
    [7, 12],
    [8, 15],
    [10, null],
  ],
}

/** The years that pay is reckoned with. */
const middle = (min: number, max: number | null): number => (max === null ? min + 2 : (min + max) / 2)

function chooseLevel(random: Random, title: JobTitle, contract: JobContract): JobLevel {
  if (contract === 'stage' || contract === 'alternance') return 'junior'
  if (leadTitles.has(title.slug)) return 'lead'
  if (settledTitles.has(title.slug)) return random() < 0.5 ? 'confirmed' : 'senior'
  if (contract === 'freelance') return random() < 0.4 ? 'confirmed' : 'senior'
  const levels: [JobLevel, number][] = [
    ['junior', title.juniorOk ? 0.24 : 0],
    ['confirmed', 0.5],
    ['senior', 0.2],
    ['lead', contract === 'cdi' ? 0.06 : 0],
  ]
  return pickWeighted(random, levels, ([, share]) => share)[0]
}

function chooseEducation(random: Random, title: JobTitle, contract: JobContract): JobEducation {
  const [low] = title.salary
  const draw = random()
  if (title.slug === 'expert-comptable') return 'bac+8'
  if (contract === 'stage') return low < 36 ? (draw < 0.6 ? 'bac+3' : 'bac+5') : draw < 0.12 ? 'bac+3' : 'bac+5'
  if (contract === 'alternance') {
    if (low >= 46) return draw < 0.15 ? 'bac+3' : 'bac+5'
    if (low >= 36) return draw < 0.5 ? 'bac+3' : 'bac+5'
    return draw < 0.4 ? 'bac+2' : 'bac+3'
  }
  if (title.function === 'donnees-quantitatif' && low >= 70 && draw < 0.3) return 'bac+8'
  if (low < 33) return draw < 0.08 ? 'bac' : draw < 0.65 ? 'bac+2' : 'bac+3'
  if (low < 41) return draw < 0.35 ? 'bac+2' : draw < 0.8 ? 'bac+3' : 'bac+5'
  if (low < 48) return draw < 0.3 ? 'bac+3' : 'bac+5'
  return draw < 0.06 ? 'bac+3' : 'bac+5'
}

function chooseRemote(
  random: Random,
  title: JobTitle,
  contract: JobContract,
  company: SampleCompany,
  place: JobPlace,
): JobRemote {
  const draw = random()
  if (clientFunctions.has(title.function)) return draw < 0.65 ? 'non' : 'hybride'
  if (title.function === 'marches-financiers') return draw < 0.6 ? 'non' : 'hybride'
  const open = contract === 'freelance' || company.sector === 'fintech-paiements' ? 0.14 : 0.04
  const bound = contract === 'stage' || contract === 'alternance' || leadTitles.has(title.slug)
  const away = bound || place.country === 'lu' ? 0 : open
  if (draw < away) return 'total'
  return draw < 0.7 + away ? 'hybride' : 'non'
}

function chooseDuration(random: Random, contract: JobContract): number | null {
  if (contract === 'stage') return pick(random, [4, 5, 6, 6, 6, 6])
  if (contract === 'alternance') return pick(random, [12, 12, 12, 18, 24, 24])
  if (contract === 'cdd') return pick(random, [3, 4, 5, 6, 6, 7, 8, 9, 10, 12, 12, 18])
  if (contract === 'freelance') return pick(random, [3, 3, 4, 6, 6, 8, 9, 12])
  return null
}

function chooseStart(random: Random, contract: JobContract, urgent: boolean): number | null {
  const draw = random()
  if (urgent) return draw < 0.6 ? null : between(random, 3, 15)
  if (contract === 'stage' || contract === 'alternance') return draw < 0.2 ? null : between(random, 20, 210)
  return draw < 0.45 ? null : between(random, 10, 100)
}

/** Work for clients, who may be groups or live abroad. */
const soldToGroups = new Set([
  'expertise-comptable',
  'audit-externe',
  'conseil-transformation',
  'fusions-acquisitions',
  'gestion-de-patrimoine',
  'gestion-de-portefeuille',
  'investissement-participations',
  'financements-structures',
  'relations-investisseurs',
  'souscription',
  'fiscalite',
])
/** What only a group has. */
const groupScope = /filiale|étrang|international|holding|groupe|européen/i
const GROUP = 1_000

function scopesAt(company: SampleCompany, title: JobTitle, scopes: WorkSetting['scopes']): WorkSetting['scopes'] {
  if (company.employees >= GROUP || soldToGroups.has(title.function)) return scopes
  const own = scopes.filter(({ text }) => !groupScope.test(text))
  return own.length > 0 ? own : scopes
}

/** One job of a company somewhere, for one of what it hires for there. Texts may name the month of the start. */
export function buildJob(
  random: Random,
  company: SampleCompany,
  place: JobPlace,
  openings: Openings,
  today: Date,
): DemoJob {
  const { contract, title, subsector } = chooseJob(random, openings, place)
  const level = chooseLevel(random, title, contract)
  const titleIsLead = leadTitles.has(title.slug)
  const setting = workSetting(title.slug, title.function, company.sector)
  const scope = pick(random, scopesAt(company, title, setting.scopes))
  const urgent = random() < 0.06
  const durationMonths = chooseDuration(random, contract)
  const startsInDays = chooseStart(random, contract, urgent)
  const month = startMonth(startsInDays, today)
  const remote = chooseRemote(random, title, contract, company, place)
  const education = chooseEducation(random, title, contract)
  const trainee = contract === 'stage' || contract === 'alternance'
  const [experienceMin, experienceMax]: [number, number | null] = trainee ? [0, 1] : pick(random, experiences[level])
  const skills = localize(place.country, title.skills)
  const years = middle(experienceMin, experienceMax)
  const salary = buildSalary(random, title.salary, { contract, years, titleIsLead }, company, place)
  const hidden = random() < 0.25
  return {
    title: buildTitle(random, {
      name: title.name,
      feminine: title.feminine,
      leadName: setting.lead,
      titleIsLead,
      settled: settledTitles.has(title.slug),
      scope: scope.title,
      level,
      experienceMin,
      contract,
      months: durationMonths,
      month,
      place,
    }),
    jobTitle: title.slug,
    sector: company.sector,
    subsector,
    function: title.function,
    contract,
    description: buildDescription(random, {
      company,
      place,
      setting,
      title,
      titleIsLead,
      level,
      contract,
      scope: scope.text,
      durationMonths,
      startsInDays,
      urgent,
      month,
    }),
    missions: buildMissions(random, localize(place.country, title.missions), level, trainee, titleIsLead),
    profile: buildProfile(random, {
      contract,
      level,
      country: place.country,
      education,
      degree: setting.degree,
      field: setting.field,
      experienceMin,
      experienceMax,
      requirements: localize(place.country, title.requirements),
      skills,
      languages: place.metropolis && !clientFunctions.has(title.function),
    }),
    benefits: buildBenefits(random, company, place, contract, remote),
    skills: pickSome(random, skills, between(random, 4, 7)),
    salaryMin: hidden ? null : salary.min,
    salaryMax: hidden ? null : salary.max,
    salaryPeriod: salary.period,
    remote,
    experienceMin,
    experienceMax,
    education,
    startsInDays,
    durationMonths,
    validForDays: between(random, 60, 90),
    premium: random() < 0.04,
    urgent,
    answerDelayDays: pick(random, [null, null, 2, 3, 5, 7, 7, 10, 10, 14, 15, 21]),
  }
}
