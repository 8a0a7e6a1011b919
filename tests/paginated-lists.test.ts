import { COMMENTS_PER_PAGE } from '#features/news/comments/comments.rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { testAccounts } from './support/accounts.ts'
import { testLive } from './support/live.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'
import { apiRoutes } from '#app/api.ts'
import type { Search } from '#app/search.ts'
import { startSearch } from '#app/search.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { insertMembers } from '#features/members/server/members.repository.ts'
import { LIST_PAGE } from '#platform/back-office.ts'
import { pageOf as standingOf, pagination } from '#platform/pagination.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { insertMail } from '#platform/server/mail/mail.repository.ts'
import { testExchange } from './support/exchange.ts'
import { untilReadable } from './support/outbox.ts'
import { publishReview } from './support/reviews.ts'

const database = useTestDatabase()
let served: Served[]
let search: Search
let sectors: number[]
let world: Awaited<ReturnType<typeof smallWorld>>

/** Nothing, one, a page that is just full, and one more; then the same around two pages. */
const totalsFor = (perPage: number) => [0, 1, perPage, perPage + 1, 2 * perPage, 2 * perPage + 1]
const PER_PAGE = 3
const MAILS_PER_PAGE = 30
const CASES_PER_PAGE = 20
const PROFILES_PER_PAGE = 24

beforeAll(async () => {
  world = await smallWorld(database.db)
  // The first sector is that of the small world.
  sectors = world.lists.sectors.slice(1, 1 + totalsFor(PER_PAGE).length).map(({ id }) => id)
  const perSector = totalsFor(PER_PAGE).flatMap((total, at) => Array.from({ length: total }, () => sectors[at]!))
  await insertJobs(
    database.db,
    perSector.map((sectorId) => jobRow({ ...world.fr, sectorId })),
  )
  await insertCompanies(
    database.db,
    perSector.map((sectorId, at) =>
      companyRow({
        name: `Maison ${at}`,
        sectorId,
        structureId: world.lists.structures[0]!.id,
        countryId: 1,
        cityId: world.lyon.id,
      }),
    ),
  )
  search = startSearch(database, null)
  await search.catchUp()
  served = apiRoutes({
    db: database.db,
    indexes: search.indexes,
    lifecycle: { stopping: false },
    live: testLive(database),
    accounts: await testAccounts(database),
    config: { demo: true, smtpUrl: null },
  })
})
afterAll(() => search.stop())

/** Who reads; some lists are those of a person or of a company. */
const reader = { role: 'administrator', accountId: 0, companyId: 0 }

type Page = { data: { id: number }[]; pagination: ReturnType<typeof standingOf> }

async function pageOf({ endpoint, handle }: Served, input: object): Promise<Page> {
  const given = endpoint.input.parse(input) as never
  return endpoint.output.parse(await handle(given, reader as never, testExchange())) as Page
}

/** Follows `has_next` from the first page, and looks one page further than it leads. */
async function walk(list: Served, filters: object, total: number): Promise<void> {
  const seen: number[] = []
  for (let page = 1; ; page++) {
    const { data, pagination: at } = await pageOf(list, { ...filters, page })
    expect([at.page, at.total, at.has_prev]).toEqual([page, total, page > 1])
    expect(data.length, `page ${page} of ${total}`).toBe(Math.min(at.per_page, total - seen.length))
    seen.push(...data.map(({ id }) => id))
    expect(at.has_next, `after page ${page} of ${total}`).toBe(seen.length < total)
    if (at.has_next) continue
    expect(at.total_pages).toBe(page)
    break
  }
  expect(new Set(seen).size).toBe(total)
}

const bySector = async (list: Served): Promise<void> => {
  for (const [at, total] of totalsFor(PER_PAGE).entries())
    await walk(list, { secteur_ids: String(sectors[at]), per_page: PER_PAGE }, total)
}

const paginationIn = ({ endpoint: { output } }: Served): unknown =>
  output instanceof z.ZodObject ? output.shape.pagination : undefined

