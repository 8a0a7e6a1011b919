import type { BadgeTone } from '#ui/chip.tsx'
import { Badge } from '#ui/chip.tsx'
import type { Stage } from '../../applications.rules.ts'
import { WITHDRAWN } from '../../applications.rules.ts'
import { stageWords } from '../applicants.texts.ts'

const TONES: Record<Stage, BadgeTone> = {
  nouveau: 'blue',
  vu: 'amber',
  contacté: 'green',
  entretien: 'outline',
  refusé: 'red',
  embauché: 'green',
}

/** Where an application is, in the colours of the specification. */
export const StageBadge = ({ stage, withdrawn = false }: { stage: Stage; withdrawn?: boolean }) =>
  withdrawn ? <Badge>{WITHDRAWN}</Badge> : <Badge tone={TONES[stage]}>{stageWords[stage]}</Badge>
