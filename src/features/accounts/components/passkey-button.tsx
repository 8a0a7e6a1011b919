/** Signing in with a passkey. */
export const PasskeyButton = () => null
