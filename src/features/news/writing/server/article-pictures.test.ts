import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import type { Person } from '../../../../../tests/support/files-site.ts'
import { useFilesSite } from '../../../../../tests/support/files-site.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { pictureAddress } from '#platform/files.ts'
import type { PictureSize } from '#platform/files.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import { addCategory } from '../sections.contract.ts'
import { addPicture, createArticle, readWriting, saveArticle } from '../writing.contract.ts'
import { articlePictureRule } from '../writing.rules.ts'
import { writingRoutes } from './writing.routes.ts'

const database = useTestDatabase()
const site = useFilesSite(database)
let person: Person
let api: ReturnType<typeof apiFor>
let category = 0
let article = 0

beforeAll(async () => {
  person = await site.somebody()
  await database.db.execute(sql`update accounts set role = 'administrator' where id = ${person.accountId}`)
  const { accountId } = person
  const actor: SignedIn = {
    role: 'administrator',
    accountId,
    companyId: null,
    sessionId: 'x',
    verified: true,
    flags: [],
  }
  api = apiFor(createDispatcher(writingRoutes(site.accounts)), { actor, exchange: testExchange() })
  category = (await api(addCategory, { libelle: 'Carrières' })).id
  article = (await api(createArticle, { title: 'Les salaires', category_id: category })).id
})

const added = async (width: number, height: number) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer()
  const sent = await site.send(articlePictureRule.name, bytes, { as: person })
  return api(addPicture, { id: article, file: sent.json<{ id: string }>().id })
}
const drawn = async (file: string, size: PictureSize) => {
  const { width, height } = await sharp((await site.get(pictureAddress(file, size), person)).rawPayload).metadata()
  return [width, height]
}

test.each([
  { sent: 'a chart that is very wide', from: [3000, 500], l: [1024, 171], s: [192, 32] },
  { sent: 'a page that is taller than wide', from: [1000, 2000], l: [768, 1536], s: [144, 288] },
  { sent: 'a small one', from: [120, 90], l: [120, 90], s: [120, 90] },
] as const)('$sent is kept whole in every size, and its place is known', async ({ from, l, s }) => {
  const { file, width, height } = await added(from[0], from[1])
  expect([width, height]).toEqual(l)
  expect([await drawn(file, 'l'), await drawn(file, 's')]).toEqual([l, s])
})

test('a picture in a text has its own size, whatever was sent', async () => {
  const { file } = await added(3000, 500)
  const src = pictureAddress(file, 'l')
  const { version } = await api(readWriting, { id: article })
  await api(saveArticle, {
    id: article,
    version,
    title: 'Les salaires',
    category_id: category,
    content: `<p>Un.</p><img src="${src}" alt="Un width=&quot;1&quot; bureau"><img alt="Un quai" height="9" src="${src}" width="7">`,
  })
  const { content } = (await api(readWriting, { id: article })).fields
  expect(content.match(/<img[^>]*>/g)).toEqual([
    `<img width="1024" height="171" src="${src}" alt="Un width=&quot;1&quot; bureau" loading="lazy" />`,
    `<img width="1024" height="171" src="${src}" alt="Un quai" loading="lazy" />`,
  ])
})
