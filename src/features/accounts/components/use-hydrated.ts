import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run here; on the server, and until they do, they do not. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