/** Lets recruiters look for them. */
const sought = { firstName: 'Ada', lastName: 'N', countryId: 1, cvSavedAt: new Date(), profileVisible: false }

const walks: Record<string, (list: Served) => Promise<void>> = {
  '/v1/jobs': bySector,
  '/v1/jobs/search': bySector,
  '/v1/companies': bySector,
  '/v1/applications': async (list) => {
    const candidate = await insertAccount(database.db, { role: 'candidate', email: 'walker@example.org' })
    reader.accountId = candidate!.id
    await growing(list, PER_PAGE, { per_page: PER_PAGE }, (number) =>
      database.db.execute(
        `insert into applications (account_id, title, company_name) values (${candidate!.id}, 'Poste ${number}', 'Ailleurs')`,
      ),
    )
    reader.accountId = 0
  },
  '/v1/review/jobs': (list) =>
    growing(list, PER_PAGE, { per_page: PER_PAGE }, (number) =>
      database.db.execute(
        `insert into job_submissions (digest, title, company_name, contact_name, email, fields, country_id, terms_version,
          confirm_until, confirmed_at)
        values ('${number}', 'Poste ${number}', 'Maison', 'Ada', 'ada@example.org', '{}', 1, '2026-01-01', now(), now())`,
      ),
    ),
  '/v1/multiposting/jobs': (list) =>
    ofNewCompany((companyId) =>
      growing(list, PER_PAGE, { per_page: PER_PAGE }, async (number) => {
        const [job] = await insertJobs(database.db, [jobRow({ ...world.fr, companyId })]).returning()
        await database.db.execute(
          `insert into feed_jobs (company_id, reference, job_id, hash) values (${companyId}, 'R${number}', ${job!.id}, '')`,
        )
      }),
    ),
  '/v1/multiposting/imports': (list) =>
    ofNewCompany((companyId) =>
      growing(list, PER_PAGE, { per_page: PER_PAGE }, () =>
        database.db.execute(
          `insert into feed_imports (company_id, format, whole, state) values (${companyId}, 'json', false, 'done')`,
        ),
      ),
    ),
  '/v1/multiposting/imports/:id/lines': (list) =>
    ofNewCompany(async (companyId) => {
      const { rows } = await database.db.execute<{ id: number }>(
        `insert into feed_imports (company_id, format, whole, state) values (${companyId}, 'json', false, 'done') returning id`,
      )
      const id = rows[0]!.id
      await growing(list, PER_PAGE, { id, per_page: PER_PAGE }, (number) =>
        database.db.execute(
          `insert into feed_items (import_id, position, outcome) values (${id}, ${number}, 'refusée')`,
        ),
      )
    }),
  '/v1/employer/jobs': (list) =>
    ofNewCompany((companyId) =>
      growing(list, PER_PAGE, { per_page: PER_PAGE }, () =>
        insertJobs(database.db, [jobRow({ ...world.fr, companyId, status: 'brouillon' })]),
      ),
    ),
  '/v1/employer/credits': (list) =>
    ofNewCompany((companyId) =>
      growing(list, PER_PAGE, { per_page: PER_PAGE }, () =>
        database.db.execute(`insert into credit_entries (company_id, amount, kind) values (${companyId}, 1, 'added')`),
      ),
    ),
  '/v1/admin/credits': (list) =>
    ofNewCompany(async (companyId) => {
      // Those of other companies are in it too.
      await database.db.execute('delete from credit_entries')
      await growing(list, PER_PAGE, { per_page: PER_PAGE }, (number) =>
        database.db.execute(
          `insert into credit_entries (company_id, amount, kind, label) values (${companyId}, 1, 'added', 'D-${number}')`,
        ),
      )
    }),
  // Below five nothing is told, so these lists begin there.
  '/v1/companies/:id/reviews': (list) =>
    ofNewCompany((companyId) => reviewsOf(companyId, (total) => walk(list, { id: companyId, per_page: 5 }, total))),
  '/v1/employer/reviews': (list) =>
    ofNewCompany((companyId) => reviewsOf(companyId, (total) => walk(list, { per_page: 5 }, total))),
  '/v1/employer/applications': (list) =>
    ofNewCompany(async (companyId) => {
      const [job] = await insertJobs(database.db, [jobRow({ ...world.fr, companyId })]).returning()
      await growing(list, PER_PAGE, { per_page: PER_PAGE }, (number) =>
        database.db.execute(
          `insert into applications (job_id, company_id, title, company_name, stage, first_name, sent_at)
           values (${job!.id}, ${companyId}, 'Poste', 'Maison', 'nouveau', 'N${number}', now())`,
        ),
      )
    }),
  '/v1/employer/profiles': (list) =>
    ofNewCompany(() =>
      growing(list, PER_PAGE, { per_page: PER_PAGE }, async () => {
        await insertMembers(database.db, [sought])
        await untilReadable(database.db)
        await search.catchUp()
      }),
    ),
  '/v1/employer/profile-lists/:id': (list) =>
    ofNewCompany(async (companyId) => {
      const { rows } = await database.db.execute<{ id: number }>(
        `insert into profile_lists (company_id, name) values (${companyId}, 'Vivier') returning id`,
      )
      const { id } = rows[0]!
      await growing(list, PER_PAGE, { id, per_page: PER_PAGE }, async () => {
        const [member] = await insertMembers(database.db, [sought]).returning()
        await database.db.execute(`insert into profile_list_entries (list_id, member_id) values (${id}, ${member!.id})`)
      })
    }),
  '/v1/profiles': (list) =>
    growing(list, PROFILES_PER_PAGE, {}, (number) =>
      database.db.execute(`insert into members (first_name, last_name, country_id) values ('Ada', 'N${number}', 1)`),
    ),
  '/v1/admin/newsletter': (list) =>
    growing(list, PER_PAGE, { per_page: PER_PAGE }, (number) =>
      database.db.execute(`insert into newsletter_issues (subject) values ('Lettre ${number}')`),
    ),
  '/v1/admin/subscribers': (list) =>
    growing(list, LIST_PAGE, { q: 'zorglub' }, (number) =>
      database.db
        .execute(`insert into newsletter_subscribers (email, asked_from, asked_text, confirm_hash, confirm_until)
        values ('zorglub${number}@example.org', 'news', now(), sha256('${number}'), now())`),
    ),
  '/v1/admin/mails': (list) =>
    growing(list, MAILS_PER_PAGE, {}, () =>
      database.db.transaction((tx) =>
        insertMail(tx, {
          recipient: 'marie@exemple.example',
          kind: 'welcome',
          subject: 'Bienvenue',
          html: '',
          text: '',
        }),
      ),
    ),
  '/v1/admin/accounts': (list) =>
    growing(list, LIST_PAGE, { q: 'zorglub' }, async (number) => {
      await insertAccount(database.db, {
        role: 'candidate',
        email: `zorglub${number}@example.org`,
        firstName: 'Ada',
        lastName: 'Zorglub',
      })
    }),
  '/v1/admin/company-requests': (list) =>
    growing(list, LIST_PAGE, { q: 'zorglub' }, async (number) => {
      const email = `asks${number}@example.org`
      const asker = await insertAccount(database.db, { role: 'recruiter', email })
      await database.db.execute(`insert into company_requests (account_id, company_id, company_name)
        values (${asker!.id}, ${world.fr.companyId}, 'Zorglub')`)
    }),
  '/v1/admin/jobs': (list) =>
    growing(list, LIST_PAGE, { q: 'zorglub' }, () =>
      insertJobs(database.db, [jobRow({ ...world.fr, title: 'Zorglub' })]),
    ),
  '/v1/news': (list) => ofNewCategory(list, (category_id) => ({ category_id })),
  '/v1/news/search': (list) => ofNewCategory(list, (_, name) => ({ q: name })),
  '/v1/news/category/:id': (list) => ofNewCategory(list, (id) => ({ id })),
  '/v1/news/:id/comments': ofNewArticle,
  '/v1/admin/articles': (list) =>
    growing(list, LIST_PAGE, { q: 'zorglub' }, async () => {
      await database.db.execute(`insert into news_categories (libelle) values ('Zigzag') on conflict do nothing`)
      await database.db.execute(
        `insert into articles (category_id, title) select id, 'Zorglub' from news_categories where libelle = 'Zigzag'`,
      )
    }),
  '/v1/moderation/cases': (list) =>
    growing(list, CASES_PER_PAGE, {}, (number) =>
      database.db.execute(
        `insert into moderation_cases (object_kind, object_id) values ('job', ${number + 1_000_000})`,
      ),
    ),
}

