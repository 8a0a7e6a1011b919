import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { Database } from '../../src/platform/server/database/db.ts'
import { createPostgresDatabase, dropPostgresDatabase, postgresAdmin, postgresUrl } from './postgres.ts'
import { filled, makeTemplate, sampleSite, schemaAndLists, unfinishedName } from './template-folders.ts'
import { collectLogs } from './test-logs.ts'

/** With FLORIN_TEST_POSTGRES the names of databases of that server, else folders of the embedded database. */
export type Templates = {
  /** Schema, queue and reference lists. */
  template: string
  /** The same with the sample site; on the embedded database it may be there some time after the tests have begun. */
  demo: string
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

type Fill = (database: Database) => Promise<void>

/** The databases that test files copy, made once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const readLogs = await collectLogs()
  const templates = postgresAdmin ? await onPostgres() : await inFolders()
  project.provide('templates', templates)
  return async () => {
    if (postgresAdmin) for (const name of Object.values(templates)) await dropPostgresDatabase(name)
    await readLogs()
  }
}

async function onPostgres(): Promise<Templates> {
  // Runs beside each other on one server do not meet; groups of files of one run do, and the first one makes them.
  const made = process.env.FLORIN_TEST_RUN
  const key = (process.env.FLORIN_TEST_RUN = made ?? randomBytes(6).toString('hex'))
  const templates = { template: `florin_template_${key}`, demo: `florin_demo_${key}` }
  if (made) return templates
  const make = async (name: string, fill: Fill, original?: string): Promise<void> => {
    await createPostgresDatabase(name, original)
    await filled({ databaseUrl: postgresUrl(name), dataFolder: '' }, fill)
  }
  await make(templates.template, schemaAndLists)
  await make(templates.demo, sampleSite, templates.template)
  return templates
}

/** Kept in `.cache/` for the next run. The sample site has jobs of today: it is made anew each day. */
async function inFolders(): Promise<Templates> {
  const template = resolve('.cache', `template-${await fingerprint(LISTS)}`)
  const demo = resolve('.cache', `demo-${await fingerprint([...LISTS, ...SAMPLES], new Date().toDateString())}`)
  await removeOld()
  await makeTemplate(template)
  makeDemoMeanwhile(demo, template)
  return { template, demo }
}

/** In a process of its own: it takes half a minute, and most files need no sample site. */
function makeDemoMeanwhile(demo: string, template: string): void {
  const unfinished = unfinishedName(demo)
  // Groups of files are set up one after the other; the first one begins it.
  if (existsSync(demo) || existsSync(unfinished)) return
  mkdirSync(unfinished)
  const script = fileURLToPath(new URL('make-demo.ts', import.meta.url))
  const child = spawn(process.execPath, [script, demo, unfinished, template], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Whoever waits for it is told that it will not come.
  child.once('exit', (code) => code === 0 || rmSync(unfinished, { recursive: true, force: true }))
  process.once('exit', () => child.kill())
}

async function removeOld(): Promise<void> {
  const twoDaysAgo = Date.now() - 2 * 86_400_000
  for (const folder of globSync('.cache/{template,demo}-*')) {
    if ((await stat(folder)).mtimeMs < twoDaysAgo) await rm(folder, { recursive: true, force: true })
  }
}

// What the templates are made of: the schema, the lists and the packages the places come from; the sample texts.
const LISTS = ['db/migrations/*', 'package-lock.json', 'src/features/reference/server/data/*']
const SAMPLES = ['src/demo/**/*.ts']

async function fingerprint(patterns: string[], day = ''): Promise<string> {
  const hash = createHash('sha256').update(day)
  for (const file of globSync(patterns).toSorted()) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
