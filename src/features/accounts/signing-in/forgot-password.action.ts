import type { LoaderFunctionArgs } from 'react-router'
import { textOf } from '#platform/attempt.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { forgotPassword } from '../accounts.contract.ts'
import { backIn } from '../accounts.rules.ts'

/** Who asked, and what was answered; null for whoever goes back to the form. */
export type ForgotAnswer = { email: string; sent: string | null }

/** Where the login was to lead: kept on the way back to it, and in the mail. */
export const forgotPasswordLoader = ({ url }: LoaderFunctionArgs) => ({ back: backIn(url) })

/** Both forgotten-password pages: the form, then one and the same answer whoever asked. */
export const forgotPasswordAction = formActions({
  demande: form({
    endpoint: forgotPassword,
    input: (_read, { url }) => ({ retour: backIn(url) }),
    done: ({ message }, { form: sent }): ForgotAnswer => ({ email: textOf(sent, 'email'), sent: message }),
  }),
  // « Renvoyer l’email » goes back to the form, filled in.
  renvoyer: async ({ form: sent }: Sent): Promise<{ done: ForgotAnswer }> => ({
    done: { email: textOf(sent, 'email'), sent: null },
  }),
})