let reviewers = 0
/** Reviews of a company come one by one; looks at the list where a page fills. */
async function reviewsOf(companyId: number, look: (total: number) => Promise<void>): Promise<void> {
  for (let number = 0; number <= 11; number++) {
    if (number > 0) {
      const author = await insertAccount(database.db, { role: 'candidate', email: `reviews${++reviewers}@example.org` })
      await publishReview(database.db, author!.id, companyId)
    }
    if ([0, 4, 5, 6, 10, 11].includes(number)) await look(number < 5 ? 0 : number)
  }
}

/** Reads as somebody who recruits for a company of which there is nothing yet. */
let newCompanies = 0
async function ofNewCompany(walkAll: (companyId: number) => Promise<void>) {
  const { sectorId, cityId } = world.fr
  const [company] = await insertCompanies(database.db, [
    companyRow({
      name: `Nouvelle ${++newCompanies}`,
      sectorId,
      structureId: world.lists.structures[0]!.id,
      countryId: 1,
      cityId,
    }),
  ])
  Object.assign(reader, { companyId: company!.id, role: 'recruiter' })
  await walkAll(company!.id)
  Object.assign(reader, { companyId: 0, role: 'administrator' })
}

let newCategories = 0
async function ofNewCategory(list: Served, asked: (id: number, name: string) => object): Promise<void> {
  // Words that are not taken for one another.
  const name = ['albatros', 'bretagne', 'caravelle'][newCategories++]!
  const { rows } = await database.db.execute<{ id: number }>(
    `insert into news_categories (libelle) values ('${name}') returning id`,
  )
  const { id } = rows[0]!
  await growing(list, PER_PAGE, { ...asked(id, name), per_page: PER_PAGE }, async () => {
    await database.db.execute(
      `insert into articles (category_id, title, published_at) values (${id}, '${name}', now() - interval '1 hour')`,
    )
    await untilReadable(database.db)
    await search.catchUp()
  })
}

