import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'a website may be any address but a script',
    file: 'src/features/companies/companies.rules.ts',
    from: "url?.protocol === 'https:' &&",
    to: "url && url.protocol !== 'javascript:' &&",
    test: 'src/features/companies/companies.rules.test.ts',
    named: 'only https websites are linked to',
  },
  {
    fault: 'a host that ends like a social network is taken for it',
    file: 'src/features/companies/companies-contact.rules.ts',
    from: 'hostname.endsWith(`.${host}`)',
    to: 'hostname.endsWith(host)',
    test: 'src/features/companies/companies-contact.rules.test.ts',
    named: 'https://evil-linkedin.com/company/valmont is no page of a company on LinkedIn',
  },
  {
    fault: 'a facet of the directory is counted with its own filter',
    file: 'src/features/companies/companies.rules.ts',
    from: 'if (size && structure) addOne(counts.sectors',
    to: 'if (sector && size && structure) addOne(counts.sectors',
    test: 'tests/companies-api.test.ts',
    named: 'counts each facet with every other filter, but not its own',
  },
  {
    fault: 'a drawn logo is not shown',
    file: 'src/features/companies/companies.rules.ts',
    from: 'logo: logoPath ?? `/logos/${id}.svg`',
    to: 'logo: `/logos/${id}.svg`',
    test: 'tests/journeys/companies.journey.test.ts',
    named: 'companies have a page with their profile, people and offers',
  },
]
