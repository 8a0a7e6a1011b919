// @module-tag postgres
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { moderationSteps } from '../../../../../tests/support/moderation-steps.ts'
import type { TestModeration } from '../../../../../tests/support/moderation.ts'
import { testModeration } from '../../../../../tests/support/moderation.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { decideCase } from '#features/moderation/server/decisions.ts'
import { restoreAccount, suspendAccount } from '#features/moderation/server/suspension.service.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { RICH_TEXT_RULES } from '#platform/server/rich-text.ts'
import { findWhole } from '../../server/articles.repository.ts'
import { articles, newsCategories } from '../../server/news.tables.ts'
import { renewRichText } from '../../server/renewing.ts'
import * as contract from '../comments.contract.ts'
import { COMMENT_WORD, MOST_VERSIONS } from '../comments.rules.ts'
import { forgetCommentDrafts } from './commenting.ts'
import { commentsRoutes } from './comments.routes.ts'
import { articleComments, articleCommentDrafts, articleCommentVersions } from './comments.tables.ts'
import { reportableComments } from './reportable-comments.ts'

const database = useTestDatabase()
let world: TestModeration
let dispatcher: ReturnType<typeof createDispatcher>
let categoryId = 0
let articleId = 0
let people = 0
let ada: SignedIn
let bob: SignedIn

const { report } = moderationSteps(() => world)
const api = (actor: Actor = visitor) => apiFor(dispatcher, { actor, exchange: testExchange() })
const newMember = () => world.newMember(`comments${++people}@example.org`)
const write = async (text: string, actor: SignedIn = ada) =>
  (await api(actor)(contract.writeComment, { id: articleId, text })).id
const list = (actor: Actor = visitor) => api(actor)(contract.listComments, { id: articleId })
const shownTo = async (actor: Actor = visitor) => (await list(actor)).data.map(({ id }) => id)

const newArticle = async (given: Partial<typeof articles.$inferInsert> = {}): Promise<number> => {
  const values = { categoryId, title: 'Les taux', content: '<p>Ils montent.</p>', publishedAt: new Date(0), ...given }
  return (await database.db.insert(articles).values(values).returning())[0]!.id
}

beforeAll(async () => {
  world = await testModeration(database)
  dispatcher = createDispatcher(commentsRoutes(database.db))
  categoryId = (await database.db.insert(newsCategories).values({ libelle: 'Banque' }).returning())[0]!.id
})
beforeEach(async () => {
  articleId = await newArticle()
  ada = await newMember()
  bob = await newMember()
})

test('a member comments, edits with a trace, and deletes', async () => {
  const first = await write('**Bien** vu.\r\nMerci.')
  const second = await write('Et puis <b>ceci</b>.', bob)
  const { data, pagination } = await list(bob)
  expect(data.map(({ id, html, source, edited_at }) => ({ id, html, source, edited_at }))).toEqual([
    { id: second, html: '<p>Et puis &lt;b&gt;ceci&lt;/b&gt;.</p>', source: 'Et puis <b>ceci</b>.', edited_at: null },
    { id: first, html: '<p><strong>Bien</strong> vu.<br />\nMerci.</p>', source: null, edited_at: null },
  ])
  expect(pagination.total).toBe(2)

  await api(ada)(contract.changeComment, { id: first, text: 'Mal vu.' })
  const edited = (await list()).data.find(({ id }) => id === first)!
  expect([edited.html, edited.edited_at]).toEqual(['<p>Mal vu.</p>', expect.stringMatching(/^20/)])
  const described = await reportableComments.describe(database.db, first)
  expect(described!.text).toMatch(/^Mal vu\.\n\nVersion précédente, du .*:\n\*\*Bien\*\* vu\.\nMerci\.$/)
  expect(described!.version).toBe(2)
  // The same once more is no edit.
  await api(ada)(contract.changeComment, { id: first, text: 'Mal vu.' })
  expect((await reportableComments.describe(database.db, first))!.version).toBe(2)

  await api(ada)(contract.deleteComment, { id: first })
  expect(await shownTo(ada)).toEqual([second])
  expect(await database.db.$count(articleCommentVersions, eq(articleCommentVersions.commentId, first))).toBe(0)
})

test('what is another’s is not there: neither to edit nor to delete', async () => {
  const id = await write('Le mien.')
  const decider = await world.newDecider()
  const tries = [
    api(bob)(contract.changeComment, { id, text: 'Le tien.' }),
    api(bob)(contract.deleteComment, { id }),
    api(decider)(contract.deleteComment, { id }),
  ]
  expect(await Promise.all(tries.map(codeOf))).toEqual(Array(3).fill('comments/not_found'))
  const [comment] = (await list()).data
  expect([comment!.html, comment!.edited_at]).toEqual(['<p>Le mien.</p>', null])
})

