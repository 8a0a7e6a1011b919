import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { companyReferences } from '#features/companies/server/companies.service.ts'
import { liveAddresses } from '#features/jobs/server/job-addresses.service.ts'
import { baseAddress } from '#platform/server/base-address.ts'
import type { Db } from '#platform/server/db.ts'
import { xmlText } from '#platform/server/xml.ts'

const OFFERS_PER_FILE = 10_000

const xml = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)

type Entry = { address: string; changed?: Date }

const entries = (tag: 'url' | 'sitemap', list: Entry[]): string =>
  list
    .map(({ address, changed }) => {
      const changedAt = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      return `<${tag}><loc>${xmlText(address)}</loc>${changedAt}</${tag}>`
    })
    .join('\n')

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const urlset = (list: Entry[]): string => `<urlset ${SCHEMA}>\n${entries('url', list)}\n</urlset>\n`

/** What search engines ask for first: robots.txt and the map of every public page, offers with their date. */
export async function registerSitemaps(app: FastifyInstance, db: Db, origin: string | null): Promise<void> {
  const base = (request: FastifyRequest): string => baseAddress(request, origin)

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      // Search engines take a feed for a short map of what is new.
      .send(
        `User-agent: *\nDisallow: /v1/\nDisallow: /pays\nDisallow: /connexion/\n\n` +
          `Sitemap: ${base(request)}/sitemap.xml\nSitemap: ${base(request)}/emploi.atom\n`,
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const files = await liveAddresses(db, OFFERS_PER_FILE)
    const offers = files.map(({ newest }, index) => ({
      address: `${base(request)}/sitemaps/offres-${index + 1}.xml`,
      changed: newest,
    }))
    // Every one of these pages lists or counts offers: they change with them.
    const changed = offers.map((file) => file.changed).reduce((a, b) => (b > a ? b : a), new Date(0))
    const pages = { address: `${base(request)}/sitemaps/pages.xml`, ...(offers.length > 0 ? { changed } : {}) }
    const all = [pages, ...offers]
    return xml(reply, `<sitemapindex ${SCHEMA}>\n${entries('sitemap', all)}\n</sitemapindex>\n`)
  })

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const companies = await companyReferences(db)
    const paths = [
      '/',
      '/emploi',
      '/stages',
      '/alternance',
      '/entreprises',
      '/cgu',
      '/mentions-legales',
      ...companies.map(({ id }) => `/entreprise/${id}`),
    ]
    return xml(reply, urlset(paths.map((path) => ({ address: base(request) + path }))))
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const number = Number(/^offres-(\d{1,5})\.xml$/.exec(request.params.file)?.[1])
    const file = (await liveAddresses(db, OFFERS_PER_FILE))[number - 1]
    if (!file) return reply.callNotFound()
    return xml(reply, urlset(file.offers.map(({ path, changed }) => ({ address: base(request) + path, changed }))))
  })
}
