import type { Attempted } from '#platform/attempt.ts'
import { safePath } from '#platform/safe-path.ts'
import { tryApi } from '#platform/try-api.ts'
import { accountRefusals, SUSPENSION_PAGE } from '../../accounts.rules.ts'
import type { addPasskey, passkeyCreation, passkeyRequest, signInByPasskey } from '../passkeys.contract.ts'
import { passkeyTexts as texts } from '../passkeys.texts.ts'

/** What the person may do about it: a field, or the whole. */
export type PasskeyFailure = { message: string; fields: Record<string, string> }

/** Creates a passkey on this device and adds it to the account; nothing comes back when it went well. */
export const createPasskey = (label: string, password: string): Promise<PasskeyFailure | null> =>
  explained(async () => {
    // Asked first: a refusal after the authenticator has made its key would leave that key without a use.
    if (label.trim() === '') throw new Refused(texts.labelMissing, { label: texts.labelMissing })
    const { options } = granted(await tryApi<typeof passkeyCreation>('/v1/account/passkeys/options', { password }))
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = jsonOf(await navigator.credentials.create({ publicKey }))
    granted(await tryApi<typeof addPasskey>('/v1/account/passkeys', { label, credential: credential as never }))
    return null
  })

/** Signs in with a passkey of this device: where to go then (`retour`, or one's own space where none is given), or what went wrong. */
export const enterWithPasskey = (retour: string): Promise<PasskeyFailure | { to: string }> =>
  explained(async () => {
    const { options } = granted(await tryApi<typeof passkeyRequest>('/v1/auth/passkey/options', {}))
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const credential = jsonOf(await navigator.credentials.get({ publicKey }))
    const sent = await tryApi<typeof signInByPasskey>('/v1/auth/passkey', { credential: credential as never })
    if (!sent.ok && sent.error.code === accountRefusals['accounts/suspended'].code) return { to: SUSPENSION_PAGE }
    const { space } = granted(sent)
    return { to: retour === '' ? space : safePath(retour) }
  })

class Refused extends Error {
  readonly fields: Record<string, string>
  constructor(message: string, fields: Record<string, string>) {
    super(message)
    this.fields = fields
  }
}

function granted<T>(sent: Attempted<T>): T {
  if (sent.ok) return sent.value
  const { code, message, fields = {} } = sent.error
  throw new Refused(message, code === 'accounts/wrong_password' ? { password: message } : fields)
}

const jsonOf = (credential: Credential | null): unknown => (credential as PublicKeyCredential).toJSON()

async function explained<T>(work: () => Promise<T>): Promise<T | PasskeyFailure> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return { message: error.message, fields: error.fields }
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'InvalidStateError') return { message: texts.known, fields: {} }
    return { message: error instanceof TypeError && name === '' ? texts.failed : texts.given, fields: {} }
  }
}
