import type { JobTitle } from '#features/reference/server/data/job-titles.ts'
import { formatCount } from '#platform/french.ts'
import { firstSentences, inCity, inWords, lowerFirst, paragraph, someone } from './french.ts'
import { closings } from './job-closings.ts'
import { freelanceContexts } from './job-contexts-freelance.ts'
import { apprenticeshipContexts, internshipContexts } from './job-contexts-junior.ts'
import { fixedTermContexts, permanentContexts } from './job-contexts-permanent.ts'
import { startLine, teamLines } from './job-lines.ts'
import { openings } from './job-openings.ts'
import { between, pick, type Random } from '#platform/random.ts'
import type { TextContext, TextPattern } from './job-text.ts'
import type { SampleCompany, JobContract, JobLevel, JobPlace } from './job-types.ts'
import type { WorkSetting } from './work-setting-type.ts'

export type DescriptionInput = {
  company: SampleCompany
  place: JobPlace
  setting: WorkSetting
  title: JobTitle
  titleIsLead: boolean
  level: JobLevel
  contract: JobContract
  scope: string
  durationMonths: number | null
  startsInDays: number | null
  urgent: boolean
  month: string | null
}

const contexts: Record<JobContract, TextPattern[]> = {
  cdi: permanentContexts,
  cdd: fixedTermContexts,
  stage: internshipContexts,
  alternance: apprenticeshipContexts,
  freelance: freelanceContexts,
}

const posts: Record<JobContract, Pick<TextContext, 'post' | 'based' | 'attached'>> = {
  cdi: { post: 'le poste', based: 'basé', attached: 'rattaché' },
  cdd: { post: 'le poste', based: 'basé', attached: 'rattaché' },
  stage: { post: 'le stage', based: 'basé', attached: 'rattaché' },
  alternance: { post: 'l’alternance', based: 'basée', attached: 'rattachée' },
  freelance: { post: 'la mission', based: 'basée', attached: 'rattachée' },
}

/** From two people to as many as a company of that size has in one team. */
const teamSize = (random: Random, employees: number): number =>
  between(random, 2, Math.max(3, Math.min(22, Math.round(Math.sqrt(employees) / 2.5))))

function recruitOf(input: DescriptionInput): string {
  const { contract, level, setting, title, titleIsLead } = input
  if (contract === 'stage') return 'une ou un stagiaire'
  if (contract === 'alternance') return 'une alternante ou un alternant'
  if (level === 'lead' && !titleIsLead) return someone(setting.lead, setting.lead)
  const role = someone(title.name, title.feminine)
  return contract === 'freelance' ? `${role} en mission indépendante` : role
}

const firstParagraph = ({ description }: SampleCompany): string => description.split('\n\n')[0]!

/** Two or three paragraphs: the company, the team and the context, what comes next. */
export function buildDescription(random: Random, input: DescriptionInput): string {
  const { company, contract, setting } = input
  const project = pick(random, setting.projects)
  const group = {
    team: setting.team,
    head: setting.head,
    people: teamSize(random, company.employees),
    lead: input.level === 'lead',
  }
  const context: TextContext = {
    company: company.name,
    activity: lowerFirst(company.industry ?? company.tagline),
    staff: formatCount(company.employees),
    seat: inCity(company.city),
    ...posts[contract],
    about: paragraph(firstSentences(paragraph(random() < 0.7 ? company.about : firstParagraph(company)), 340)),
    recruit: recruitOf(input),
    city: inCity(input.place.city),
    team: setting.team,
    head: setting.head,
    partners: setting.partners,
    project,
    otherProject: pick(
      random,
      setting.projects.filter((each) => each !== project),
    ),
    scope: input.scope,
    ...teamLines(random, group),
    duration: input.durationMonths === null ? '' : `${inWords(input.durationMonths)} mois`,
    start: startLine(random, contract, input.startsInDays, input.urgent, input.month, inCity(input.place.city)),
  }
  return [openings, contexts[contract], closings[contract]]
    .map((patterns) => paragraph(pick(random, patterns)(context)))
    .filter(Boolean)
    .join('\n\n')
}