test('sent five times at once it is there once, and an edit does not make two of one', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => write('Une fois.')))
  expect(new Set(ids).size).toBe(1)
  expect(await shownTo()).toEqual([ids[0]])
  const other = await write('Une autre.')
  expect(await codeOf(api(ada)(contract.changeComment, { id: other, text: 'Une fois.' }))).toBe('comments/said')
  // Somebody else may say the same.
  expect(await write('Une fois.', bob)).not.toBe(ids[0])
})

test('who may not, what says nothing, and what is too much', async () => {
  const said = await write('Non.')
  const tries = [
    api({ ...ada, verified: false })(contract.writeComment, { id: articleId, text: 'Oui.' }),
    api()(contract.writeComment, { id: articleId, text: 'Oui.' }),
    api({ ...ada, verified: false })(contract.changeComment, { id: said, text: 'Oui.' }),
    write('&nbsp;'),
    write('> '),
    write('>'.repeat(30) + 'perdu'),
    write('a'.repeat(2_001)),
  ]
  expect(await Promise.all(tries.map(codeOf))).toEqual([
    'comments/unconfirmed',
    'platform/sign_in',
    'comments/unconfirmed',
    ...Array(4).fill('platform/invalid_input'),
  ])
  await write('a'.repeat(2_000))
  const many = Array.from({ length: 25 }, (_, nth) => write(`Encore ${nth}.`, bob))
  const codes = await Promise.all(many.map(codeOf))
  expect(codes.filter((code) => code === 'platform/too_many')).toHaveLength(5)
  const { id: kept } = (await list(bob)).data.find(({ source }) => source?.startsWith('Encore'))!
  expect(await codeOf(api(bob)(contract.changeComment, { id: kept, text: 'Autrement.' }))).toBe('platform/too_many')

  const id = await write('Souvent.')
  await database.db.execute(
    sql`update article_comments set version = ${MOST_VERSIONS}, edited_at = now() where id = ${id}`,
  )
  expect(await codeOf(api(ada)(contract.changeComment, { id, text: 'Trop souvent.' }))).toBe('comments/edited_often')
})

test('a hundred comments a day, however they are spread over it', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all(Array.from({ length: 20 }, (_, nth) => write(`Le ${round * 20 + nth + 1}e.`)))
    // Those that end within the hour are over.
    await database.db.execute(sql`update rate_limits set resets_at = now() where resets_at < now() + interval '1 hour'`)
  }
  expect(await codeOf(write('Le 101e.'))).toBe('platform/too_many')
  await write('D’un autre.', bob)
})

test('comments go and come with their article', async () => {
  const id = await write('Ici.')
  for (const publishedAt of [null, new Date(Date.now() + 3_600_000)]) {
    await database.db.update(articles).set({ publishedAt }).where(eq(articles.id, articleId))
    const tries = [
      list(),
      list(ada),
      write('Là.'),
      api(ada)(contract.keepCommentDraft, { id: articleId, text: 'Là.' }),
      api(ada)(contract.changeComment, { id, text: 'Là.' }),
    ]
    const codes = await Promise.all(tries.map(codeOf))
    expect(codes).toEqual([...Array(4).fill('platform/not_found'), 'comments/not_found'])
    expect(await reportableComments.describe(database.db, id)).toMatchObject({ visible: false, path: null })
  }
  await database.db.delete(articles).where(eq(articles.id, articleId))
  expect(await database.db.$count(articleComments, eq(articleComments.id, id))).toBe(0)
})

test('signed for those who see the author by name, and for nobody else', async () => {
  await write('Signé.')
  const authorFor = async (actor?: Actor) => (await list(actor)).data[0]!.author?.name ?? null
  expect([await authorFor(), await authorFor(bob), await authorFor(world.recruiter)]).toEqual([
    null,
    'Ada Lovelace',
    null,
  ])
  const set = (what: string) =>
    database.db.execute(sql`update members set ${sql.raw(what)} where account_id = ${ada.accountId}`)
  await set('public_profile = true')
  expect([await authorFor(), await authorFor(world.recruiter)]).toEqual(['Ada Lovelace', 'Ada Lovelace'])
  await database.db.execute(
    sql`insert into blocked_companies (account_id, company_id) values (${ada.accountId}, ${world.recruiter.companyId})`,
  )
  expect(await authorFor(world.recruiter)).toBe(null)
  await set('profile_visible = false')
  expect([await authorFor(), await authorFor(bob), await authorFor(ada)]).toEqual([null, null, 'Ada Lovelace'])
})

