import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on the server and until scripts have arrived. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
