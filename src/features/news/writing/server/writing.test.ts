import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import { newPerson } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import type { InputOf } from '#platform/contract.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher, visitor } from '#platform/server/endpoints.ts'
import * as sections from '../sections.contract.ts'
import * as contract from '../writing.contract.ts'
import { articlePictureRule, MOST_VERSIONS, SITTING_MINUTES } from '../writing.rules.ts'
import { articlePicturePurpose } from './article-picture.service.ts'
import { writingRoutes } from './writing.routes.ts'

const database = useTestDatabase()
let dispatcher: ReturnType<typeof createDispatcher>
let ada: SignedIn
let bob: SignedIn
let category = 0

const api = (actor: Actor) => apiFor(dispatcher, { actor, exchange: testExchange() })
const call = <E extends Parameters<ReturnType<typeof api>>[0]>(actor: Actor, endpoint: E, input: InputOf<E>) =>
  api(actor)(endpoint, input)
const read = (id: number, actor: Actor = ada) => call(actor, contract.readWriting, { id })
const begin = async (): Promise<number> =>
  (await call(ada, contract.createArticle, { title: 'Les salaires', category_id: category })).id
type More = Partial<InputOf<typeof contract.saveArticle>>
const save = (id: number, version: number, content: string, more: More = {}, actor: Actor = ada) =>
  call(actor, contract.saveArticle, { id, version, title: 'Les salaires', category_id: category, content, ...more })
/** What readers are shown. */
const shown = async (id: number): Promise<string> =>
  (await database.db.execute<{ content: string }>(sql`select content from articles where id = ${id}`)).rows[0]!.content
const numbers = async (id: number): Promise<number[]> => (await read(id)).versions.map(({ number }) => number)

