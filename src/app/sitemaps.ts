import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { companyReferences } from '#features/companies/server/companies.service.ts'
import { liveJobFiles, liveJobsIn } from '#features/jobs/server/job-addresses.ts'
import { mappedArticles } from '#features/news/server/news-feed.service.ts'
import { publicProfileFiles, publicProfilesIn } from '#features/members/server/public-profiles.service.ts'
import { baseAddress } from '#platform/server/http/base-address.ts'
import type { PageCache } from '#platform/server/http/page-cache.ts'
import type { SendMade } from '#platform/server/http/send-kept.ts'
import { keptOr } from '#platform/server/http/send-kept.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Lines } from '#platform/server/overload/overload.ts'
import { inTurn } from '#platform/server/overload/overload.ts'
import { xmlText } from '#platform/server/xml.ts'
import { inPieces, pieceTurn, wholeOrPieces } from './in-pieces.ts'

const JOBS_PER_FILE = 10_000
const PROFILES_PER_FILE = 10_000

const AT_ONCE = 500

type Asked = { request: FastifyRequest; reply: FastifyReply; keep: SendMade | null }

type Entry = { address: string; changed?: Date; news?: { title: string; at: Date } }

const newsOf = ({ title, at }: { title: string; at: Date }): string =>
  `<news:news><news:publication><news:name>Florin</news:name><news:language>fr</news:language></news:publication>` +
  `<news:publication_date>${at.toISOString()}</news:publication_date><news:title>${xmlText(title)}</news:title></news:news>`

const written = (tag: 'url' | 'sitemap', { address, changed, news }: Entry): string =>
  `<${tag}><loc>${xmlText(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}` +
  `${news ? newsOf(news) : ''}</${tag}>\n`

function* parts(list: Entry[]): Generator<Entry[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE)
}

const NEWS = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'