test('a reported comment is hidden by a decision: its author alone reads it, and cannot say it again', async () => {
  const [id, other] = [await write('Des injures.'), await write('Autre chose.', bob)]
  await report(id, visitor, { kind: COMMENT_WORD })
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select id from moderation_cases where object_kind = 'comment' and object_id = ${id}`,
  )
  const decision = { id: rows[0]!.id, outcome: 'hide', reason: 'Injures.' } as const
  const moderator = await world.newDecider('moderator')
  await api(ada)(contract.changeComment, { id, text: 'Des injures, encore.' })
  // What was edited meanwhile is read again first.
  expect(await codeOf(decideCase(world, moderator, { ...decision, version: 1 }))).toBe('moderation/changed')
  await decideCase(world, moderator, { ...decision, version: 2 })

  expect([await shownTo(), await shownTo(bob), await shownTo(ada)]).toEqual([[other], [other], [other, id]])
  expect((await list(ada)).data[1]).toMatchObject({ hidden: true, source: 'Des injures, encore.' })
  expect((await list()).pagination.total).toBe(1)
  const tries = [
    write('Des injures, encore.'),
    api(ada)(contract.changeComment, { id, text: 'Poli.' }),
    report(id, bob, { kind: COMMENT_WORD }),
  ]
  expect(await Promise.all(tries.map(codeOf))).toEqual(['comments/hidden', 'comments/not_found', 'platform/not_found'])
  // What was hidden is not said again by taking it away first.
  const again = await write('Encore autre chose.')
  await database.db.transaction((tx) => reportableComments.setHidden(tx, again, true))
  await api(ada)(contract.deleteComment, { id: again })
  const third = await write('La suite.')
  const repeated = [
    write('Encore autre chose.'),
    api(ada)(contract.changeComment, { id: third, text: 'Encore autre chose.' }),
  ]
  expect(await Promise.all(repeated.map(codeOf))).toEqual(['comments/hidden', 'comments/hidden'])
  await api(ada)(contract.deleteComment, { id: third })
  await api(ada)(contract.deleteComment, { id: await write('La suite.') })
  const told = await world.mailsTo(`comments${people - 1}@example.org`)
  expect(told.at(-1)).toMatchObject({ kind: 'decision', text: expect.stringContaining('/recours?cle=') as string })
  await database.db.transaction((tx) => reportableComments.setHidden(tx, id, false))
  expect(await shownTo()).toEqual([other, id])
  expect(await reportableComments.describe(database.db, id)).toMatchObject({
    path: `/article/${articleId}#commentaire-${id}`,
  })
})

test('a suspended member’s comments are hidden, those written meanwhile too, and come back', async () => {
  const id = await write('Présent.')
  const administrator = await world.newDecider()
  await suspendAccount(world, administrator, ada.accountId, { reason: 'x', until: null })
  // A call that was let in a moment before.
  const late = await write('En retard.')
  expect([await shownTo(), await shownTo(bob)]).toEqual([[], []])
  await restoreAccount(world, administrator, ada.accountId, { reason: 'x' })
  expect(await shownTo()).toEqual([late, id])
  await database.db.execute(sql`delete from accounts where id = ${ada.accountId}`)
  expect(await shownTo()).toEqual([])
})

test('a draft is kept for its author until it is sent, and one that comes late is forgotten', async () => {
  const keep = (text: string, actor = ada) => api(actor)(contract.keepCommentDraft, { id: articleId, text })
  await keep('Je comm')
  await keep('Je commence')
  expect([(await list(ada)).draft, (await list(bob)).draft, (await list()).draft]).toEqual(['Je commence', '', ''])
  await write('Je commence')
  await keep('Je commence ')
  expect((await list(ada)).draft).toBe('')
  await keep('Autre')
  await keep('')
  expect((await list(ada)).draft).toBe('')
  await keep('Vieux')
  await keep('Neuf', bob)
  await database.db.execute(
    sql`update article_comment_drafts set kept_at = now() - interval '31 days' where account_id = ${ada.accountId}`,
  )
  await forgetCommentDrafts(database.db)
  expect(await database.db.$count(articleCommentDrafts, eq(articleCommentDrafts.articleId, articleId))).toBe(1)
})

test('what older rules have made is not shown, and made anew without a trace', async () => {
  const id = await write('**Sain**')
  const harmful = '<img src="x" onerror="alert(1)">'
  await database.db.execute(sql`update article_comments set html = ${harmful}, rules = 0 where id = ${id}`)
  await database.db.execute(
    sql`update articles set content = ${`<p>Sain</p>${harmful}`}, content_rules = 0 where id = ${articleId}`,
  )
  const shown = async () => [
    (await list()).data[0]!.html,
    (await findWhole(database.db, articleId, new Date()))!.content,
  ]
  const clean = ['<p><strong>Sain</strong></p>', '<p>Sain</p>']
  expect(await shown()).toEqual(clean)
  await renewRichText(database.db)
  const { rows } = await database.db.execute(sql`select comment.html, comment.rules, comment.edited_at, comment.version,
    content, content_rules from article_comments as comment join articles on articles.id = article_id where comment.id = ${id}`)
  expect(rows).toEqual([
    {
      html: clean[0],
      rules: RICH_TEXT_RULES,
      edited_at: null,
      version: 1,
      content: clean[1],
      content_rules: RICH_TEXT_RULES,
    },
  ])
})
