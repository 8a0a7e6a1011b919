import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: what cannot work without them is shown only then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
