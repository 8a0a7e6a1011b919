/** What changes about the ways into an account. Its owner is always told, or a thief would begin by silencing it. */
export const securityEvents = ['new_device', 'password_changed', 'second_factor', 'passkeys', 'identities'] as const

/** What a member may be told about; rooms add theirs. Each can be shown on the site, mailed, both or neither. */
export const chosenEvents = [{ event: 'alerts', label: 'Nouvelles offres de mes alertes' }] as const

export type ChosenEvent = (typeof chosenEvents)[number]['event']
/** What was decided about something reported, or about somebody's own: those concerned are always told. */
export type NotificationEvent = (typeof securityEvents)[number] | 'moderation' | ChosenEvent

export const isSecurityEvent = (event: unknown): boolean => securityEvents.some((one) => one === event)

export const ALWAYS_TOLD =
  'Ce qui touche à la sécurité de votre compte vous est toujours signalé, sur le site et par e-mail\u202f: ces messages ne se désactivent pas.'

/** Until somebody chooses otherwise. */
export const defaultChoice = { site: true, mail: true } as const
