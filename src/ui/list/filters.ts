import { createContext, use } from 'react'

/** The id of the panel that they stand in. */
export const PANEL = 'filtres'

/** One value of a filter, and how much it would find. */
export type Choice = { value: string; name: string; count?: number }

type Filters = {
  /** The id of the form that the fields of all filters belong to, wherever they stand. */
  form: string
  /** The values chosen for a filter. */
  chosen: (name: string) => string[]
}

export const FiltersContext = createContext<Filters>({ form: '', chosen: () => [] })
export const useFilters = (): Filters => use(FiltersContext)

/** The choices that find something, as far as it was counted, and those that are chosen. */
export const choosable = (all: Choice[], chosen: string[]): Choice[] =>
  all.filter(({ value, count }) => count !== 0 || chosen.includes(value))
