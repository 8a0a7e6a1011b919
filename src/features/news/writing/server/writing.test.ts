// @module-tag postgres
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { useWriting } from '../../../../../tests/support/writing.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import * as sections from '../sections.contract.ts'
import * as contract from '../writing.contract.ts'
import { MOST_VERSIONS, SITTING_MINUTES } from '../writing.rules.ts'
import { writingRoutes } from './writing.routes.ts'

const database = useTestDatabase()
const ground = useWriting(database, writingRoutes)
const { begin, call, numbers, read, save, shown } = ground

test('nobody but administrators and editors writes: neither visitors nor members find anything here', async () => {
  const id = await begin()
  await save(id, 1, '<p>Un.</p>')
  const given = {
    id,
    version: 2,
    number: 1,
    one: 1,
    other: 2,
    title: 'Autre',
    libelle: 'Autre',
    category_id: ground.category,
  }
  const closed = [...Object.values(contract), ...Object.values(sections)].filter((one) => one !== contract.readPreview)
  expect(closed.length).toBeGreaterThan(15)
  const others: Actor[] = [visitor, { ...ground.ada, role: 'candidate' }, { ...ground.ada, role: 'recruiter' }]
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
  await save(id, 1, '<p>De Bob.</p>', {}, ground.bob)
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
  await save(id, 3, '<p>abc</p>', typing, ground.bob)
  expect(await numbers(id)).toEqual([4, 3, 1])
  await save(id, 4, '<p>abcd</p>')
  await save(id, 5, '<p>abcde</p>', typing, ground.bob)
  expect(await numbers(id)).toEqual([6, 5, 4, 3, 1])
  vi.setSystemTime(Date.now() + SITTING_MINUTES * 60_000)
  await save(id, 6, '<p>abcdef</p>', typing, ground.bob)
  expect(await numbers(id)).toEqual([7, 6, 5, 4, 3, 1])
  // What readers have seen stays, also once it is a draft again.
  await call(ground.bob, contract.publishArticle, { id, version: 7 })
  await call(ground.bob, contract.unpublishArticle, { id })
  await save(id, 7, '<p>abcdefg</p>', typing, ground.bob)
  expect(await numbers(id)).toEqual([8, 7, 6, 5, 4, 3, 1])
})

test('so many versions are kept, and the one that is shown', async () => {
  const id = await begin()
  await save(id, 1, '<p>En ligne.</p>')
  await call(ground.ada, contract.publishArticle, { id, version: 2 })
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
  const { changes } = await call(ground.ada, contract.compareVersions, { id, one: 3, other: 2 })
  expect(changes.map(({ field, other }) => [field, other.filter((one) => one.changed).map((one) => one.text)])).toEqual(
    [
      ['author', ['Sarah']],
      ['content', ['51 ']],
    ],
  )
  await call(ground.ada, contract.restoreVersion, { id, version: 3, number: 2 })
  const { version, fields } = await read(id)
  expect([version, fields.content]).toEqual([4, '<p>Un analyste gagne 50 k€.</p><p>La suite.</p>'])
  expect(await codeOf(call(ground.ada, contract.restoreVersion, { id, version: 3, number: 2 }))).toBe(
    'writing/conflict',
  )
})

test('categories and dossiers are added, renamed, put in order, and deleted only when empty', async () => {
  const { id: markets } = await call(ground.ada, sections.addCategory, { libelle: 'Marchés' })
  expect(await codeOf(call(ground.ada, sections.addCategory, { libelle: 'Marchés' }))).toBe('writing/section_taken')
  expect(await codeOf(call(ground.ada, sections.renameCategory, { id: markets, libelle: 'Carrières' }))).toBe(
    'writing/section_taken',
  )
  await call(ground.ada, sections.moveCategory, { id: markets, to: 'up' })
  const listed = await call(ground.ada, sections.listSections, {})
  expect(listed.categories.map(({ name }) => name)).toEqual(['Marchés', 'Carrières'])
  const { id: dossier } = await call(ground.ada, sections.addDossier, { title: 'Le crédit' })
  const id = await begin()
  await save(id, 1, '<p>Un.</p>', { dossier_id: dossier })
  const tries = [
    call(ground.ada, sections.removeCategory, { id: ground.category }),
    call(ground.ada, sections.removeDossier, { id: dossier }),
  ]
  expect(await Promise.all(tries.map(codeOf))).toEqual(['writing/section_used', 'writing/section_used'])
  await save(id, 2, '<p>Un.</p>')
  await call(ground.ada, sections.removeDossier, { id: dossier })
  await call(ground.ada, sections.removeCategory, { id: markets })
  expect(await codeOf(call(ground.ada, sections.removeCategory, { id: markets }))).toBe('platform/not_found')
  // The version that was of the dossier is taken up without it.
  await call(ground.ada, contract.restoreVersion, { id, version: 3, number: 2 })
  expect((await read(id)).fields.dossier_id).toBe(null)
})

test('each act is recorded, and a version outlives the account of its writer without a name', async () => {
  const id = await begin()
  await save(id, 1, '<p>De Bob.</p>', {}, ground.bob)
  await save(id, 2, '<p>De Bob, en tapant.</p>', { by_itself: true }, ground.bob)
  await call(ground.ada, contract.publishArticle, { id, version: 3 })
  await call(ground.ada, contract.unpublishArticle, { id })
  await database.db.execute(sql`delete from accounts where id = ${ground.bob.accountId}`)
  expect((await read(id)).versions.map(({ number, by }) => [number, by])).toEqual([
    [3, null],
    [2, null],
    [1, expect.any(String)],
  ])
  await call(ground.ada, contract.deleteArticle, { id })
  const { rows } = await database.db.execute<{ act: string }>(
    sql`select act from acts where object_kind = 'article' and object_id = ${id} order by id`,
  )
  expect(rows.map(({ act }) => act)).toEqual(['create', 'save', 'publish', 'unpublish', 'delete'])
})
