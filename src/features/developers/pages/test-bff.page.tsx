import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useActionData, useLoaderData } from 'react-router'
import { likeArticle } from '#features/news/news-acts.contract.ts'
import { listCategories, listSecondary, readFeatured } from '#features/news/news.contract.ts'
import { newsTexts } from '#features/news/news.texts.ts'
import { textOf } from '#platform/attempt.ts'
import type { InputOf } from '#platform/contract.ts'
import { ABOUT } from '#platform/forms.ts'
import { readHealth } from '#platform/health.contract.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { LIKE_ACTION, SECONDARY_COUNTS, TEST_PAGE } from '../bff.rules.ts'
import { bffTexts as texts } from '../bff.texts.ts'
import { ArticleNames } from '../components/article-names.tsx'
import { BffHead } from '../components/bff-head.tsx'
import { LikeProbe } from '../components/like-probe.tsx'
import { Probe } from '../components/probe.tsx'
import { outcomeOf } from '../outcome.ts'
import '../bff.css'

export const meta: MetaFunction = () => [{ title: `${texts.test} | Florin` }, notIndexed]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [health, categories, featured, ...secondary] = await Promise.all([
    outcomeOf(api(readHealth, {})),
    outcomeOf(api(listCategories, {})),
    outcomeOf(api(readFeatured, {})),
    ...SECONDARY_COUNTS.map((limit) => outcomeOf(api(listSecondary, { limit }))),
  ])
  return { health, categories, featured, secondary }
}

/** The like of a browser without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  // As it came: what is wrong with it the API says itself.
  const asked = { id: textOf(form, ABOUT), action: textOf(form, LIKE_ACTION) } as InputOf<typeof likeArticle>
  const liked = await outcomeOf(context.get(apiContext)(likeArticle, asked))
  return data(liked, { status: liked.ok ? 200 : (liked.status ?? 500) })
}

export default function TestBff() {
  const { health, categories, featured, secondary } = useLoaderData<typeof loader>()
  const liked = useActionData<typeof action>() ?? null
  return (
    <div className="wrap bff">
      <BffHead at={TEST_PAGE} title={texts.test} lead={texts.testLead} />
      <Probe<typeof readHealth>
        id="sante"
        title={texts.health}
        path="/v1/health"
        told={health}
        failed={texts.failedHealth}
      >
        {({ status }) => <p>{texts.healthy(status)}</p>}
      </Probe>
      <Probe<typeof listCategories>
        id="categories"
        title={texts.categories}
        path="/v1/news/categories"
        told={categories}
        failed={newsTexts.failedCategories}
      >
        {({ data: found }) => <CategoryNames names={found.map(({ libelle }) => libelle)} />}
      </Probe>
      <Probe<typeof readFeatured>
        id="featured"
        title={texts.featured}
        path="/v1/news/featured"
        told={featured}
        failed={newsTexts.failedFeatured}
      >
        {({ data: article }) => <ArticleNames articles={article ? [article] : []} />}
      </Probe>
      {SECONDARY_COUNTS.map((count, at) => (
        <Probe<typeof listSecondary>
          key={count}
          id={`secondaires-${count}`}
          title={texts.secondary(count)}
          path={`/v1/news/secondary?limit=${count}`}
          told={secondary[at]!}
          failed={texts.failedSecondary}
        >
          {({ data: articles }) => <ArticleNames articles={articles} />}
        </Probe>
      ))}
      <LikeProbe article={featured.ok ? featured.value.data : null} told={liked} />
    </div>
  )
}

const CategoryNames = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? (
    <p className="muted">{texts.noCategories}</p>
  ) : (
    <ul className="bff__names">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
