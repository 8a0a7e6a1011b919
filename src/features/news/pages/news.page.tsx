import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { NewsletterBox } from '#features/newsletter/components/newsletter-box.tsx'
import { countryOf } from '#features/reference/reference.rules.ts'
import { listAnswer } from '#platform/load-list.ts'
import { pageHead } from '#platform/page-head.ts'
import { pagesBefore, withPage } from '#platform/pages.ts'
import { apiContext, promptApiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { ArticleList } from '../components/article-list.tsx'
import { DossiersSection } from '../components/dossiers-section.tsx'
import { LeadStory } from '../components/lead-story.tsx'
import { ListHead, titleOfPage } from '../components/list-head.tsx'
import { Masthead } from '../components/masthead.tsx'
import { NewsSections } from '../components/news-sections.tsx'
import { PopularSection } from '../components/popular-section.tsx'
import { TradePay } from '../components/trade-pay.tsx'
import { newsList } from '../news-address.rules.ts'
import { readNewsPage } from '../news-front.ts'
import '../news.css'
import { newsPath } from '../news.rules.ts'
import { articleTexts, newsTexts as texts } from '../news.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (!loaderData) return []
  const { page, origin, asked } = loaderData
  const params = new URLSearchParams(location.search)
  return pageHead({
    title: articleTexts.title(titleOfPage(loaderData)),
    description: texts.description,
    url: origin + newsList.canonical(newsPath, params, page),
    listed: asked.search === undefined,
  })
}

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const apis = { api: context.get(apiContext), prompt: context.get(promptApiContext) }
  const read = await readNewsPage(apis, url, countryOf(request).id)
  return listAnswer({ ...read, today: texts.today(new Date()), origin: url.origin })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** How many articles stand beside the one that opens the page. */
const SECONDS = 4

export default function News() {
  const loaded = useLoaderData<typeof loader>()
  const { list, page, asked, categories, featured, popular, dossiers, sections, pay, today } = loaded
  const [params] = useSearchParams()
  const before = pagesBefore(page)
  const found = list.ok ? list.value : null
  const lead = featured?.ok ? featured.value : null
  // What opens the page is not told twice.
  const others = (found?.articles ?? []).filter(({ id }) => id !== lead?.id)
  const seconds = lead && before === 0 ? others.slice(0, SECONDS) : []
  const rest = others.slice(seconds.length)
  const hasNext = found?.pagination.has_next ?? false
  const articles = (
    <section className="nmore" aria-labelledby="h-der">
      <ListHead loaded={loaded} />
      {!found && (
        <Failure title={texts.failed} of={list}>
          {texts.failedArticles}
        </Failure>
      )}
      {found && found.articles.length === 0 && <Nothing searched={asked.search !== undefined} />}
      <ArticleList
        articles={rest}
        more={hasNext ? withPage(params, page + 1) : null}
        moreAnew={pagesBefore(page + 1) !== before}
        earlier={before > 0 ? withPage(params, before) : null}
      />
    </section>
  )
  const isFront = featured !== null
  // Whoever reads a category leafs through the paper; whoever asked for something sees it first.
  const listed = !isFront || rest.length > 0 || hasNext || !lead
  return (
    <div className="news-page">
      <Masthead today={today} categories={categories} current={asked.categoryId} search={asked.search} />
      {pay && pay.data.length > 0 && <TradePay pay={pay} />}
      <div className="wrap">
        {/* That the search is being prepared is said once, by the list. */}
        {featured && !featured.ok && !featured.preparing && <Failure title={texts.failedFeatured} />}
        {lead && <LeadStory article={lead} seconds={seconds} />}
        {!isFront && articles}
        <NewsSections sections={sections} />
        {(dossiers.ok || !dossiers.preparing) && <DossiersSection dossiers={dossiers} current={asked.dossierId} />}
        <div className="news-end">
          <PopularSection popular={popular} />
          <NewsletterBox from="news" />
        </div>
        {isFront && listed && articles}
      </div>
    </div>
  )
}

const Nothing = ({ searched }: { searched: boolean }) => (
  <Empty
    title={searched ? texts.noneFound : texts.none}
    action={<ButtonLink to={newsPath}>{texts.everything}</ButtonLink>}
  >
    {searched ? texts.noneFoundHint : texts.noneHint}
  </Empty>
)
