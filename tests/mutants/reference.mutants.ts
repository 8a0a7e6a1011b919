import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'every sector has the sub-sectors of all',
    file: 'src/features/figures/server/figures.ts',
    from: '.filter(({ sectorId }) => sectorId === sector.id)',
    to: '.filter(({ sectorId }) => sectorId !== null)',
    test: 'tests/api.test.ts',
    named: 'sectors with their sub-sectors',
  },
  {
    fault: 'salaries in Luxembourg are in Swiss francs',
    file: 'src/features/reference/reference.rules.ts',
    from: "countryId === 4 ? 'CHF'",
    to: "countryId >= 3 ? 'CHF'",
    test: 'src/features/reference/reference.rules.test.ts',
    named: 'only Swiss salaries are in francs',
  },
]
