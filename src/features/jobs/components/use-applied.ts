import { useRouteLoaderData } from 'react-router'

const none: readonly number[] = []

/** The jobs that the signed-in person has applied to, as the page was made with them. */
export const useApplied = (): readonly number[] =>
  useRouteLoaderData<{ applied: readonly number[] | null }>('root')?.applied ?? none
