import { sql } from 'drizzle-orm'
import { insertEntry } from '../../src/features/credits/server/credits.repository.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { insertFile } from '../../src/platform/server/files/files.repository.ts'
import { samplePdf } from '../../src/demo/applications/sample-pdf.ts'
import { testAccounts } from './accounts.ts'
import { newEmployer, tokenOf, typedJob } from './employer.ts'
import { keepCv } from './kept-cv.ts'
import { newPerson } from './people.ts'
import type { Running } from './run-florin.ts'
import { runFlorin } from './run-florin.ts'
import type { Place } from './test-database.ts'
import { smallWorld } from './world.ts'

const LANES = 8
const EMPLOYERS = 4
/** One person may apply to sixty jobs a day. */
const CANDIDATES = 40
/** Every so many applications one has a letter in a file of its own. */
const LETTERS = 4

type Candidate = { accountId: number; cvId: number; token: string }
type Employer = { accountId: number; companyId: number; token: string }
export type Published = { id: number; employer: Employer }
export type Applied = { id: number; jobId: number; accountId: number; letter: string }

/** Employers with a credit for each job that they will publish, and candidates with a CV. */
export async function writersAt(place: Place, writes: number) {
  const closers: (() => Promise<unknown>)[] = []
  const database = await openDatabase(place)
  const { db } = database
  const site = await testAccounts({ database, beforeClose: (close) => void closers.push(close) })
  const world = await smallWorld(db)
  const employers: Employer[] = []
  for (let at = 0; at < EMPLOYERS; at++) {
    const { accountId, companyId } = await newEmployer(db, world, `Maison ${at}`)
    await db.transaction((tx) => insertEntry(tx, { companyId, kind: 'added', amount: writes }))
    employers.push({ accountId, companyId, token: await tokenOf(db, accountId) })
  }
  const candidates: Candidate[] = []
  for (let at = 0; at < CANDIDATES; at++) {
    const accountId = await newPerson(site, `candidate${at}@crash.example`, false)
    const file = `cv-${at}`.padEnd(22, 'x')
    await insertFile(db, { id: file, purpose: 'cv', kind: 'pdf', bytes: 2_048, name: 'CV.pdf', accountId })
    const cvId = await keepCv(db, accountId, file)
    candidates.push({ accountId, cvId, token: await tokenOf(db, accountId) })
  }
  // What the preparation wrote is none of what the test counts.
  await db.execute(sql`delete from mails`)
  for (const close of closers) await close()
  await database.close()
  return { employers, candidates }
}

/** A process that is killed now and then, and whoever asks it: a call without an answer is sent again under its key. */
function killable(env: Record<string, string>) {
  let alive: Promise<Running> = runFlorin(env)
  let inTheMidst = 0
  let cut = 0
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: BodyInit,
  ): Promise<unknown> => {
    const asked = alive
    const { address } = await asked
    inTheMidst++
    try {
      const answer = await fetch(`${address}${path}`, { method, headers, body })
      const said = await answer.json()
      if (answer.ok) return said
      if (answer.status !== 503) throw new TypeError(`${path}: ${answer.status} ${JSON.stringify(said)}`)
    } catch (error) {
      // Still the same one: nobody has killed it, so something else is wrong.
      if (asked === alive) throw error
      cut++
    } finally {
      inTheMidst--
    }
    return ask(method, path, headers, body)
  }
  return {
    ask,
    cut: () => cut,
    address: async () => (await alive).address,
    /** Kills it outright and starts it again; says how many calls had no answer yet. */
    kill: async (): Promise<number> => {
      const dying = await alive
      const ended = new Promise((resolve) => dying.process.once('exit', resolve))
      const left = inTheMidst
      alive = ended.then(() => runFlorin(env))
      dying.process.kill('SIGKILL')
      await alive
      return left
    },
    stop: async () => (await alive).stop(),
  }
}

/** Publishes and applies, half of the writes each, on a process that is killed `kills` times meanwhile, and once when all is acknowledged. */
export async function writeAndKill(place: Place, writes: number, kills: number) {
  const { employers, candidates } = await writersAt(place, writes)
  const florin = killable({ ...place.env, FLORIN_DEMO: '0' })
  const published: Published[] = []
  const applied: Applied[] = []
  const left: number[] = []
  let killing = Promise.resolve()

  const post = (path: string, token: string, key: string, body: object) =>
    florin.ask(
      'POST',
      path,
      { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      JSON.stringify(body),
    ) as Promise<{ id: number }>

  // As soon as one is acknowledged, others are in the midst of it.
  const acknowledged = (): void => {
    const next = Math.ceil((writes * (left.length + 1)) / (kills + 1))
    if (published.length + applied.length !== next || left.length >= kills) return
    const at = left.push(0) - 1
    killing = killing.then(async () => void (left[at] = await florin.kill()))
  }
  const publish = async (number: number): Promise<void> => {
    const employer = employers[number % EMPLOYERS]!
    const { id } = await post('/v1/employer/jobs', employer.token, `job-${number}`, typedJob(number))
    await post(`/v1/employer/jobs/${id}/publish`, employer.token, `publish-${number}`, {})
    published.push({ id, employer })
    acknowledged()
  }
  const pdf = new Uint8Array(samplePdf('Lettre', ['Madame, Monsieur']))
  const apply = async (number: number): Promise<void> => {
    const { accountId, cvId, token } = candidates[number % CANDIDATES]!
    const { id: jobId } = published[Math.floor(number / CANDIDATES)]!
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' }
    const sent = number % LETTERS === 0 ? await florin.ask('PUT', '/fichiers/lettre', headers, pdf) : { id: '' }
    const letter = (sent as { id: string }).id
    const body = { job_id: jobId, cv_id: cvId, message: 'Bonjour', letter_file: letter }
    const { id } = await post('/v1/applications', token, `apply-${number}`, body)
    applied.push({ id, jobId, accountId, letter })
    acknowledged()
  }

  let next = 1
  const lane = async (): Promise<void> => {
    for (let at = next++; at < writes; at = next++) await (at % 2 === 0 ? publish(at / 2) : apply((at - 1) / 2))
  }
  try {
    // One that all can apply to at first.
    await publish(0)
    await Promise.all(Array.from({ length: LANES }, lane))
    await killing
    await florin.kill()
  } finally {
    await florin.stop()
  }
  return { employers, published, applied, left, cut: florin.cut() }
}
