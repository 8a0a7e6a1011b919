import type { JobTitle } from '#features/reference/server/data/job-titles.ts'
import { firstSentences, inCity, inWords, paragraph, someone } from './french.ts'
import { closings } from './offer-closings.ts'
import { freelanceContexts } from './offer-contexts-freelance.ts'
import { apprenticeshipContexts, internshipContexts } from './offer-contexts-junior.ts'
import { fixedTermContexts, permanentContexts } from './offer-contexts-permanent.ts'
import { startLine, teamLines } from './offer-lines.ts'
import { openings, sizeLines } from './offer-openings.ts'
import { between, pick, type Random } from '#platform/random.ts'
import type { TextContext, TextPattern } from './offer-text.ts'
import type { OfferCompany, OfferContract, OfferLevel, OfferPlace } from './offer-types.ts'
import type { WorkSetting } from './work-setting-type.ts'

export type DescriptionInput = {
  company: OfferCompany
  place: OfferPlace
  setting: WorkSetting
  title: JobTitle
  titleIsLead: boolean
  level: OfferLevel
  contract: OfferContract
  scope: string
  durationMonths: number | null
  startsInDays: number | null
  urgent: boolean
  month: string | null
}

const contexts: Record<OfferContract, TextPattern[]> = {
  cdi: permanentContexts,
  cdd: fixedTermContexts,
  stage: internshipContexts,
  alternance: apprenticeshipContexts,
  freelance: freelanceContexts,
}

const teamSizes: Record<OfferCompany['size'], [number, number]> = {
  startup: [2, 5],
  pme: [2, 8],
  eti: [4, 14],
  ge: [6, 24],
}

function recruitOf(input: DescriptionInput): string {
  const { contract, level, setting, title, titleIsLead } = input
  if (contract === 'stage') return 'une ou un stagiaire'
  if (contract === 'alternance') return 'une alternante ou un alternant'
  if (level === 'lead' && !titleIsLead) return someone(setting.lead, setting.lead)
  const role = someone(title.name, title.feminine)
  return contract === 'freelance' ? `${role} en mission indépendante` : role
}

/** Three paragraphs: the company, the team and the context, what comes next. */
export function buildDescription(random: Random, input: DescriptionInput): string {
  const { company, contract, setting } = input
  const [least, most] = teamSizes[company.size]
  const project = pick(random, setting.projects)
  const group = {
    team: setting.team,
    head: setting.head,
    people: between(random, least, most),
    lead: input.level === 'lead',
  }
  const context: TextContext = {
    company: company.name,
    about: paragraph(firstSentences(paragraph(company.about), 340)),
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
    start: startLine(random, contract, input.startsInDays, input.urgent, input.month),
  }
  const opening = pick(random, openings)(context)
  const size = random() < 0.4 ? ` ${pick(random, sizeLines[company.size])}` : ''
  return [opening + size, pick(random, contexts[contract])(context), pick(random, closings[contract])(context)]
    .map(paragraph)
    .join('\n\n')
}
