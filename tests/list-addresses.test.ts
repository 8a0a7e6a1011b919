import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applicantList, receivedList } from '../src/features/applications/applicants/applicants.rules.ts'
import { applicationList } from '../src/features/applications/applications-address.rules.ts'
import { companyList } from '../src/features/companies/companies-address.rules.ts'
import { ownJobList } from '../src/features/employer/jobs-address.ts'
import { jobList } from '../src/features/jobs/job-address.ts'
import { newsList } from '../src/features/news/news-address.rules.ts'
import { profileList } from '../src/features/sourcing/sourcing-address.rules.ts'

// Sample texts are written as editors write them, and tests say what is expected.
const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/demo/**', '**/*.test.ts'] })
const lists = [jobList, companyList, newsList, profileList, ownJobList, applicationList, applicantList, receivedList]
const filters = new Set(['page', 'company', 'etat', 'resultat', ...lists.flatMap(({ keys }) => keys as string[])])

/** A case of the moderation, not a dossier of the news. */
const NO_LIST = 'src/features/moderation/server/telling.ts: `/recours?dossier='

const found = (pattern: RegExp): string[] =>
  sources.flatMap((name) => (readFileSync(name, 'utf8').match(pattern) ?? []).map((text) => `${name}: ${text}`))

test('no address of a list is written by hand', () => {
  expect(sources.length).toBeGreaterThan(1_500)
  expect(found(new RegExp(`['"\`][^'"\`\\n ]*[\\w}/]\\?(${[...filters].join('|')})=`, 'g'))).toEqual([NO_LIST])
  expect(found(/['"`]\/(emploi|stages|alternance|entreprises|news)\?/g)).toEqual([])
})

test('which page is asked for is read in one place', () => {
  expect(found(/\.get\((PAGE|'page')\)/g)).toEqual(['src/platform/pages.ts: .get(PAGE)'])
})
