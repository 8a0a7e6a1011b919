import { useRouteLoaderData } from 'react-router'
import type { Role } from './contract.ts'

/** Who looks at the page, as it was made. */
export const useRole = (): Role =>
  useRouteLoaderData<{ viewer: { role: Role } | null }>('root')?.viewer?.role ?? 'visitor'

/** Whether somebody looks for work, or may: those who recruit or administer do not. */
export const useSeeksWork = (): boolean => ['visitor', 'candidate'].includes(useRole())
