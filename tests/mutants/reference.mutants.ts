import type { Mutant } from './mutant.ts'

const service = 'src/features/reference/server/reference.service.ts'
const cities = 'src/features/reference/server/kept-cities.test.ts'

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
  {
    fault: 'every page reads the cities that it names anew',
    file: service,
    from: 'const missing = wanted.filter((id) => !cities.has(id) && !asked.has(id))',
    to: 'const missing = wanted.filter((id) => !asked.has(id))',
    test: cities,
    named: 'a city that was named a moment ago is not read again',
  },
  {
    fault: 'a city keeps the name that it had when it was first read',
    file: service,
    from: 'known && performance.now() < known.until && ',
    to: 'known && ',
    test: cities,
    named: 'after five minutes it is read again',
  },
  {
    fault: 'one city that is not known makes all of them be read again',
    file: service,
    from: '.findCities(db, missing)',
    to: '.findCities(db, wanted)',
    test: cities,
    named: 'a city that was named a moment ago is not read again',
  },
  {
    fault: 'cities are kept without end',
    file: service,
    from: ' && known.cities.size < MOST_KEPT',
    to: '',
    test: cities,
    named: 'no more than some thousands are kept',
  },
  {
    fault: 'parts of a page that name one city at once read it each for themselves',
    file: service,
    from: ' && !asked.has(id))',
    to: ')',
    test: cities,
    named: 'those who name a city at once wait for one reading',
  },
]
