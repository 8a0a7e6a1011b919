import type { Role } from '#platform/contract.ts'

/** What changes about the ways into an account. Its owner is always told, or a thief would begin by silencing it. */
export const securityEvents = ['new_device', 'password_changed', 'second_factor', 'passkeys', 'identities'] as const

/** Something that a room tells members about. One without a label is always told, on the site and by mail. */
export type NotificationEvent = { event: string; label?: string }
/** One that members choose about: shown on the site, mailed, both or neither. `app/notifications.ts` lists them all. */
export type ChosenEvent = Required<NotificationEvent> & {
  /** The role that hears of it; every one without. */
  role?: Exclude<Role, 'visitor'>
}

/** What somebody of a role may be told. */
export const eventsFor = (events: readonly ChosenEvent[], role: Role): ChosenEvent[] =>
  events.filter((one) => one.role === undefined || one.role === role)

export const securityEvent = (event: (typeof securityEvents)[number]): NotificationEvent => ({ event })

export const isSecurityEvent = (event: unknown): boolean => securityEvents.some((one) => one === event)

export const ALWAYS_TOLD =
  'Ce qui touche à la sécurité de votre compte vous est toujours signalé, sur le site et par e-mail\u202f: ces messages ne se désactivent pas.'

/** Until somebody chooses otherwise. */
export const defaultChoice = { site: true, mail: true } as const
