import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** The nonce of this answer, for inline scripts; browsers hide it, so it exists while rendering on the server only. */
export const NonceProvider = Nonce.Provider

export const useNonce = (): string | undefined => useContext(Nonce)
