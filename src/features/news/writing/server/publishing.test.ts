// @module-tag postgres
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { useWriting } from '../../../../../tests/support/writing.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import * as contract from '../writing.contract.ts'
import { articlePictureRule } from '../writing.rules.ts'
import { articlePicturePurpose } from './article-picture.service.ts'
import { writingRoutes } from './writing.routes.ts'

const database = useTestDatabase()
const ground = useWriting(database, writingRoutes)
const { begin, call, read, save, shown } = ground
/** What lists of the back office call it. */
const listed = async (id: number): Promise<string> =>
  (await database.db.execute<{ title: string }>(sql`select title from articles where id = ${id}`)).rows[0]!.title

test('what is online changes only when the changes are published', async () => {
  const id = await begin()
  expect(await codeOf(call(ground.ada, contract.publishArticle, { id, version: 1 }))).toBe('writing/empty')
  await save(id, 1, '<p>Un.</p>')
  await call(ground.ada, contract.publishArticle, { id, version: 2 })
  const { published_at: since } = await read(id)
  await save(id, 2, '<p>Deux.</p>', { title: 'Deux' })
  expect([await shown(id), (await read(id)).pending]).toEqual(['<p>Un.</p>', true])
  expect(await listed(id)).toBe('Les salaires')
  expect(await codeOf(call(ground.ada, contract.publishArticle, { id, version: 2 }))).toBe('writing/conflict')
  vi.setSystemTime(Date.now() + 60_000)
  await call(ground.ada, contract.publishArticle, { id, version: 3 })
  const now = await read(id)
  expect([await shown(id), now.pending, now.published_at]).toEqual(['<p>Deux.</p>', false, since])
  await save(id, 3, '<p>Trois.</p>', { title: 'Trois' })
  await call(ground.ada, contract.unpublishArticle, { id })
  const draft = await read(id)
  expect([draft.state, draft.fields.content, await listed(id)]).toEqual(['brouillon', '<p>Trois.</p>', 'Trois'])
  await save(id, 4, '<p>Quatre.</p>', { title: 'Quatre' })
  expect(await listed(id)).toBe('Quatre')
  await call(ground.ada, contract.publishArticle, { id, version: 5 })
  expect(await shown(id)).toBe('<p>Quatre.</p>')
})

test('what older rules let through is made clean before readers or a preview show it', async () => {
  const id = await begin()
  await save(id, 1, '<p>Un.</p>')
  const old = '<p>Un.</p><script>x()</script>'
  await database.db.execute(sql`update article_versions set content = ${old} where article_id = ${id} and number = 2`)
  expect((await call(ground.ada, contract.readPreview, { id, key: '' })).content).toBe('<p>Un.</p>')
  await call(ground.ada, contract.publishArticle, { id, version: 2 })
  expect(await shown(id)).toBe('<p>Un.</p>')
})

