import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'

export type Running = {
  process: ChildProcess
  address: string
  output: () => string
  stop: () => Promise<number | null>
}

export type Ended = { code: number | null; output: string }

/** What `npm start` runs. */
export const BUILT = 'build/process/main.js'

/**
 * A process that soon ends never gets back what is spent on compiling the embedded database well: a quarter of a start. Where every
 * processor is at work, threads that collect garbage beside each other cost a twentieth and gain nothing. Benchmarks measure what
 * `npm start` runs.
 */
export const SHORT_LIVED = process.env.VITEST ? ['--liftoff-only', '--single-threaded-gc'] : []
const PRODUCT = [...SHORT_LIVED, BUILT]

/** Hashing is what most tests of accounts would wait for. */
export const CHEAP_PASSWORDS = '64'

const READY = /ready in \d+ ms: (http:\/\/\S+)/

function start(
  command: string,
  args: string[],
  env: Record<string, string>,
  cwd: string,
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  // Settings of the person who runs the tests must not reach the product under test.
  const {
    DATABASE_URL: _url,
    FLORIN_DATA: _data,
    FLORIN_DEMO: _demo,
    PORT: _port,
    SMTP_URL: _smtp,
    MAIL_FROM: _from,
    NODE_ENV: _mode,
    VITEST: _vitest,
    ...others
  } = process.env
  const clean = Object.fromEntries(
    Object.entries(others).filter(([name]) => !/^(GOOGLE|FACEBOOK|LINKEDIN)_/.test(name)),
  )
  const child = spawn(command, args, { cwd, env: { ...clean, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const logs = process.env.FLORIN_TEST_LOGS
  const note = (chunk: Buffer): void => {
    text += chunk.toString()
    // Read when all tests are done: nothing personal may be in what the product says, whatever they made it do.
    if (logs) appendFileSync(join(logs, `${child.pid}.log`), chunk)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  // Its last words may still be on their way when it has ended: it is over once they are read.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => text, ended }
}

/** Starts the product and waits until it says where it is, and that it can be searched. */
export async function runFlorin(
  env: Record<string, string>,
  { command = process.execPath, args = PRODUCT, cwd = process.cwd() } = {},
): Promise<Running> {
  const { child, output, ended } = start(
    command,
    args,
    {
      PORT: '0',
      LOG_LEVEL: process.env.FLORIN_TEST_LOGS ? 'debug' : 'warn',
      FLORIN_PASSWORD_MEMORY: CHEAP_PASSWORDS,
      ...env,
    },
    cwd,
  )
  const address = await new Promise<string>((resolve, reject) => {
    const look = (): void => {
      const found = READY.exec(output())
      if (found) resolve(found[1]!)
    }
    child.stdout!.on('data', look)
    child.stderr!.on('data', look)
    child.once('close', (code) => reject(new Error(`ended with ${code} before it was ready:\n${output()}`)))
  })
  await Promise.race([untilReady(address), ended])
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM')
    return ended
  }
  return { process: child, address, output, stop }
}

/** Who searches before all jobs were read is told to come back: on a busy machine the many of the sample site take a while. */
export async function untilReady(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/v1/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for await (const _ of setInterval(100)) if (await isReady()) return
}

/** A port that nobody uses now: for a site that is told its own name before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the product where it is expected to end by itself. */
export async function runToEnd(env: Record<string, string>): Promise<Ended> {
  const { child, output, ended } = start(process.execPath, PRODUCT, { PORT: '0', ...env }, process.cwd())
  // One that starts after all must not outlive its test.
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const code = await ended
  clearTimeout(late)
  return { code, output: output() }
}
