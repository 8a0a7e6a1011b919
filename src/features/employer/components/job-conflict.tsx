import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import type { JobFields, readOwnJob } from '#features/jobs/publishing/publishing.contract.ts'
import { contractNames, levelYears } from '#features/jobs/publishing/publishing.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatHour } from '#platform/french-moment.ts'
import { formatDate } from '#platform/french.ts'
import { KeepMine } from '#ui/form/conflict-note.tsx'
import { TwoVersions } from '#ui/form/two-versions.tsx'
import { conflictTexts, jobFormTexts as texts, jobLabels } from '../job-form.texts.ts'

type LastChange = OutputOf<typeof readOwnJob>['last_change']
type Functions = readonly { id: number; name: string }[]

/** What each field says, in words. */
function wordsOf(fields: JobFields, functions: Functions): Record<keyof JobFields, string> {
  return {
    ...fields,
    typeContrat: fields.typeContrat ? contractNames[fields.typeContrat] : '',
    niveauExperience: fields.niveauExperience ? levelYears[fields.niveauExperience].label : '',
    fonction_id: functions.find(({ id }) => id === fields.fonction_id)?.name ?? '',
    salaire_min: fields.salaire_min?.toString() ?? '',
    salaire_max: fields.salaire_max?.toString() ?? '',
    salaire_periode: texts.periods[fields.salaire_periode],
    dureeStage: fields.dureeStage?.toString() ?? '',
    dateDebut: fields.dateDebut && formatDate(new Date(fields.dateDebut)),
    teletravailler: jobsTexts.remote[fields.teletravailler],
    formation: jobsTexts.education[fields.formation],
    skills: fields.skills.join(', '),
    delai_reponse: fields.delai_reponse?.toString() ?? '',
    urgente: fields.urgente ? texts.yes : texts.no,
  }
}

export type StoredJob = { version: number; lastChange: LastChange; fields: JobFields }

type Props = { typed: JobFields; stored: StoredJob; functions: Functions; leave: string }

/** Who was faster, and when; oneself, in another tab, too. */
function leadOf(change: LastChange): string {
  const when = change ? formatHour(new Date(change.at)) : ''
  if (change?.own) return conflictTexts.lead(conflictTexts.own(when))
  return conflictTexts.lead(change?.by ? conflictTexts.by(change.by, when) : conflictTexts.somebody(when))
}

/** Somebody else has saved the job meanwhile: what differs, field by field. Until one is chosen nothing is saved. */
export function JobConflict({ typed, stored, functions, leave }: Props) {
  const mine = wordsOf(typed, functions)
  const saved = wordsOf(stored.fields, functions)
  const names = (Object.keys(jobLabels) as (keyof typeof jobLabels)[]).filter((name) => name !== 'entreprise')
  return (
    <TwoVersions
      title={conflictTexts.title}
      lead={leadOf(stored.lastChange)}
      pairs={names.map((name) => ({ name, label: jobLabels[name], typed: mine[name], stored: saved[name] }))}
      keep={<KeepMine does="brouillon" />}
      leave={leave}
    />
  )
}
