import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { listCategories, listSecondary, readFeatured } from '#features/news/news.contract.ts'
import { newsTexts } from '#features/news/news.texts.ts'
import { readHealth, readReadiness } from '#platform/health.contract.ts'
import { LARGEST_ID } from '#platform/ids.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { readDebug } from '../bff.contract.ts'
import { DEBUG_PAGE, SECONDARY_COUNTS } from '../bff.rules.ts'
import { bffTexts as texts, technicalTexts } from '../bff.texts.ts'
import { BffHead } from '../components/bff-head.tsx'
import { DebugFacts } from '../components/debug-facts.tsx'
import { Probe } from '../components/probe.tsx'
import { RawAnswer } from '../components/raw-answer.tsx'
import { outcomeOf } from '../outcome.ts'
import '../bff.css'

export const meta: MetaFunction = () => [{ title: `${texts.debug} | Florin` }, notIndexed]

const LIMIT = SECONDARY_COUNTS[1]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [debug, health, ready, categories, featured, secondary] = await Promise.all([
    outcomeOf(api(readDebug, {})),
    outcomeOf(api(readHealth, {})),
    outcomeOf(api(readReadiness, {})),
    outcomeOf(api(listCategories, {})),
    outcomeOf(api(readFeatured, {})),
    outcomeOf(api(listSecondary, { limit: LIMIT })),
  ])
  return { debug, health, ready, categories, featured, secondary }
}

/** Calls that fail by themselves: nothing is made up for them. */
const refusals = [
  { id: 'offre-absente', title: texts.lostJob, path: `/v1/jobs/${LARGEST_ID}`, missing: technicalTexts.noJob },
  { id: 'adresse-absente', title: texts.lostEndpoint, path: '/v1/nulle-part', missing: technicalTexts.noEndpoint },
  { id: 'page-html', title: texts.html, path: '/api' },
]

export default function BffDebug() {
  const { debug, health, ready, categories, featured, secondary } = useLoaderData<typeof loader>()
  const raw = [
    { id: 'sante', title: texts.health, path: '/v1/health', told: health, failed: texts.failedHealth },
    { id: 'disponibilite', title: texts.ready, path: '/v1/ready', told: ready, failed: texts.failedReady },
    {
      id: 'categories',
      title: texts.categories,
      path: '/v1/news/categories',
      told: categories,
      failed: newsTexts.failedCategories,
    },
    {
      id: 'featured',
      title: texts.featured,
      path: '/v1/news/featured',
      told: featured,
      failed: newsTexts.failedFeatured,
    },
    {
      id: 'secondaires',
      title: texts.secondary(LIMIT),
      path: `/v1/news/secondary?limit=${LIMIT}`,
      told: secondary,
      failed: texts.failedSecondary,
    },
  ]
  return (
    <div className="wrap bff">
      <BffHead at={DEBUG_PAGE} title={texts.debug} lead={texts.debugLead} />
      <Probe<typeof readDebug>
        id="debug"
        title={texts.about}
        path="/v1/admin/debug"
        told={debug}
        failed={texts.failedAbout}
      >
        {(value) => <DebugFacts debug={value} />}
      </Probe>
      <h2>{texts.raw}</h2>
      {raw.map((probe) => (
        <Probe key={probe.id} heading="h3" {...probe}>
          {(value) => <RawAnswer title={probe.title} value={value} />}
        </Probe>
      ))}
      <h2>{texts.refusals}</h2>
      <p className="muted">{texts.refusalsLead}</p>
      {refusals.map((probe) => (
        <Probe key={probe.id} heading="h3" {...probe} told={null} />
      ))}
    </div>
  )
}
