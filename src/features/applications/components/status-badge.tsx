import type { BadgeTone } from '#ui/chip.tsx'
import { Badge } from '#ui/chip.tsx'
import type { ShownStatus } from '../applications.rules.ts'

const tones: Record<ShownStatus, BadgeTone> = {
  'En cours': 'blue',
  'Entretien programmé': 'outline',
  Acceptée: 'green',
  Refusée: 'red',
  Retirée: 'neutral',
}

export const StatusBadge = ({ status }: { status: ShownStatus }) => <Badge tone={tones[status]}>{status}</Badge>
