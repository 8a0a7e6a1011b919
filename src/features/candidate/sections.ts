import type { IconNode } from 'lucide'
import { BriefcaseBusiness, House, Settings, UserRound } from 'lucide'

/** The sections of the candidate's space, in the order of its menu. */
export const sections = ['overview', 'emploi', 'profile', 'settings'] as const
export type Section = (typeof sections)[number]

export const sectionLooks: Record<Section, { label: string; icon: IconNode }> = {
  overview: { label: 'Vue d’ensemble', icon: House },
  emploi: { label: 'Emploi', icon: BriefcaseBusiness },
  profile: { label: 'Mon profil', icon: UserRound },
  settings: { label: 'Paramètres', icon: Settings },
}

export const SPACE = '/espace-candidat'

const isSection = (word: unknown): word is Section => sections.some((one) => one === word)

export const sectionAddress = (section: Section): string =>
  section === 'overview' ? SPACE : `${SPACE}?section=${section}`

/** The section that an address names; the overview without. */
export function sectionIn(url: URL): Section {
  const asked = url.searchParams.get('section')
  return isSection(asked) ? asked : 'overview'
}

/** The section that a link named by its navigation state alone: `{ activeSection: 'emploi' }`. */
export function sectionInState(state: unknown): Section | null {
  const asked = typeof state === 'object' && state !== null && 'activeSection' in state ? state.activeSection : null
  return isSection(asked) ? asked : null
}
