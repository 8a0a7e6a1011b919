import type { Mutant } from './mutant.ts'

const named = 'src/features/companies/server/companies-named.test.ts'

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
    fault: 'a company is not listed anew when its jobs change',
    file: 'src/features/companies/server/company-collection.ts',
    from: 'company_jobs: themselves, job: companiesOfJobs',
    to: 'company_jobs: themselves',
    test: 'src/features/companies/server/company-collection.test.ts',
    named: 'is told what becomes of its jobs',
  },
  {
    fault: 'companies stand where their jobs of all countries put them',
    file: 'src/features/companies/server/companies-directory.service.ts',
    from: "asked.session_pays ? 'jobsAtHome' : 'jobs'",
    to: "'jobs'",
    test: 'src/features/companies/server/company-collection.test.ts',
    named: 'finds, counts and orders as the database does',
  },
  {
    fault: 'a drawn logo is not shown',
    file: 'src/features/companies/companies.rules.ts',
    from: 'logo: logoPath ?? `/logos/${id}.svg`',
    to: 'logo: `/logos/${id}.svg`',
    test: 'tests/journeys/companies.journey.test.ts',
    named: 'companies have a page with their profile, people and jobs',
  },
  {
    fault: 'a company is found by two letters of what was typed',
    file: 'src/features/companies/server/name-words.ts',
    from: 'word.startsWith(part)',
    to: 'word.startsWith(part.slice(0, 2))',
    test: 'src/features/companies/server/name-words.test.ts',
    named: 'names that begin so are found as by looking at each of them',
  },
  {
    fault: 'a company is found by one word of many that were typed',
    file: 'src/features/companies/server/name-words.ts',
    from: 'if (found[place] !== part) continue',
    to: 'if (found[place] === part + 1) continue',
    test: named,
    named: 'companies are found by the beginnings of the words of their names',
  },
  {
    fault: 'a company with more typos stands among those with the fewest',
    file: 'src/features/companies/server/company-names.service.ts',
    from: 'typos[place] === fewest',
    to: 'typos[place]! >= fewest',
    test: named,
    named: 'of many companies with jobs those are found that come first',
  },
  {
    fault: 'a company that changed its name is found by the old one',
    file: 'src/features/companies/server/companies.service.ts',
    from: "markOfTopic(db, 'company')",
    to: "markOfTopic(db, 'nothing')",
    test: named,
    named: 'a company that changes its name is found by the new one',
  },
]
