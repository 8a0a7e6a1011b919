import { companyCollection } from '#features/companies/server/company-collection.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { articleCollection } from '#features/news/server/article-collection.ts'
import { profileCollection } from '#features/sourcing/server/profile-collection.ts'

/** Everything that can be searched. */
export const collections = {
  jobs: jobCollection,
  companies: companyCollection,
  profiles: profileCollection,
  articles: articleCollection,
}
