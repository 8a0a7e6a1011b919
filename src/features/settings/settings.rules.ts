import type { OutputOf } from '#platform/contract.ts'
import type { readAccount } from '#features/accounts/own-account.contract.ts'

/** One's own account as the settings page shows it. */
export type Account = OutputOf<typeof readAccount>

/** Every form of the settings page, and where on the page it stands. */
export const settingsForms = {
  informations: 'informations',
  adresse: 'adresse',
  'adresse-annulation': 'adresse',
  'mot-de-passe': 'mot-de-passe',
  totp: 'double-authentification',
  'totp-code': 'double-authentification',
  'totp-annulation': 'double-authentification',
  'totp-arret': 'double-authentification',
  codes: 'double-authentification',
  'cle-retrait': 'cles-d-acces',
  session: 'sessions',
  'autres-sessions': 'sessions',
  notifications: 'notifications',
  suppression: 'danger',
} as const

export type SettingsForm = keyof typeof settingsForms
export type SettingsPlace = (typeof settingsForms)[SettingsForm]

export const isSettingsForm = (name: string | null): name is SettingsForm =>
  name !== null && Object.hasOwn(settingsForms, name)