beforeAll(async () => {
  const site = await testAccounts(database)
  dispatcher = createDispatcher(writingRoutes(site))
  const person = async (email: string): Promise<SignedIn> => ({
    role: 'administrator',
    accountId: await newPerson(site, email),
    companyId: null,
    sessionId: 'x',
    verified: true,
    flags: [],
  })
  ada = await person('ada@example.org')
  bob = await person('bob@example.org')
  category = (await call(ada, sections.addCategory, { libelle: 'Carrières' })).id
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('nobody but administrators writes: neither visitors nor members find anything here', async () => {
  const id = await begin()
  await save(id, 1, '<p>Un.</p>')
  const given = { id, version: 2, number: 1, one: 1, other: 2, title: 'Autre', libelle: 'Autre', category_id: category }
  const closed = [...Object.values(contract), ...Object.values(sections)].filter((one) => one !== contract.readPreview)
  expect(closed.length).toBeGreaterThan(15)
  const others: Actor[] = [visitor, { ...ada, role: 'candidate' }, { ...ada, role: 'recruiter' }]
  for (const actor of others) {
    const entered = closed.map((one) => call(actor, one, { ...given, file: 'x'.repeat(22), to: 'up' } as never))
    const codes = new Set(await Promise.all(entered.map(codeOf)))
    expect([...codes]).toEqual([actor.role === 'visitor' ? 'platform/sign_in' : 'platform/not_found'])
  }
  const { version, state, fields } = await read(id)
  expect([version, state, fields.content]).toEqual([2, 'brouillon', '<p>Un.</p>'])
})

test('what is saved is made clean, and each save is a version with who and when', async () => {
  const id = await begin()
  await save(id, 1, '<p onclick="x()">Bonjour <script>y()</script><b>vous</b></p>')
  const { fields, versions, version } = await read(id)
  expect(fields.content).toBe('<p>Bonjour <strong>vous</strong></p>')
  expect([version, versions.map(({ number, own }) => [number, own])]).toEqual([
    2,
    [
      [2, true],
      [1, true],
    ],
  ])
})

test('whoever saves from an older version is told who was faster, and saves over it knowingly', async () => {
  const id = await begin()
  await save(id, 1, '<p>De Bob.</p>', {}, bob)
  expect(await codeOf(save(id, 1, '<p>D’Ada.</p>'))).toBe('writing/conflict')
  const { version, last_change: change, fields } = await read(id)
  expect([version, change.own, change.by, fields.content]).toEqual([2, false, expect.any(String), '<p>De Bob.</p>'])
  await save(id, version, '<p>D’Ada.</p>')
  expect((await read(id)).fields.content).toBe('<p>D’Ada.</p>')
})

test('what is saved while typing takes the place of the same sitting’s last, and of nothing else', async () => {
  const id = await begin()
  const typing = { by_itself: true }
  await save(id, 1, '<p>a</p>', typing)
  await save(id, 2, '<p>ab</p>', typing)
  expect(await numbers(id)).toEqual([3, 1])
  await save(id, 3, '<p>abc</p>', typing, bob)
  expect(await numbers(id)).toEqual([4, 3, 1])
  await save(id, 4, '<p>abcd</p>')
  await save(id, 5, '<p>abcde</p>', typing, bob)
  expect(await numbers(id)).toEqual([6, 5, 4, 3, 1])
  vi.setSystemTime(Date.now() + SITTING_MINUTES * 60_000)
  await save(id, 6, '<p>abcdef</p>', typing, bob)
  expect(await numbers(id)).toEqual([7, 6, 5, 4, 3, 1])
  // What readers have seen stays, also once it is a draft again.
  await call(bob, contract.publishArticle, { id, version: 7 })
  await call(bob, contract.unpublishArticle, { id })
  await save(id, 7, '<p>abcdefg</p>', typing, bob)
  expect(await numbers(id)).toEqual([8, 7, 6, 5, 4, 3, 1])
})

test('so many versions are kept, and the one that is shown', async () => {
  const id = await begin()
  await save(id, 1, '<p>En ligne.</p>')
  await call(ada, contract.publishArticle, { id, version: 2 })
  const last = MOST_VERSIONS + 2
  await database.db
    .execute(sql`insert into article_versions (article_id, number, category_id, title, summary, content, layout,
      cover_alt, author, tags, featured)
    select article_id, n, category_id, title, summary, content, layout, cover_alt, author, tags, featured
    from article_versions, generate_series(3, ${last}::int) n where article_id = ${id} and number = 2`)
  await database.db.execute(sql`update articles set version = ${last} where id = ${id}`)
  await save(id, last, '<p>Une de plus.</p>')
  const kept = await numbers(id)
  expect([kept.length, kept[0], kept.at(-2), kept.at(-1)]).toEqual([MOST_VERSIONS + 1, last + 1, 4, 2])
  expect(await shown(id)).toBe('<p>En ligne.</p>')
})

test('an older version is compared word by word, and taken up as a new one', async () => {
  const id = await begin()
  await save(id, 1, '<p>Un analyste gagne 50 k€.</p><p>La suite.</p>')
  await save(id, 2, '<p>Un analyste gagne 51 k€.</p><p>La suite.</p>', { author: 'Sarah' })
  const { changes } = await call(ada, contract.compareVersions, { id, one: 3, other: 2 })
  expect(changes.map(({ field, other }) => [field, other.filter((one) => one.changed).map((one) => one.text)])).toEqual(
    [
      ['author', ['Sarah']],
      ['content', ['51 ']],
    ],
  )
  await call(ada, contract.restoreVersion, { id, version: 3, number: 2 })
  const { version, fields } = await read(id)
  expect([version, fields.content]).toEqual([4, '<p>Un analyste gagne 50 k€.</p><p>La suite.</p>'])
  expect(await codeOf(call(ada, contract.restoreVersion, { id, version: 3, number: 2 }))).toBe('writing/conflict')
})

test('what is online changes only when the changes are published', async () => {
  const id = await begin()
  expect(await codeOf(call(ada, contract.publishArticle, { id, version: 1 }))).toBe('writing/empty')
  await save(id, 1, '<p>Un.</p>')
  await call(ada, contract.publishArticle, { id, version: 2 })
  const { published_at: since } = await read(id)
  await save(id, 2, '<p>Deux.</p>')
  expect([await shown(id), (await read(id)).pending]).toEqual(['<p>Un.</p>', true])
  expect(await codeOf(call(ada, contract.publishArticle, { id, version: 2 }))).toBe('writing/conflict')
  vi.setSystemTime(Date.now() + 60_000)
  await call(ada, contract.publishArticle, { id, version: 3 })
  const now = await read(id)
  expect([await shown(id), now.pending, now.published_at]).toEqual(['<p>Deux.</p>', false, since])
  await save(id, 3, '<p>Trois.</p>')
  await call(ada, contract.unpublishArticle, { id })
  expect([(await read(id)).state, await shown(id)]).toEqual(['brouillon', '<p>Trois.</p>'])
})

test('an article is scheduled by the clocks of Paris, in the future alone', async () => {
  vi.setSystemTime(new Date('2026-07-01T10:00:00Z'))
  const id = await begin()
  await save(id, 1, '<p>Un.</p>')
  expect(await codeOf(call(ada, contract.publishArticle, { id, version: 2, at: '2026-07-01T12:00' }))).toBe(
    'writing/past',
  )
  await call(ada, contract.publishArticle, { id, version: 2, at: '2026-07-02T07:00' })
  const { state, published_at: at } = await read(id)
  expect([state, at]).toEqual(['programmé', '2026-07-02T05:00:00.000Z'])
  await call(ada, contract.publishArticle, { id, version: 2 })
  expect(await codeOf(call(ada, contract.publishArticle, { id, version: 2, at: '2026-07-03T07:00' }))).toBe(
    'writing/already_online',
  )
})

test('a preview is for administrators and for its link, until that is closed, changed or over', async () => {
  const id = await begin()
  const look = (key: string, actor: Actor = visitor) => call(actor, contract.readPreview, { id, key })
  const key = async (): Promise<string> => new URL((await read(id)).preview!.address).searchParams.get('cle')!
  expect((await look('', ada)).title).toBe('Les salaires')
  expect(await codeOf(look(''))).toBe('platform/not_found')
  await call(ada, contract.openPreview, { id })
  const first = await key()
  expect((await look(first)).title).toBe('Les salaires')
  expect(await codeOf(look(`${first.slice(0, -2)}xx`))).toBe('platform/not_found')
  await call(ada, contract.openPreview, { id })
  expect(await codeOf(look(first))).toBe('platform/not_found')
  const second = await key()
  await look(second)
  vi.setSystemTime(Date.now() + 8 * 86_400_000)
  expect(await codeOf(look(second))).toBe('platform/not_found')
  await call(ada, contract.openPreview, { id })
  const third = await key()
  await call(ada, contract.closePreview, { id })
  expect(await codeOf(look(third))).toBe('platform/not_found')
})

/** A picture that was sent, and waits. */
let sent = 0
async function picture(): Promise<string> {
  const file = String(++sent).padStart(22, 'A')
  await database.db.execute(sql`insert into files (id, purpose, kind, bytes, account_id)
    values (${file}, ${articlePictureRule.name}, 'picture', 10, ${ada.accountId})`)
  return file
}
const img = (file: string, alt: string): string =>
  `<figure><img src="/fichiers/${file}-l.webp" alt="${alt}" /></figure>`
const access = (file: string, actor: Actor = visitor) =>
  articlePicturePurpose.mayRead(database.db, () => Promise.resolve(actor), file)
const stateOf = async (file: string): Promise<string> =>
  (await database.db.execute<{ state: string }>(sql`select state from files where id = ${file}`)).rows[0]!.state

test('a picture is described and of the article itself, or nothing is saved', async () => {
  const [id, other] = [await begin(), await begin()]
  const file = await picture()
  await call(ada, contract.addPicture, { id: other, file })
  expect(await codeOf(save(id, 1, img(file, 'Un bureau')))).toBe('writing/unknown_picture')
  expect(await codeOf(save(other, 1, img(file, ' ')))).toBe('writing/picture_without_alt')
  expect(await codeOf(save(other, 1, '<p>Un.</p>', { cover: file }))).toBe('writing/cover_without_alt')
  await save(other, 1, img(file, 'Un bureau'), { cover: file, cover_alt: 'Un bureau' })
  expect(await codeOf(call(ada, contract.addPicture, { id, file }))).toBe('writing/picture_gone')
})

test('strangers see a picture where readers are shown it, or while a preview is open', async () => {
  const id = await begin()
  const [text, cover, waiting] = [await picture(), await picture(), await picture()]
  for (const file of [text, cover, waiting]) await call(ada, contract.addPicture, { id, file })
  await save(id, 1, `<p>Un.</p>${img(text, 'Un bureau')}`, { cover, cover_alt: 'Un quai' })
  expect([await access(text), await access(cover), await access(text, ada)]).toEqual([null, null, 'private'])
  await call(ada, contract.openPreview, { id })
  expect(await access(text)).toBe('private')
  await call(ada, contract.closePreview, { id })
  await call(ada, contract.publishArticle, { id, version: 2, at: '2099-01-01T08:00' })
  expect(await access(text)).toBe(null)
  await call(ada, contract.publishArticle, { id, version: 2 })
  expect([await access(text), await access(cover), await access(waiting)]).toEqual(['for now', 'for now', null])
  await call(ada, contract.unpublishArticle, { id })
  expect(await access(text)).toBe(null)
})

test('a picture that no version shows goes after a day, all of them with the article', async () => {
  const id = await begin()
  const [used, unused, fresh] = [await picture(), await picture(), await picture()]
  for (const file of [used, unused, fresh]) await call(ada, contract.addPicture, { id, file })
  await save(id, 1, img(used, 'Un bureau'))
  await database.db.execute(
    sql`update article_pictures set created_at = now() - interval '2 days' where file <> ${fresh}`,
  )
  await save(id, 2, '<p>Sans image, mais une version en a une.</p>')
  expect(await Promise.all([used, unused, fresh].map(stateOf))).toEqual(['claimed', 'gone', 'claimed'])
  await call(ada, contract.deleteArticle, { id })
  expect(await Promise.all([used, fresh].map(stateOf))).toEqual(['gone', 'gone'])
})

test('categories and dossiers are added, renamed, put in order, and deleted only when empty', async () => {
  const { id: markets } = await call(ada, sections.addCategory, { libelle: 'Marchés' })
  expect(await codeOf(call(ada, sections.addCategory, { libelle: 'Marchés' }))).toBe('writing/section_taken')
  expect(await codeOf(call(ada, sections.renameCategory, { id: markets, libelle: 'Carrières' }))).toBe(
    'writing/section_taken',
  )
  await call(ada, sections.moveCategory, { id: markets, to: 'up' })
  const listed = await call(ada, sections.listSections, {})
  expect(listed.categories.map(({ name }) => name)).toEqual(['Marchés', 'Carrières'])
  const { id: dossier } = await call(ada, sections.addDossier, { title: 'Le crédit' })
  const id = await begin()
  await save(id, 1, '<p>Un.</p>', { dossier_id: dossier })
  const tries = [
    call(ada, sections.removeCategory, { id: category }),
    call(ada, sections.removeDossier, { id: dossier }),
  ]
  expect(await Promise.all(tries.map(codeOf))).toEqual(['writing/section_used', 'writing/section_used'])
  await save(id, 2, '<p>Un.</p>')
  await call(ada, sections.removeDossier, { id: dossier })
  await call(ada, sections.removeCategory, { id: markets })
  expect(await codeOf(call(ada, sections.removeCategory, { id: markets }))).toBe('platform/not_found')
  // The version that was of the dossier is taken up without it.
  await call(ada, contract.restoreVersion, { id, version: 3, number: 2 })
  expect((await read(id)).fields.dossier_id).toBe(null)
})

test('each act is recorded, and a version outlives the account of its writer without a name', async () => {
  const id = await begin()
  await save(id, 1, '<p>De Bob.</p>', {}, bob)
  await save(id, 2, '<p>De Bob, en tapant.</p>', { by_itself: true }, bob)
  await call(ada, contract.publishArticle, { id, version: 3 })
  await call(ada, contract.unpublishArticle, { id })
  await database.db.execute(sql`delete from accounts where id = ${bob.accountId}`)
  expect((await read(id)).versions.map(({ number, by }) => [number, by])).toEqual([
    [3, null],
    [2, null],
    [1, expect.any(String)],
  ])
  await call(ada, contract.deleteArticle, { id })
  const { rows } = await database.db.execute<{ act: string }>(
    sql`select act from acts where object_kind = 'article' and object_id = ${id} order by id`,
  )
  expect(rows.map(({ act }) => act)).toEqual(['create', 'save', 'publish', 'unpublish', 'delete'])
})