/** A map in pieces: a long one takes many short turns instead of a long one. */
async function* xml(
  root: 'urlset' | 'sitemapindex',
  tag: 'url' | 'sitemap',
  list: Iterable<Entry[]> | AsyncIterable<Entry[]>,
  more = '',
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n`
  for await (const part of list) yield part.map((entry) => written(tag, entry)).join('')
  yield `</${root}>\n`
}

/** What begins with a part that was read already. */
async function* goingOn<T>(first: IteratorResult<T, unknown>, list: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done) return
  yield first.value
  yield* list
}

async function* articlesOf(db: Db, base: string): AsyncGenerator<Entry[]> {
  for await (const part of mappedArticles(db)) {
    yield part.map(({ path, title, publishedAt, changed, isNews }) => ({
      address: base + path,
      changed,
      ...(isNews ? { news: { title, at: publishedAt } } : {}),
    }))
  }
}

async function* jobsOf(db: Db, base: string, file: { from: number; to: number }): AsyncGenerator<Entry[]> {
  for await (const part of liveJobsIn(db, file)) {
    yield part.map(({ path, changed }) => ({ address: base + path, changed }))
  }
}

/** What search engines ask for first: robots.txt and the map of every public page, jobs with their date, public profiles without. */
export async function registerSitemaps(
  app: FastifyInstance,
  db: Db,
  origin: string | null,
  lines: Lines,
  // Without one nothing is kept.
  cache: PageCache | null = null,
): Promise<void> {
  const base = (request: FastifyRequest): string => baseAddress(request, origin)
  const send = async ({ request, reply, keep }: Asked, pieces: AsyncGenerator<string>) => {
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600')
    if (request.method === 'HEAD') return reply.send()
    const turn = pieceTurn(request, reply)
    if (!keep) return reply.send(await inPieces(pieces, turn))
    const map = await wholeOrPieces(pieces, turn)
    return typeof map === 'string' ? keep(map) : reply.send(map)
  }
  /** A map, kept until one of its topics changes. */
  const serveMap = (path: string, topics: readonly string[], answer: (asked: Asked) => Promise<unknown>): void => {
    app.get(path, (request, reply) =>
      keptOr(cache, request, reply, { base: base(request), topics }, (keep) => answer({ request, reply, keep })),
    )
  }
  const jobFiles = (request: FastifyRequest, reply: FastifyReply) =>
    inTurn(lines, request, reply, () => liveJobFiles(db, JOBS_PER_FILE))
  const profileFiles = (request: FastifyRequest, reply: FastifyReply) =>
    inTurn(lines, request, reply, () => publicProfileFiles(db, PROFILES_PER_FILE))

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      // Search engines take a feed for a short map of what is new.
      .send(
        `User-agent: *\nDisallow: /v1/\nDisallow: /pays\nDisallow: /connexion/\n\n` +
          `Sitemap: ${base(request)}/sitemap.xml\nSitemap: ${base(request)}/emploi.atom\n` +
          `Sitemap: ${base(request)}/news.atom\n`,
      ),
  )

  serveMap('/sitemap.xml', ['job', 'member'], async (asked) => {
    const { request, reply } = asked
    const files = await jobFiles(request, reply)
    const profiles = (await profileFiles(request, reply)).map((number) => ({
      address: `${base(request)}/sitemaps/profils-${number}.xml`,
    }))
    const jobs = files.map(({ newest }, index) => ({
      address: `${base(request)}/sitemaps/offres-${index + 1}.xml`,
      changed: newest,
    }))
    // Every one of these pages lists or counts jobs: they change with them.
    const changed = jobs.map((file) => file.changed).reduce((a, b) => (b > a ? b : a), new Date(0))
    const pages = { address: `${base(request)}/sitemaps/pages.xml`, ...(jobs.length > 0 ? { changed } : {}) }
    const articles = { address: `${base(request)}/sitemaps/articles.xml` }
    return send(asked, xml('sitemapindex', 'sitemap', [[pages, articles, ...jobs, ...profiles]]))
  })

  serveMap('/sitemaps/pages.xml', ['company'], async (asked) => {
    const { request, reply } = asked
    const companies = await inTurn(lines, request, reply, () => companyReferences(db))
    const paths = [
      '/',
      '/emploi',
      '/stages',
      '/alternance',
      '/entreprises',
      '/news',
      '/cgu',
      '/mentions-legales',
      ...companies.map(({ id }) => `/entreprise/${id}`),
    ]
    const entries = paths.map((path) => ({ address: base(request) + path }))
    return send(asked, xml('urlset', 'url', parts(entries)))
  })

  /** Its first part is read before anything is answered: what fails is told as such. */
  const sendRead = async (asked: Asked, list: AsyncGenerator<Entry[]>, more = '') => {
    const first = await inTurn(lines, asked.request, asked.reply, () => list.next())
    return send(asked, xml('urlset', 'url', goingOn(first, list), more))
  }

  serveMap('/sitemaps/articles.xml', ['article'], (asked) => sendRead(asked, articlesOf(db, base(asked.request)), NEWS))

  const profilesIn = async (request: FastifyRequest, reply: FastifyReply, number: number): Promise<Entry[] | null> => {
    if (!(await profileFiles(request, reply)).includes(number)) return null
    const paths = await inTurn(lines, request, reply, () => publicProfilesIn(db, number, PROFILES_PER_FILE))
    return paths.map((path) => ({ address: base(request) + path }))
  }

  serveMap('/sitemaps/:file', ['job', 'company', 'member'], async (asked) => {
    const { request, reply } = asked
    const { file: name } = request.params as { file: string }
    const [, kind, digits] = /^(offres|profils)-(\d{1,5})\.xml$/.exec(name) ?? []
    const number = Number(digits)
    if (kind === 'profils') {
      const entries = await profilesIn(request, reply, number)
      if (!entries) return reply.callNotFound()
      return send(asked, xml('urlset', 'url', parts(entries)))
    }
    const file = kind && (await jobFiles(request, reply))[number - 1]
    if (!file) return reply.callNotFound()
    return sendRead(asked, jobsOf(db, base(request), file))
  })
}
