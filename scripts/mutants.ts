// Puts each fault of tests/mutants into a copy of the project and asks whether the test that should notice it does.
// `npm run mutants`, or with words of some faults, or the names of lists: `npm run mutants -- cookie salary sourcing`.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { Mutant } from '../tests/mutants/mutant.ts'

type Report = { testResults: { name: string; assertionResults: Assertion[] }[] }
type Assertion = { status: string; fullName: string }

/** A fault may make a test wait for ever. */
const LONGEST = 1_800_000

/** The files as they are in the working tree, with what tests need beside them. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'florin-mutants-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const made of ['build', '.cache']) cpSync(made, join(folder, made), { recursive: true })
  return folder
}

const run = (folder: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> =>
  new Promise((done) => {
    const options = {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, FLORIN_SOAK: '1', ...env },
      timeout: LONGEST,
    } as const
    spawn(process.execPath, args, options).on('exit', done)
  })

/** Where a group of tests is named first, the runner puts a sign between its name and the test's. */
const patternOf = (named: string): string =>
  named.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', ' (?:> )?')

/** What the tests of these names said, or nothing where they could not even begin. */
async function runTests(folder: string, mutants: Mutant[]): Promise<Report | null> {
  const output = join(folder, 'mutants-report.json')
  rmSync(output, { force: true })
  const files = new Set(mutants.map(({ test }) => test))
  const names = new Set(mutants.map(({ named }) => patternOf(named)))
  const report = ['--reporter=json', `--outputFile=${output}`, '--maxWorkers=1']
  await run(folder, ['node_modules/vitest/vitest.mjs', 'run', ...files, '-t', [...names].join('|'), ...report])
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Report
  } catch {
    return null
  }
}

const build = (folder: string): Promise<number | null> =>
  run(folder, ['node_modules/@react-router/dev/bin.cjs', 'build'], { NODE_ENV: 'production' })

/** What tests start as the product. It takes a second, so each fault is in it. */
const bundle = (folder: string): Promise<number | null> => run(folder, ['scripts/bundle-server.ts'])

/** What became of the tests of one name in their file, those that were left out aside. */
const outcomes = ({ testResults }: Report, { test, named }: Mutant): string[] =>
  testResults
    .filter(({ name }) => name.endsWith(`/${test}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(named))
    .map(({ status }) => status)
    .filter((status) => status === 'passed' || status === 'failed')

/** Why a fault is not noticed; null if it is. */
async function judge(folder: string, mutant: Mutant): Promise<string | null> {
  const path = join(folder, mutant.file)
  const sound = readFileSync(path, 'utf8')
  if (sound.split(mutant.from).length !== 2) return 'its place is not found exactly once'
  writeFileSync(
    path,
    sound.replace(mutant.from, () => mutant.to),
  )
  try {
    if (mutant.build && (await build(folder)) !== 0) return 'the pages cannot be built with it'
    if ((await bundle(folder)) !== 0) return 'the server cannot be bundled with it'
    const report = await runTests(folder, [mutant])
    const found = report ? outcomes(report, mutant) : []
    if (found.length === 0) return 'its test could not be run'
    return found.includes('failed') ? null : 'its test passes all the same'
  } finally {
    writeFileSync(path, sound)
    if (mutant.build) await build(folder)
    await bundle(folder)
  }
}

/** Without a fault each named test must pass, or its failure would show nothing. */
async function control(folder: string, mutants: Mutant[]): Promise<string[]> {
  if (mutants.length === 0) return []
  const report = await runTests(folder, mutants)
  if (!report) return ['the tests could not be run without a fault']
  return mutants.flatMap((mutant) => {
    const found = outcomes(report, mutant)
    if (found.length === 0) return [`${mutant.fault}: no test is named « ${mutant.named} »`]
    return found.includes('failed') ? [`${mutant.fault}: its test fails without it`] : []
  })
}

const words = process.argv.slice(2)
const lists = await Promise.all(
  globSync('tests/mutants/*.mutants.ts').map(async (file) => {
    const { mutants } = (await import(resolve(file))) as { mutants: Mutant[] }
    if (words.length === 0 || words.includes(basename(file, '.mutants.ts'))) return mutants
    return mutants.filter(({ fault }) => words.some((word) => fault.includes(word)))
  }),
)
const chosen = lists.flat()
const folders = Array.from({ length: Math.min(2, availableParallelism()) }, copyProject)
const share = Math.ceil(chosen.length / folders.length)
const missed = (
  await Promise.all(folders.map((folder, at) => control(folder, chosen.slice(at * share, (at + 1) * share))))
).flat()
const waiting = [...chosen]
let noticed = 0
await Promise.all(
  folders.map(async (folder) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const against = await judge(folder, mutant)
      if (against === null) noticed++
      else missed.push(`${mutant.fault} (${mutant.file}): ${against}`)
      console.log(`${against === null ? 'noticed' : 'MISSED '}  ${mutant.fault}`)
    }
  }),
)
for (const folder of folders) rmSync(folder, { recursive: true, force: true })
for (const line of missed) console.log(`  ${line}`)
console.log(`${noticed} of ${chosen.length} faults noticed`)
process.exit(missed.length === 0 && noticed > 0 ? 0 : 1)