async function ofNewArticle(list: Served): Promise<void> {
  const { rows } = await database.db.execute<{ id: number }>(`with category as (
      insert into news_categories (libelle) values ('dromadaire') returning id)
    insert into articles (category_id, title, published_at) select id, 'Dunes', now() from category returning id`)
  const author = await insertAccount(database.db, { role: 'candidate', email: 'comments@example.org' })
  await growing(list, COMMENTS_PER_PAGE, { id: rows[0]!.id }, (number) =>
    database.db.execute(`insert into article_comments (article_id, account_id, source, html, rules)
      values (${rows[0]!.id}, ${author!.id}, 'dit ${number}', '<p>dit</p>', 1)`),
  )
}

/** Walks a list each time that it has grown to another total. */
async function growing(list: Served, perPage: number, filters: object, add: (number: number) => Promise<unknown>) {
  let written = 0
  for (const total of totalsFor(perPage)) {
    for (; written < total; written++) await add(written)
    await walk(list, filters, total)
  }
}

test('every list that comes page by page says a next page where there is one, and only there', async () => {
  const lists = served.filter(paginationIn)
  // A new list is walked here too.
  expect(lists.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(Object.keys(walks).toSorted())
  for (const list of lists) {
    // Lists of articles say some of it by other names too.
    expect((paginationIn(list) as typeof pagination).shape).toMatchObject(pagination.shape)
    await walks[list.endpoint.path]!(list)
  }
})

test('a page beyond the last one has none after it', () => {
  expect(standingOf(40, { page: 9, per_page: 20 })).toMatchObject({ total_pages: 2, has_next: false, has_prev: true })
})
