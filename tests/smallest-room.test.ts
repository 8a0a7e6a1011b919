import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { actsOn } from '#platform/server/audit/audit.service.ts'
import { booksEvent } from './fixtures/smallest-room/books.rules.ts'
import * as adminPage from './fixtures/smallest-room/pages/admin-books.page.tsx'
import * as booksPage from './fixtures/smallest-room/pages/books.page.tsx'
import { booksData } from './fixtures/smallest-room/server/books-data.ts'
import { booksRoutes } from './fixtures/smallest-room/server/books.routes.ts'
import { servedBooks } from './fixtures/smallest-room/server/books.ts'
import { newPerson, signedIn } from './support/people.ts'
import type { Room, Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

// A room that the product does not have, with one of each thing that rooms have: a table, a list with two filters, a form, a
// notification, a part of the export, a back-office list. It shows that the kit holds a whole room, and what a room costs.

const FIXTURE = 'tests/fixtures/smallest-room'
const database = useTestDatabase()

const room: Room = {
  routes: ({ db }) => booksRoutes(db),
  personalData: booksData,
  event: booksEvent,
  list: servedBooks,
  pages: [
    { path: '/livres', file: '../features/books/pages/books.page.tsx', access: 'member', module: booksPage },
    {
      path: '/admin/livres',
      file: '../features/books/pages/admin-books.page.tsx',
      access: 'administrator',
      module: adminPage,
    },
  ],
}

/** What the lists of `app/` get. */
const listed: Record<string, string[]> = {
  'src/app/api.ts': [`import { booksRoutes } from '#features/books/server/books.routes.ts'`, `  ...booksRoutes(db),`],
  'src/app/pages.ts': room.pages.map(
    ({ path, file, access }) => `  { path: '${path}', file: '${file}', access: '${access}' },`,
  ),
  'src/app/personal-data.ts': [`import { booksData } from '#features/books/server/books-data.ts'`, `  booksData,`],
  'src/app/back-office.ts': [`import { servedBooks } from '#features/books/server/books.ts'`, `  servedBooks,`],
  'src/app/notifications.ts': [`import { booksEvent } from '#features/books/books.rules.ts'`, `  booksEvent,`],
}

let site: Site
let address: string
const cookies = { member: '', administrator: '', visitor: '' }
type Who = keyof typeof cookies
let member: number

beforeAll(async () => {
  await database.database.run(readFileSync(`${FIXTURE}/0000_books.sql`, 'utf8'))
  site = await openSite(database, room)
  address = await site.http.listen({ port: 0, host: '127.0.0.1' })
  member = await newPerson(site.accounts, 'member@example.org')
  const administrator = await newPerson(site.accounts, 'admin@example.org')
  await database.db.execute(`update accounts set role = 'administrator' where id = ${administrator}`)
  for (const who of ['member', 'administrator'] as const) {
    const email = who === 'member' ? 'member@example.org' : 'admin@example.org'
    const { exchange } = await signedIn(site.accounts, email)
    cookies[who] = `__Host-florin=${exchange.set.get('__Host-florin')}`
  }
})

type Sent = { form: Record<string, string> } | { json: object; method?: string }

async function ask(path: string, who: Who, sent?: Sent) {
  const json = sent && 'json' in sent
  const answer = await fetch(address + path, {
    redirect: 'manual',
    method: json ? (sent.method ?? 'POST') : sent ? 'POST' : 'GET',
    headers: {
      cookie: cookies[who],
      'sec-fetch-site': 'same-origin',
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    ...(sent ? { body: json ? JSON.stringify(sent.json) : new URLSearchParams(sent.form) } : {}),
  })
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}
const recommend = (fields: Record<string, string>) =>
  ask('/livres', 'member', { form: { faire: 'conseil', ...fields } })
const publish = (ids: number[]) => ask('/v1/admin/books/publication', 'administrator', { json: { ids } })
const mails = async () => (await site.accounts.mails()).filter(({ kind }) => kind === 'book')

describe('the smallest room', () => {
  test('is open to whom it says, pages, endpoints and files alike', async () => {
    expect(await ask('/livres', 'visitor')).toMatchObject({ status: 302, to: expect.stringMatching(/^\/login/) })
    expect((await ask('/v1/books', 'visitor')).status).toBe(401)
    expect((await ask('/livres', 'member')).status).toBe(200)
    for (const path of ['/admin/livres', '/v1/admin/books', '/admin/livres.csv']) {
      expect([path, (await ask(path, 'member')).status]).toEqual([path, 404])
      expect([path, (await ask(path, 'administrator')).status]).toEqual([path, 200])
    }
  })

  test('takes what a form says, and says what is wrong with it where it is wrong', async () => {
    const wrong = await recommend({ title: ' ', subject: 'audit', language: 'en' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('Écrivez le titre.')
    expect(wrong.text).toMatch(/<option value="audit" selected="">/)
    for (const book of [
      { title: 'Les Marchés à l’aube', subject: 'marches', language: 'fr' },
      { title: 'Auditing by Night', subject: 'audit', language: 'en' },
    ])
      expect(await recommend(book)).toMatchObject({ status: 302, to: '/livres?fait=conseil' })
    expect((await ask('/livres?fait=conseil', 'member')).text).toContain('Votre livre sera montré après lecture.')
  })

  test('has its list in the administration: found, told by a file, acted on once', async () => {
    expect((await ask('/admin', 'administrator')).text).toContain('href="/admin/livres"')
    expect((await ask('/admin/livres?q=aube', 'administrator')).text).toContain('Les Marchés à l’aube')
    expect((await ask('/admin/livres.csv?sujet=audit', 'administrator')).text).toContain('2;Auditing by Night;Audit;')
    expect(JSON.parse((await publish([1, 2])).text)).toEqual({ changed: [1, 2], unchanged: 0 })
    expect(JSON.parse((await publish([1, 2])).text)).toEqual({ changed: [], unchanged: 2 })
    expect(JSON.parse((await ask('/v1/admin/books?q=2', 'administrator')).text)).toMatchObject({
      data: [{ id: 2, title: 'Auditing by Night', published: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }],
    })
    expect(await actsOn(database.db, { kind: 'book', id: 1 })).toMatchObject([{ act: 'publish', accountId: member }])
  })

  test('lists what its filters choose', async () => {
    const list = async (query: string) => {
      const { text } = await ask(`/livres${query}`, 'member')
      return ['Les Marchés à l’aube', 'Auditing by Night'].filter((title) => text.includes(`<li>${title} (`))
    }
    const [first, second] = await list('')
    expect(await list('?sujet=marches')).toEqual([first])
    expect(await list('?langue=en&sujet=audit')).toEqual([second])
    expect(await list('?langue=fr&sujet=audit')).toEqual([])
    const narrowed = (await ask('/livres?langue=fr&sujet=audit', 'member')).text
    // Every choice has a box, each box says whether it is chosen, each chip leads to the list without it.
    const boxes = [...narrowed.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(
      ([box]) => `${/value="(\w+)"/.exec(box)?.[1]}${box.includes('checked') ? ' is chosen' : ''}`,
    )
    expect(boxes).toEqual(['marches', 'audit is chosen', 'gestion', 'fr is chosen', 'en'])
    expect(narrowed).toContain('href="/livres?sujet=audit"')
    expect(narrowed).toContain('Aucun livre')
    expect(await ask('/livres?page=7', 'member')).toMatchObject({ status: 302, to: '/livres' })
  })

  test('tells a member as they chose, on the site and by mail', async () => {
    expect((await ask('/notifications', 'member')).text).toContain('Votre livre conseillé est en ligne')
    expect(await mails()).toHaveLength(2)
    expect(await mails()).toContainEqual(
      expect.objectContaining({ to: 'member@example.org', text: expect.stringContaining('Auditing by Night') }),
    )
    expect((await ask('/mes-parametres', 'member')).text).toContain(booksEvent.label)
    const choices = [{ event: 'books', site: true, mail: false }]
    const chosen = await ask('/v1/notifications/choices', 'member', { json: { choices }, method: 'PUT' })
    expect(chosen.status).toBe(200)
    await recommend({ title: 'Troisième tome', subject: 'gestion', language: 'fr' })
    await publish([3])
    expect((await ask('/notifications', 'member')).text).toContain('Troisième tome')
    expect(await mails()).toHaveLength(2)
  })

  test('gives a member what it keeps about them, explained, and forgets it with the account', async () => {
    const all = JSON.parse((await ask('/v1/account/export', 'member')).text) as Record<string, unknown>
    expect(all).toMatchObject({ explained: booksData.explains })
    const { rows } = await database.db.execute<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'books'`,
    )
    const fates = booksData.tables.books!
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(fates).toSorted())
    const [book] = all.books as Record<string, unknown>[]
    const inExport = Object.values(fates).flatMap((fate) => ('at' in fate ? [fate.at] : []))
    expect(Object.keys(book!).map((name) => `books.0.${name}`)).toEqual(inExport)
    await database.db.execute(`delete from accounts where id = ${member}`)
    expect((await database.db.execute('select id from books')).rows).toEqual([])
  })
})

describe('a room costs', () => {
  const files = globSync(`${FIXTURE}/**/*.*`)
  const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n')

  test('at most 12 files and 350 lines, those in the lists of app/ included', () => {
    const own = files.flatMap(linesOf).length
    const inLists = Object.values(listed).flat().length
    const figures = `${files.length} files of ${own} lines, and ${inLists} lines in ${Object.keys(listed).length} lists of \`app/\``
    console.info(`the smallest room: ${figures}`)
    expect(files.length).toBeLessThanOrEqual(12)
    expect(own + inLists).toBeLessThanOrEqual(350)
    const told = readFileSync('CONTRIBUTING.md', 'utf8').replaceAll(/\s+/g, ' ')
    expect(told).toContain(figures)
    for (const file of files) expect(told).toContain(`| \`${relative(FIXTURE, file)}\` | ${linesOf(file).length} |`)
  })

  test('no change in another room: it enters by doors, as the import law has it', () => {
    const door = /^#features\/[\w-]+\/([\w-]+\.(rules|contract|texts)\.ts|server\/[\w-]+\.service\.ts)$/
    const imported = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name]) => ({ file, name: name! })),
    )
    expect(imported.length).toBeGreaterThan(50)
    const isOwn = (file: string, name: string): boolean => join(dirname(file), name).startsWith(FIXTURE)
    const wrong = imported.filter(({ file, name }) => {
      if (name.startsWith('.')) return !isOwn(file, name)
      return name.startsWith('#') && !/^#(platform|ui)\//.test(name) && !door.test(name)
    })
    expect(wrong).toEqual([])
  })
})
