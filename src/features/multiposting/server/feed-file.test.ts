import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../../tests/support/files-site.ts'
import { useFilesSite } from '../../../../tests/support/files-site.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { openLedger } from '#features/credits/server/credits.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { sweepFiles } from '#platform/server/files/files.ts'
import { importFile } from './feed-file.service.ts'
import { listItems, readImport } from './import-reports.ts'
import { workImport } from './work-import.ts'

const database = useTestDatabase()
const site = useFilesSite(database)
let world: Awaited<ReturnType<typeof smallWorld>>
beforeAll(async () => {
  world = await smallWorld(database.db)
  await database.db.transaction((tx) => openLedger(tx, world.fr.companyId))
})

async function recruiter(companyId: number): Promise<{ person: Person; actor: SignedIn }> {
  const person = await site.somebody()
  await database.db.execute(
    sql`update accounts set role = 'recruiter', company_id = ${companyId} where id = ${person.accountId}`,
  )
  const { accountId } = person
  return { person, actor: { role: 'recruiter', accountId, sessionId: 's', companyId, verified: true, flags: [] } }
}

const job = (reference: string, more = {}) => ({
  reference,
  titre: `Contrôleur de gestion ${reference} H/F`,
  localisation: 'Lyon (69)',
  typeContrat: 'cdi',
  description: `Au sein de la direction financière, vous tenez le budget ${reference} des agences et éclairez les décisions.`,
  missions: 'Suivre le budget',
  profil: 'Trois ans d’expérience',
  ...more,
})
const feed = (offres: object[]) => Buffer.from(`\u{feff} ${JSON.stringify({ offres })}`)
const on = () => ({ ...site.accounts, files: site.files })
const take = (actor: SignedIn, file: string) =>
  importFile(on(), () => Promise.resolve(), actor, { file, complet: false })

test('a feed that is sent as a file is imported once, with a report of what was refused; then the file is gone', async () => {
  const { person, actor } = await recruiter(world.fr.companyId)
  const sent = await site.send('flux', feed([job('R1'), job('R2', { titre: '' })]), { as: person })
  expect(sent.statusCode).toBe(200)
  const file = sent.json<{ id: string }>().id
  expect((await site.get(`/fichiers/${file}.json`, person)).statusCode).toBe(404)
  const other = await recruiter(world.fr.companyId)
  expect(await codeOf(take(other.actor, file))).toBe('platform/invalid_input')
  const { id, total } = await take(actor, file)
  expect(total).toBe(2)
  await workImport(database.db, id)
  expect(await readImport(database.db, actor, id)).toMatchObject({ etat: 'done', creees: 1, refusees: 1 })
  const refused = await listItems(database.db, actor, { id, resultat: 'refusée', page: 1, per_page: 50 })
  expect(refused.data).toMatchObject([{ id: 2, reference: 'R2', raison: expect.stringContaining('titre') as string }])
  expect(await codeOf(take(actor, file))).toBe('platform/invalid_input')
  await sweepFiles(database.db, site.files)
  expect((await database.db.execute(sql`select id from files where id = ${file}`)).rows).toEqual([])
})

test('only recruiters send feeds, and only what begins as one; what cannot be read to its end publishes nothing', async () => {
  const xml = Buffer.from('<?xml version="1.0"?><source><job></job></source>')
  expect((await site.send('flux', xml, { as: await site.somebody() })).statusCode).toBe(404)
  expect((await site.send('flux', xml, { as: null })).statusCode).toBe(401)
  const { person, actor } = await recruiter(world.fr.companyId)
  expect((await site.send('flux', Buffer.from('%PDF-1.7 and so on'), { as: person })).statusCode).toBe(415)
  expect((await site.send('photo', xml, { as: person })).statusCode).toBe(415)
  const broken = await site.send('flux', Buffer.from('{"offres":[{"reference":"R9"'), { as: person })
  expect(await codeOf(take(actor, broken.json<{ id: string }>().id))).toBe('multiposting/unreadable')
  await expect(database.db.execute(sql`update files set state = 'claimed' where purpose = 'flux'`)).rejects.toThrow()
})