/** How often pages and indexes were told of an article. */
const told = async (id: number): Promise<number> =>
  (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from outbox where entity_id = ${id}`))
    .rows[0]!.n

test('pages and indexes are told of what readers are shown, and not of drafts', async () => {
  const id = await begin()
  await save(id, 1, '<p>Un.</p>')
  expect(await told(id)).toBe(0)
  await call(ground.ada, contract.publishArticle, { id, version: 2 })
  const published = await told(id)
  expect(published).toBeGreaterThan(0)
  await save(id, 2, '<p>Deux.</p>')
  expect(await told(id)).toBe(published)
  await call(ground.ada, contract.unpublishArticle, { id })
  const withdrawn = await told(id)
  expect(withdrawn).toBeGreaterThan(published)
  await save(id, 3, '<p>Trois.</p>')
  expect(await told(id)).toBe(withdrawn)
  await call(ground.ada, contract.publishArticle, { id, version: 4 })
  const again = await told(id)
  await call(ground.ada, contract.deleteArticle, { id })
  expect(await told(id)).toBeGreaterThan(again)
})

test('an article is scheduled by the clocks of Paris, in the future alone', async () => {
  vi.setSystemTime(new Date('2026-07-01T10:00:00Z'))
  const id = await begin()
  await save(id, 1, '<p>Un.</p>')
  expect(await codeOf(call(ground.ada, contract.publishArticle, { id, version: 2, at: '2026-07-01T12:00' }))).toBe(
    'writing/past',
  )
  await call(ground.ada, contract.publishArticle, { id, version: 2, at: '2026-07-02T07:00' })
  const { state, published_at: at } = await read(id)
  expect([state, at]).toEqual(['programmé', '2026-07-02T05:00:00.000Z'])
  await call(ground.ada, contract.publishArticle, { id, version: 2 })
  expect(await codeOf(call(ground.ada, contract.publishArticle, { id, version: 2, at: '2026-07-03T07:00' }))).toBe(
    'writing/already_online',
  )
})

test('a preview is for administrators and for its link, until that is closed, changed or over', async () => {
  const id = await begin()
  const look = (key: string, actor: Actor = visitor) => call(actor, contract.readPreview, { id, key })
  const key = async (): Promise<string> => new URL((await read(id)).preview!.address).searchParams.get('cle')!
  expect((await look('', ground.ada)).title).toBe('Les salaires')
  expect(await codeOf(look(''))).toBe('platform/not_found')
  await call(ground.ada, contract.openPreview, { id })
  const first = await key()
  expect((await look(first)).title).toBe('Les salaires')
  expect(await codeOf(look(`${first.slice(0, -2)}xx`))).toBe('platform/not_found')
  await call(ground.ada, contract.openPreview, { id })
  expect(await codeOf(look(first))).toBe('platform/not_found')
  const second = await key()
  await look(second)
  vi.setSystemTime(Date.now() + 8 * 86_400_000)
  expect(await codeOf(look(second))).toBe('platform/not_found')
  await call(ground.ada, contract.openPreview, { id })
  const third = await key()
  await call(ground.ada, contract.closePreview, { id })
  expect(await codeOf(look(third))).toBe('platform/not_found')
})

/** A picture that was sent, and waits. */
let sent = 0
async function picture(): Promise<string> {
  const file = String(++sent).padStart(22, 'A')
  await database.db.execute(sql`insert into files (id, purpose, kind, bytes, account_id)
    values (${file}, ${articlePictureRule.name}, 'picture', 10, ${ground.ada.accountId})`)
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
  await call(ground.ada, contract.addPicture, { id: other, file })
  expect(await codeOf(save(id, 1, img(file, 'Un bureau')))).toBe('writing/unknown_picture')
  expect(await codeOf(save(other, 1, img(file, ' ')))).toBe('writing/picture_without_alt')
  expect(await codeOf(save(other, 1, '<p>Un.</p>', { cover: file }))).toBe('writing/cover_without_alt')
  await save(other, 1, img(file, 'Un bureau'), { cover: file, cover_alt: 'Un bureau' })
  expect(await codeOf(call(ground.ada, contract.addPicture, { id, file }))).toBe('writing/picture_gone')
})

test('strangers see a picture where readers are shown it, or while a preview is open', async () => {
  const id = await begin()
  const [text, cover, waiting] = [await picture(), await picture(), await picture()]
  for (const file of [text, cover, waiting]) await call(ground.ada, contract.addPicture, { id, file })
  await save(id, 1, `<p>Un.</p>${img(text, 'Un bureau')}`, { cover, cover_alt: 'Un quai' })
  expect([await access(text), await access(cover), await access(text, ground.ada)]).toEqual([null, null, 'private'])
  await call(ground.ada, contract.openPreview, { id })
  expect(await access(text)).toBe('private')
  await call(ground.ada, contract.closePreview, { id })
  await call(ground.ada, contract.publishArticle, { id, version: 2, at: '2099-01-01T08:00' })
  expect(await access(text)).toBe(null)
  await call(ground.ada, contract.publishArticle, { id, version: 2 })
  expect([await access(text), await access(cover), await access(waiting)]).toEqual(['for now', 'for now', null])
  await call(ground.ada, contract.unpublishArticle, { id })
  expect(await access(text)).toBe(null)
})

test('a picture that no version shows goes after a day, all of them with the article', async () => {
  const id = await begin()
  const [used, unused, fresh] = [await picture(), await picture(), await picture()]
  for (const file of [used, unused, fresh]) await call(ground.ada, contract.addPicture, { id, file })
  await save(id, 1, img(used, 'Un bureau'))
  await database.db.execute(
    sql`update article_pictures set created_at = now() - interval '2 days' where file <> ${fresh}`,
  )
  await save(id, 2, '<p>Sans image, mais une version en a une.</p>')
  expect(await Promise.all([used, unused, fresh].map(stateOf))).toEqual(['claimed', 'gone', 'claimed'])
  await call(ground.ada, contract.deleteArticle, { id })
  expect(await Promise.all([used, fresh].map(stateOf))).toEqual(['gone', 'gone'])
})
