// @module-tag long
// @module-tag alone
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { sweepFiles } from '../src/platform/server/files/files.ts'
import { openFiles } from '../src/platform/server/files/open-files.ts'
import { testAccounts } from './support/accounts.ts'
import { newPerson, PASSWORD } from './support/people.ts'
import { runFlorin } from './support/run-florin.ts'
import { newPlace } from './support/test-database.ts'

const PEOPLE = 6

/** What is in a folder and in those below it, each with its path. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).flatMap((one) =>
    one.isFile() ? join(one.parentPath, one.name) : [],
  )

/** The processes that were told of a folder. One that ends meanwhile has none of it any more. */
async function processesWith(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const told = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return told.filter((words) => words.includes(folder))
}

/** What was answered; a refusal acknowledges nothing. */
async function said<T>(answer: Response): Promise<T> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`)
  return JSON.parse(text) as T
}

test('killed in the midst of uploads: after the sweep each stored file has its row, and each row its files', async () => {
  const place = await newPlace('template')
  const closers: (() => Promise<unknown>)[] = []
  const before = await openDatabase(place)
  const world = await testAccounts({ database: before, beforeClose: (close) => void closers.push(close) })
  for (let at = 0; at < PEOPLE; at++) await newPerson(world, `sender${at}@example.org`)
  for (const close of closers) await close()
  await before.close()

  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#123456', noise } })
    .jpeg()
    .toBuffer()
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0' })
    const signIn = async (at: number): Promise<string> => {
      const body = JSON.stringify({ email: `sender${at}@example.org`, password: PASSWORD })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${florin.address}/v1/auth/login`, { method: 'POST', headers, body })
      return (await said<{ token: string }>(answer)).token
    }
    const upload = async (at: number): Promise<void> => {
      const headers = { authorization: `Bearer ${await signIn(at)}`, 'content-type': 'image/jpeg' }
      const body = new Uint8Array(picture)
      const answer = await fetch(`${florin.address}/fichiers/photo`, { method: 'PUT', headers, body })
      acknowledged.push((await said<{ id: string }>(answer)).id)
    }
    // One that has not arrived when the process dies, and others that are judged, drawn, stored and claimed.
    const token = await signIn(0)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', 'content-length': picture.length }
    const slow = request(`${florin.address}/fichiers/photo`, { method: 'PUT', headers }).on('error', () => undefined)
    slow.write(picture.subarray(0, picture.length / 2))
    const all = Array.from({ length: PEOPLE - 1 }, (_, at) => upload(at + 1))
    // As soon as one is done, the others are in the midst of it.
    await Promise.any(all)
    const ended = new Promise((resolve) => florin.process.once('exit', resolve))
    florin.process.kill('SIGKILL')
    await Promise.allSettled([...all, ended])
    slow.destroy()
  }

  const folder = join(place.dataFolder, 'files')
  // Who draws a picture is a process of its own, and goes on for a moment.
  await expect.poll(() => processesWith(folder)).toEqual([])
  const left = await filesIn(join(folder, 'incoming'))
  expect(left.length).toBeGreaterThan(0)
  // An hour later.
  const then = new Date(Date.now() - 3_700_000)
  for (const path of left) await utimes(path, then, then)
  const database = await openDatabase(place)
  try {
    await database.db.execute(sql`update files set changed_at = now() - interval '2 hours' where state = 'new'`)
    await mkdir(folder, { recursive: true })
    const files = await openFiles({ files: { folder, s3: null } })
    await sweepFiles(database.db, files)
    const { rows } = await database.db.execute<{ id: string; state: string; photo: string | null }>(sql`
      select files.id, state, members.photo_file as photo from files
      full join members on members.photo_file = files.id where files.id is not null or members.photo_file is not null`)
    for (const row of rows) expect(row).toEqual({ id: row.id, state: 'claimed', photo: row.id })
    const stored = (await filesIn(folder)).map((path) => path.split('/').at(-1)!)
    expect(stored.toSorted()).toEqual(
      rows.flatMap(({ id }) => ['s', 'm', 'l'].map((size) => `${id}-${size}.webp`)).toSorted(),
    )
    // Those told that it is kept have theirs, unless they sent another one since.
    expect(rows.map(({ id }) => id)).toContain(acknowledged.at(-1))
  } finally {
    await database.close()
    await place.remove()
  }
})
