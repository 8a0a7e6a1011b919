import type { RouteConfig } from '@react-router/dev/routes'
import { index, route } from '@react-router/dev/routes'
import type { Access } from '#platform/contract.ts'

/** Who may open a page; a page that is not in this list does not exist. */
export type Page = { path: string; file: string; access: Access }

/** Every page address, in the order of the specification's route table. */
export const pages: Page[] = [
  { path: '/', file: '../features/home/pages/home.page.tsx', access: 'public' },
  { path: '/emploi', file: '../features/jobs/pages/job-search.page.tsx', access: 'public' },
  { path: '/stages', file: '../features/jobs/pages/job-search.page.tsx', access: 'public' },
  { path: '/alternance', file: '../features/jobs/pages/job-search.page.tsx', access: 'public' },
  { path: '/offre-emploi/:id', file: '../features/jobs/pages/job.page.tsx', access: 'public' },
  { path: '/offre/:id', file: '../features/jobs/pages/job-redirect.page.ts', access: 'public' },
  { path: '/entreprises', file: '../features/companies/pages/companies.page.tsx', access: 'public' },
  { path: '/entreprise/:id', file: '../features/companies/pages/company.page.tsx', access: 'public' },
  { path: '/admin/courrier', file: '../features/mailbox/pages/mailbox.page.tsx', access: 'administrator' },
  { path: '/api', file: '../features/developers/pages/api-explorer.page.tsx', access: 'public' },
]

/** Addresses that only act, and send the browser back to a page. */
export const actions: Page[] = [{ path: '/pays', file: './shell/country.action.ts', access: 'public' }]

/** The component sheet is for those who build. */
const developmentPages: Page[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/composants', file: './component-sheet/sheet.page.tsx', access: 'public' }]

const entry = ({ path, file }: Page) => (path === '/' ? index(file) : route(path, file, { id: path }))

export default [
  ...[...pages, ...actions, ...developmentPages].map(entry),
  route('*', './not-found.page.tsx'),
] satisfies RouteConfig
