import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Passkeys want a browser that knows them, and a name for the site: an IP address has none. */
const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(window.location.hostname)

export const usePasskeySupport = (): boolean => useSyncExternalStore(never, hasPasskeys, () => false)
