import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useLoaderData } from 'react-router'
import { readAnswerFigures } from '#features/applications/applicants/applicants.contract.ts'
import { AnswerLine } from '#features/applications/applicants/components/answer-line.tsx'
import { readId } from '#platform/ids.ts'
import { pageHead, shortened } from '#platform/page-head.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { formActions, formHeaders } from '#platform/form-actions.ts'
import { loadReviews, reviewForms } from '#features/reviews/components/review-forms.ts'
import { ReviewsTab } from '#features/reviews/components/reviews-tab.tsx'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Cover } from '#ui/identity.tsx'
import { directoryPath } from '../companies.rules.ts'
import { jobsOnTab, jobsShownIn } from '../companies-jobs.rules.ts'
import { readCompany } from '../companies.contract.ts'
import { companyTabs } from '../companies.rules.ts'
import type { CompanyTab } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import '../company.css'
import { CompanyHead } from '../components/company-head.tsx'
import { CompanyJobs } from '../components/company-jobs.tsx'
import { companyBreadcrumb, organizationOf } from '../components/company-organization.ts'
import { CompanyPeople } from '../components/company-people.tsx'
import { CompanyPhotos } from '../components/company-photos.tsx'
import { CompanyProfile } from '../components/company-profile.tsx'
import { CompanySide } from '../components/company-side.tsx'
import { CompanyTabs } from '../components/company-tabs.tsx'
import { NewestJobs } from '../components/newest-jobs.tsx'
import { CompanyVideo } from '../components/company-video.tsx'

const texts = companiesTexts.company

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { company, canonical } = loaderData
  const title = texts.title(company.name)
  const description = shortened(texts.description(company.name, company.tagline, company.about))
  return [
    ...pageHead({ title, description, url: canonical }),
    { 'script:ld+json': organizationOf(company, canonical) },
    { 'script:ld+json': companyBreadcrumb(company, canonical) },
  ]
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw data(null, { status: 404 })
  const country = countryOf(request)
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const asked = url.searchParams.get('onglet')
  const named: CompanyTab = companyTabs.find((one) => one === asked) ?? 'profil'
  const [company, figures] = await Promise.all([
    api(readCompany, { id, session_pays: country.id, offres: jobsOnTab(named) }),
    // Without it the page is whole.
    api(readAnswerFigures, { entreprise: id }).catch(() => null),
  ])
  const tab: CompanyTab = named === 'video' && !company.video ? 'profil' : named
  return {
    company,
    figures,
    tab,
    reviews: tab === 'avis' ? await loadReviews(api, context.get(roleContext), id, url) : null,
    country: country.code,
    // Not yet counted: left out, rather than none.
    jobs: company.offersCount === null ? null : jobsShownIn(country.id, company.id, company.jobs_by_country),
    now: new Date(),
    canonical: new URL(`/entreprise/${company.id}`, url).href,
  }
}

export const action = formActions(reviewForms)
export const headers = formHeaders

export default function Company() {
  const { company, figures, tab, reviews, country, jobs, now } = useLoaderData<typeof loader>()
  return (
    <>
      <Cover seed={company.name} kind="banner" className="comp__cover" />
      <div className="wrap comp">
        <CompanyHead company={company} />
        <div className="comp__main">
          <AnswerLine figures={figures} />
          <CompanyTabs company={company} tab={tab} />
          {tab === 'profil' && <CompanyProfile company={company} jobs={jobs} now={now} />}
          {tab === 'photos' && <CompanyPhotos company={company} />}
          {tab === 'video' && company.video && <CompanyVideo video={company.video} />}
          {tab === 'people' && <CompanyPeople company={company} />}
          {tab === 'people' && company.team.length > 0 && <NewestJobs company={company} now={now} />}
          {reviews && <ReviewsTab company={company} loaded={reviews} />}
          {tab === 'jobs' && <CompanyJobs company={company} shown={jobs} country={country} now={now} />}
        </div>
        <CompanySide company={company} jobs={jobs} country={country} whole={tab === 'profil'} />
        <BackLink to={directoryPath} className="comp__back">
          {texts.back}
        </BackLink>
      </div>
    </>
  )
}
