import { redirect } from 'react-router'
import { saveNotificationChoices } from '#features/notifications/notifications.contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions } from '#platform/form-actions.ts'
import {
  askEmailChange,
  cancelEmailChange,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  updateAccount,
} from '#features/accounts/own-account.contract.ts'
import { removePasskey } from '#features/accounts/passkeys/passkeys.contract.ts'
import {
  beginTotp,
  cancelTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
} from '#features/accounts/second-factor/second-factor.contract.ts'
import type { SettingsForm } from './settings.rules.ts'
import { settingsForms } from './settings.rules.ts'

const wrongPassword = { 'accounts/wrong_password': 'password' }

/** Back to the page, where it says what was done. */
const told =
  (name: SettingsForm) =>
  (_output: unknown, { url }: Sent): Response =>
    redirect(`${url.pathname}?fait=${name}#${settingsForms[name]}`)

/** Shown once, and nowhere else. */
const codes = ({ recovery_codes }: { recovery_codes: string[] }): string[] => recovery_codes

export const settingsAction = formActions({
  informations: form({ endpoint: updateAccount, done: told('informations') }),
  adresse: form({ endpoint: askEmailChange, about: wrongPassword, done: told('adresse') }),
  'adresse-annulation': form({ endpoint: cancelEmailChange, done: told('adresse-annulation') }),
  'mot-de-passe': form({
    endpoint: changePassword,
    about: { 'accounts/wrong_password': 'currentPassword' },
    done: told('mot-de-passe'),
  }),
  totp: form({ endpoint: beginTotp, about: wrongPassword, done: told('totp') }),
  'totp-code': form({ endpoint: confirmTotp, about: { 'accounts/wrong_first_code': 'code' }, done: codes }),
  'totp-annulation': form({ endpoint: cancelTotp, done: told('totp-annulation') }),
  'totp-arret': form({ endpoint: removeTotp, about: wrongPassword, done: told('totp-arret') }),
  codes: form({ endpoint: renewRecoveryCodes, about: wrongPassword, done: codes }),
  'cle-retrait': form({ endpoint: removePasskey, about: wrongPassword, done: told('cle-retrait') }),
  session: form({ endpoint: endSession, done: told('session') }),
  'autres-sessions': form({ endpoint: endOtherSessions, done: told('autres-sessions') }),
  notifications: form({ endpoint: saveNotificationChoices, done: told('notifications') }),
  suppression: form({
    endpoint: deleteAccount,
    about: wrongPassword,
    done: () => redirect('/compte-supprime'),
  }),
} satisfies Record<SettingsForm, unknown>)
