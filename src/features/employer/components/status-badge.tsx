import type { JobStatus } from '#features/jobs/jobs.rules.ts'
import type { BadgeTone } from '#ui/chip.tsx'
import { Badge } from '#ui/chip.tsx'
import { statusNames } from '../employer.texts.ts'

const tones: Record<JobStatus, BadgeTone> = {
  brouillon: 'neutral',
  'en attente': 'amber',
  active: 'green',
  inactive: 'red',
  refusée: 'red',
  expirée: 'neutral',
  pourvue: 'blue',
}

/** The state of a job, by word and colour. */
export const StatusBadge = ({ status }: { status: JobStatus }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
)
