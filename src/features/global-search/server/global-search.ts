import { listCompanies } from '#features/companies/companies.contract.ts'
import { companyDirectory } from '#features/companies/server/companies-directory.service.ts'
import { searchJobs as searchJobsEndpoint } from '#features/jobs/jobs.contract.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { searchJobs } from '#features/jobs/server/jobs-search.service.ts'
import { searchPublicMembers } from '#features/members/server/members.service.ts'
import { listArticles } from '#features/news/server/news.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import type { Db } from '#platform/server/database/db.ts'
import { parseKeywords } from '#search-engine/analysis/keywords.ts'
import type { searchEverything as endpoint } from '../global-search.contract.ts'
import type { SearchType } from '../global-search.rules.ts'

type Asked = ParsedInputOf<typeof endpoint>
export type Indexes = Readonly<Record<'jobs' | 'companies' | 'articles', IndexedCollection>>

const NOTHING = { total: 0, data: [], corrections: [] }

/** The jobs that say it best. Signs and little words alone filter nothing: they find no job, rather than all. */
async function findJobs(db: Db, index: IndexedCollection, { q, per_type, session_pays }: Asked) {
  if (parseKeywords(q).wanted.length === 0) return NOTHING
  const input = { keywords: q, sort: 'relevance', per_page: per_type, session_pays }
  const asked = searchJobsEndpoint.input.parse(input)
  const { data, pagination, corrections } = await searchJobs(db, index, asked, { sponsors: false })
  return { total: pagination.total, data, corrections }
}

async function findCompanies(db: Db, indexes: Indexes, { q, per_type, session_pays }: Asked) {
  const input = { q, per_page: per_type, session_pays }
  const { data, pagination, corrections } = await companyDirectory(db, indexes, listCompanies.input.parse(input))
  return { total: pagination.total, data, corrections }
}

/** Of nobody in particular, so that everybody gets the same answer: what the caller likes is not said here. */
async function findArticles(db: Db, index: IndexedCollection, { q, per_type }: Asked) {
  const { data, pagination } = await listArticles({ site: { db }, index }, null, {
    words: q,
    page: 1,
    per_page: per_type,
  })
  return { total: pagination.total, data }
}

/** One question to every room that can be searched, each by its own rules of who and what is shown. */
export async function searchEverything(db: Db, indexes: Indexes, asked: Asked) {
  const wants = (type: SearchType): boolean => asked.type.length === 0 || asked.type.includes(type)
  const [jobs, companies, profiles, articles] = await Promise.all([
    wants('jobs') ? findJobs(db, indexes.jobs, asked) : NOTHING,
    wants('companies') ? findCompanies(db, indexes, asked) : NOTHING,
    wants('profiles') ? searchPublicMembers(db, asked.q, asked.session_pays ?? null, asked.per_type) : NOTHING,
    wants('articles') ? findArticles(db, indexes.articles, asked) : NOTHING,
  ])
  return {
    data: { jobs: jobs.data, companies: companies.data, profiles: profiles.data, articles: articles.data },
    totals: { jobs: jobs.total, companies: companies.total, profiles: profiles.total, articles: articles.total },
    corrections: [
      ...jobs.corrections.map((one) => ({ type: 'jobs' as const, ...one })),
      ...companies.corrections.map((one) => ({ type: 'companies' as const, ...one })),
    ],
  }
}
