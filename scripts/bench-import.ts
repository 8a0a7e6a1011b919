// How long a feed takes from the first byte to the last offer, and how much memory. An empty database of its own: embedded, or
// PostgreSQL where DATABASE_URL says so.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openLedger } from '../src/features/credits/server/credits.service.ts'
import { workImport } from '../src/features/multiposting/server/work-import.ts'
import { receiveFeed } from '../src/features/multiposting/server/receive-feed.ts'
import { loadReferenceLists } from '../src/features/reference/server/reference-load.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { prepareDatabase, readMigrations } from '../src/platform/server/database/migrate.ts'
import type { SignedIn } from '../src/platform/server/endpoints.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import type { Site } from '../src/platform/server/site.ts'

const { values: options } = parseArgs({ options: { offers: { type: 'string', default: '10000' } } })
const OFFERS = Number(options.offers)
const CITIES = ['Lyon', 'Paris', 'Nantes', 'Lille', 'Bordeaux', 'Rennes', 'Toulouse', 'Strasbourg', 'Marseille', 'Nice']

const description = (number: number): string =>
  `Le service ${number} de la banque suit le budget de ${number % 97} agences. `.repeat(20)

function* feed(): Generator<Buffer> {
  yield Buffer.from('{"offres":[')
  for (let number = 1; number <= OFFERS; number++) {
    const offer = {
      reference: `REF-${number}`,
      titre: `Contrôleur de gestion ${number} H/F`,
      localisation: CITIES[number % CITIES.length],
      typeContrat: 'cdi',
      description: description(number),
      missions: 'Suivre le budget\nPréparer la clôture',
      profil: 'Trois ans d’expérience',
      salaire_min: 42_000,
    }
    yield Buffer.from(`${number === 1 ? '' : ','}${JSON.stringify(offer)}`)
  }
  yield Buffer.from(']}')
}

const folder = await mkdtemp(join(tmpdir(), 'florin-bench-import-'))
const database = await openDatabase(readConfig({ ...process.env, FLORIN_DATA: folder }))
try {
  await prepareDatabase(database, await readMigrations(), (db) => loadReferenceLists(db, () => undefined))
  const { db } = database
  const one = async (query: ReturnType<typeof sql>): Promise<number> =>
    (await db.execute<{ id: number }>(query)).rows[0]!.id
  const companyId = await one(sql`insert into companies (name, slug, size, sector_id, structure_id, country_id, city_id)
    select 'Banque d’essai', 'banque-d-essai', 'eti', (select min(id) from sectors), (select min(id) from structures), country_id, id
    from cities where name = 'Lyon' order by id limit 1 returning id`)
  const accountId = await one(
    sql`insert into accounts (role, email, company_id) values ('recruiter', 'essai@example.org', ${companyId}) returning id`,
  )
  await db.transaction((tx) => openLedger(tx, companyId))
  await db.execute(sql`insert into credit_entries (company_id, amount, kind) values (${companyId}, ${OFFERS}, 'added')`)
  const actor: SignedIn = { role: 'recruiter', accountId, companyId, sessionId: '', verified: true, flags: [] }
  const site = { db } as Site

  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const before = process.memoryUsage().rss
  for (const what of ['a new feed', 'the same feed again']) {
    const began = performance.now()
    const body = Readable.from(feed(), { objectMode: false })
    const exchange = { body, idempotencyKey: null, type: 'application/json' }
    const { id, total } = await receiveFeed(site, () => Promise.resolve(), actor, { complet: true }, exchange)
    const received = performance.now()
    await workImport(db, id)
    const ended = performance.now()
    const { rows } = await db.execute(
      sql`select outcome, count(*)::int as count from feed_items where import_id = ${id} group by 1`,
    )
    console.log(
      `${what}: ${total} offers, received in ${((received - began) / 1_000).toFixed(1)} s, published in ${((ended - received) / 1_000).toFixed(1)} s, ${JSON.stringify(rows)}`,
    )
  }
  clearInterval(watch)
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
  console.log(`memory: ${megabytes(before)} before, ${megabytes(most)} at most`)
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
