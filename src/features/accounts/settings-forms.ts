import { data, redirect } from 'react-router'
import { chosenEvents } from '#features/notifications/notifications.rules.ts'
import { saveNotificationChoices } from '#features/notifications/notifications.contract.ts'
import { attempt, textOf } from '#platform/attempt.ts'
import type { Api } from '#platform/contract.ts'
import {
  askEmailChange,
  cancelEmailChange,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  updateAccount,
} from './settings.contract.ts'
import { removePasskey } from './passkeys.contract.ts'
import { beginTotp, cancelTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './second-factor.contract.ts'
import type { SettingsForm } from './settings.rules.ts'
import { isSettingsForm, settingsForms } from './settings.rules.ts'

/** What a form came to, shown where it stands: it was refused, or there is something to be seen once. */
export type Outcome =
  | { form: SettingsForm; error: string; fields: Record<string, string>; values: Record<string, string> }
  | { form: SettingsForm; codes: string[] }

type Sender = {
  /** What was typed and comes back with a refusal; passwords never do. */
  keeps?: string[]
  /** The field a refusal without fields is about. */
  about?: Record<string, string>
  send: (api: Api, form: FormData) => Promise<unknown>
}

const wrongPassword = { 'accounts/wrong_password': 'password' }

const senders: Record<SettingsForm, Sender> = {
  informations: {
    keeps: ['first_name', 'last_name', 'phone', 'country'],
    send: (api, form) =>
      api(updateAccount, {
        first_name: textOf(form, 'first_name'),
        last_name: textOf(form, 'last_name'),
        phone: textOf(form, 'phone'),
        // The contract judges whether it is one.
        country: textOf(form, 'country') as 'fr',
      }),
  },
  adresse: {
    keeps: ['email'],
    about: wrongPassword,
    send: (api, form) => api(askEmailChange, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
  },
  'adresse-annulation': { send: (api) => api(cancelEmailChange, {}) },
  'mot-de-passe': {
    about: { 'accounts/wrong_password': 'currentPassword' },
    send: (api, form) =>
      api(changePassword, {
        currentPassword: textOf(form, 'currentPassword'),
        password: textOf(form, 'password'),
        confirmPassword: textOf(form, 'confirmPassword'),
      }),
  },
  totp: {
    about: wrongPassword,
    send: (api, form) => api(beginTotp, { password: textOf(form, 'password') }),
  },
  'totp-code': {
    keeps: ['code'],
    about: { 'accounts/wrong_first_code': 'code' },
    send: (api, form) => api(confirmTotp, { code: textOf(form, 'code') }),
  },
  'totp-annulation': { send: (api) => api(cancelTotp, {}) },
  'totp-arret': {
    about: wrongPassword,
    send: (api, form) => api(removeTotp, { password: textOf(form, 'password') }),
  },
  codes: {
    about: wrongPassword,
    send: (api, form) => api(renewRecoveryCodes, { password: textOf(form, 'password') }),
  },
  'cle-retrait': {
    keeps: ['id'],
    about: wrongPassword,
    send: (api, form) => api(removePasskey, { id: textOf(form, 'id'), password: textOf(form, 'password') }),
  },
  session: { keeps: ['id'], send: (api, form) => api(endSession, { id: textOf(form, 'id') }) },
  'autres-sessions': { send: (api) => api(endOtherSessions, {}) },
  notifications: {
    send: (api, form) =>
      api(saveNotificationChoices, {
        choices: chosenEvents.map(({ event }) => ({
          event,
          site: form.has(`${event}.site`),
          mail: form.has(`${event}.mail`),
        })),
      }),
  },
  suppression: {
    keeps: ['confirmation'],
    about: wrongPassword,
    send: (api, form) =>
      api(deleteAccount, {
        password: textOf(form, 'password'),
        // The contract judges whether it is the word.
        confirmation: textOf(form, 'confirmation') as 'SUPPRIMER',
      }),
  },
}

/** What the page does with any of its forms: a redirection when it is done, else what to show beside it. */
export async function sendForm(api: Api, form: FormData, path: string) {
  const name = textOf(form, 'formulaire')
  if (!isSettingsForm(name)) throw data(null, { status: 400 })
  const { keeps = [], about = {}, send } = senders[name]
  const sent = await attempt(send(api, form))
  if (!sent.ok) {
    const { code, message, fields = {} } = sent.error
    const field = about[code]
    const refused: Outcome = {
      form: name,
      error: message,
      fields: field ? { [field]: message } : fields,
      values: Object.fromEntries(keeps.map((key) => [key, textOf(form, key)])),
    }
    return data(refused, { status: sent.status })
  }
  if (name === 'suppression') return redirect('/compte-supprime')
  const { recovery_codes: codes } = sent.value as { recovery_codes?: string[] }
  if (codes) return data<Outcome>({ form: name, codes })
  return redirect(`${path}?fait=${name}#${settingsForms[name]}`)
}
