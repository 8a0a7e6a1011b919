import { AlarmClock, Clock } from 'lucide'
import { formatDate } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import type { ListedApplicant } from '../applicants.contract.ts'
import { urgency } from '../applicants.rules.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'

const ICONS = { late: AlarmClock, soon: Clock }

/** How long somebody has waited, or what came instead; what is late is said by a sign and a colour. */
export function WaitingMark({ one }: { one: ListedApplicant }) {
  if (one.withdrawn) return <span className="muted">{texts.withdrawn}</span>
  if (one.waiting_days === null) {
    const at = one.statut === 'entretien' && one.interview_at
    return <span className="muted num">{at ? formatDate(new Date(at)) : texts.answered}</span>
  }
  const how = urgency(one.waiting_days, one.promised_days)
  return (
    <span className={`appl-wait num ${how ? `appl-${how}` : 'muted'}`}>
      {how && <Icon of={ICONS[how]} small />}
      {texts.waits(one.waiting_days)}
    </span>
  )
}

/** What somebody is, and for how long. */
export const whatOf = ({ titre, experience }: Pick<ListedApplicant, 'titre' | 'experience'>): string =>
  [titre, experience === null ? '' : texts.years(experience)].filter(Boolean).join(', ')

/** The same, and where; nothing of somebody who told nothing. */
export const whoOf = (one: Pick<ListedApplicant, 'titre' | 'experience' | 'localisation'>): string =>
  [whatOf(one), one.localisation].filter(Boolean).join('\u00a0· ')
