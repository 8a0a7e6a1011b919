import type { MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { Bone, Failure, Skeleton } from '#ui/waiting.tsx'
import { OperationCard } from '../components/operation-card.tsx'
import { FeedList } from '../components/feed-list.tsx'
import '../developers.css'
import { developersTexts as texts } from '../developers.texts.ts'
import type { OpenApi } from '../openapi.ts'
import { readOperations } from '../openapi.ts'

export const meta: MetaFunction = () => [{ title: texts.title }, { name: 'robots', content: 'noindex' }]

/** The document is read by the browser, like any other client would. */
export async function clientLoader() {
  try {
    const response = await fetch('/v1/openapi.json')
    return response.ok ? readOperations((await response.json()) as OpenApi) : null
  } catch {
    return null
  }
}
clientLoader.hydrate = true as const

function Heading() {
  return (
    <>
      <h1 className="display">{texts.heading}</h1>
      <p className="muted">{texts.intro}</p>
      <p>
        <a className="more" href="/v1/openapi.json">
          {texts.document}
        </a>
      </p>
      <FeedList />
    </>
  )
}

export function HydrateFallback() {
  return (
    <div className="wrap api">
      <Heading />
      <Skeleton label={texts.loading}>
        {[1, 2, 3].map((key) => (
          <Bone key={key} width="100%" height={56} top={12} />
        ))}
      </Skeleton>
    </div>
  )
}

/** A page to try the API, drawn from the OpenAPI document itself. */
export default function ApiExplorer() {
  const operations = useLoaderData<typeof clientLoader>()
  return (
    <div className="wrap api">
      <Heading />
      {operations ? (
        operations.map((operation) => <OperationCard key={operation.id} operation={operation} />)
      ) : (
        <Failure title={texts.error} />
      )}
    </div>
  )
}
