import { completeFeedPaths } from '#features/jobs/jobs.rules.ts'
import { writeList } from '#platform/list-writing.ts'
import { developersTexts as texts } from '../developers.texts.ts'

const FEEDS = [
  { address: writeList('/emploi.atom', { keywords: 'audit' }), title: texts.searchFeed, text: texts.searchFeedText },
  { address: completeFeedPaths.xml, title: texts.xmlFeed, text: texts.xmlFeedText },
  { address: completeFeedPaths.json, title: texts.jsonFeed, text: texts.jsonFeedText },
]

/** The feeds, which are no part of the API: each with an address to try. */
export const FeedList = () => (
  <section aria-labelledby="h-flux" className="api__feeds">
    <h2 id="h-flux">{texts.feeds}</h2>
    <p className="muted">{texts.feedsIntro}</p>
    <ul className="api__list">
      {FEEDS.map(({ address, title, text }) => (
        <li key={address} className="card">
          <h3>{title}</h3>
          <p className="small muted">{text}</p>
          <a href={address}>
            <code>{address}</code>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
