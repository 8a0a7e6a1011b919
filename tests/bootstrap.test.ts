// @module-tag long
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from '../src/platform/server/database/folder-lock.ts'
import { runFlorin } from './support/run-florin.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

// The promise of the README: a clone in an empty folder, and `npm start` alone. Fetching the packages and building take longer
// than all the rest, and `.ci/run` begins with both, in a clone of its own; here they are those of the folder whose tests run.

let clone: string
let place: Place

beforeAll(async () => {
  place = await newPlace('empty')
  clone = await mkdtemp(join(tmpdir(), 'florin-clone-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) await cp(file, join(clone, file))
})

afterAll(async () => {
  await rm(clone, { recursive: true, force: true })
  await place.remove()
})

// The machine's own npm and Node, not the packaged one that runs the tests.
const withoutPackaged = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => folder !== dirname(process.execPath) && !folder.includes('node_modules'))
  .join(':')
const npm = { command: 'npm', args: ['start'] }
const INSTALLED = 'node_modules/.florin-install'

/** As links where both folders are on one disk. */
async function take(...folders: string[]): Promise<void> {
  for (const folder of folders) await rm(join(clone, folder), { recursive: true, force: true })
  const copy = (how: string): unknown => execFileSync('cp', [how, ...folders, clone], { stdio: 'ignore' })
  try {
    copy('-al')
  } catch {
    copy('-a')
  }
}
const settings = () => ({
  ...place.env,
  FLORIN_DEMO: '1',
  PATH: withoutPackaged,
  npm_execpath: '',
  npm_config_loglevel: 'error',
})

test('an install that is killed half-way is not taken for a whole one', async () => {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, ...settings(), PORT: '0' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = (await once(child.stderr, 'data')) as [Buffer]
  expect(said.toString()).toContain('installing the packages')
  process.kill(-child.pid!, 'SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(clone, INSTALLED))).toBe(false)
})

test('npm start takes what is built, creates the database, loads the demo data and serves; killed outright, npm takes the server with it', async () => {
  await take('node_modules', 'build')
  const florin = await runFlorin(settings(), { ...npm, cwd: clone })
  expect(florin.output()).toMatch(/loading the demo data: jobs \d+ \/ \d+/)
  expect(florin.output()).not.toMatch(/installing|building/)
  const stats = (await (await fetch(`${florin.address}/v1/stats?session_pays=1`)).json()) as { total_jobs: number }
  const home = (await (await fetch(florin.address)).text()).replace(/[\u00a0\u202f]/g, ' ')
  expect(home).toContain(
    `<strong>${new Intl.NumberFormat('fr-FR').format(stats.total_jobs).replace(/\u202f/g, ' ')} offres</strong>`,
  )
  const children = execFileSync('pgrep', ['-P', String(florin.process.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
  // What npm runs is the bootstrap itself; it dies without a word to its child.
  for (const pid of children) process.kill(pid, 'SIGKILL')
  const gone = async (): Promise<boolean> =>
    fetch(florin.address).then(
      () => false,
      () => true,
    )
  await expect.poll(gone).toBe(true)
  florin.process.kill('SIGKILL')
}, 1_200_000)

test('started again it does nothing twice, and SIGTERM to npm leaves nothing behind', async () => {
  const florin = await runFlorin(settings(), { ...npm, cwd: clone })
  expect(florin.output()).not.toMatch(/installing|building|loading/)
  expect((await fetch(`${florin.address}/v1/ready`)).status).toBe(200)
  // When npm has ended, not only once everything that it started has.
  const ended = once(florin.process, 'exit')
  void florin.stop()
  await ended
  await expect(fetch(florin.address)).rejects.toThrow()
  // Nobody holds the data any more.
  if (!place.databaseUrl) lockFolder(place.dataFolder).release()
})
