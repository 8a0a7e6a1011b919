import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { atomFeed } from '#platform/server/atom.ts'
import { jobEntry } from './published-feed-atom.ts'
import { jsonFeedEnd, jsonFeedItem, jsonFeedStart } from './published-feed-json.ts'
import { xmlFeedEnd, xmlFeedJob, xmlFeedStart } from './published-feed-xml.ts'
import type { FeedJob } from './published-feeds.ts'

const BASE = 'https://www.florin.example'
const WORST = 'a]]>b</script>c\u0000d\u001fe\ud83df\ude00g😀h\uffffi'
const LEFT = 'a]]>b</script>cde\ufffdf\ufffdg😀hi'

/** A job whose every text is the worst there can be. */
const worst: FeedJob = {
  id: 7,
  path: '/offre-emploi/7-a',
  title: WORST,
  company: { id: 3, name: WORST, website: null },
  city: WORST,
  locality: WORST,
  postalCode: null,
  region: WORST,
  country: 'Suisse',
  contract: 'CDD',
  sector: WORST,
  subsector: null,
  function: WORST,
  salary: { min: null, max: 900, period: 'jour', currency: 'CHF' },
  description: WORST,
  missions: [WORST],
  profile: [],
  benefits: [],
  skills: [WORST],
  durationMonths: 6,
  startsOn: null,
  remote: 'non',
  experienceMin: 0,
  experienceMax: null,
  education: 'bac',
  publishedAt: new Date('2026-03-01T08:00:00Z'),
  updatedAt: new Date('2026-03-02T08:00:00Z'),
  validThrough: new Date('2026-04-01T08:00:00Z'),
}

const parser = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true })
const parse = (xml: string): unknown => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

test('the worst texts stay in their fields of the XML feed; what is not known is left out', () => {
  const xml = xmlFeedStart(BASE, new Date(0)) + xmlFeedJob(worst, BASE) + xmlFeedEnd
  const { job } = (parse(xml) as { source: { job: Record<string, string> } }).source
  expect(job).toMatchObject({ title: LEFT, company: LEFT, city: LEFT, country: 'CH', jobtype: 'temporary' })
  expect(job.salary).toBe('900 CHF par jour')
  expect(job.experience).toBe('Débutant accepté')
  for (const name of ['postalcode', 'remotetype', 'companyurl']) expect(job).not.toHaveProperty(name)
})

test('the worst texts stay in their fields of the Atom feed, the title of the search included', () => {
  const self = `${BASE}/emploi.atom?keywords=%5D%5D%3E`
  const xml = atomFeed({
    title: WORST,
    page: `${BASE}/emploi`,
    self,
    updated: new Date(0),
    entries: [jobEntry(worst, BASE)],
  })
  type Atom = { feed: { title: string; entry: { id: string; title: string; content: string } } }
  const { title, entry } = (parse(xml) as Atom).feed
  expect(title).toBe(`${LEFT} | Florin`)
  expect(entry.id).toBe('tag:www.florin.example,2026:offre:7')
  expect(entry.title).toBe(`${LEFT}, ${LEFT}, ${LEFT}`)
  expect(entry.content).toContain('a]]&#62;b&#60;/script&#62;cde')
})

test('the worst texts stay in their fields of the JSON feed', () => {
  const text = jsonFeedStart(BASE, `${BASE}/f`) + jsonFeedItem(worst, BASE) + jsonFeedEnd
  expect(text.isWellFormed()).toBe(true)
  const { items } = JSON.parse(text) as { items: { title: string; tags: string[] }[] }
  expect(items[0]!.title).toBe(WORST.toWellFormed())
  expect(items[0]!.tags.every((tag) => tag.isWellFormed())).toBe(true)
})
