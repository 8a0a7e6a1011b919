import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PERSONAL: [string, RegExp][] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi],
  ['a password', /Florin-2026!|Nénuphar-42|currentPassword|"password"/g],
  ['a token', /(?<![\w-/.])[\w-]{43}(?![\w-/.])/g],
  ['a phone number', /(?<![\w.-])(\+33|0)[1-9]([ .-]?\d{2}){4}(?![\w.-])/g],
  ['a secret link', /cle=[\w-]{20,}/g],
]

/** What of people is in a text that must hold nothing of them. */
export const personalIn = (text: string): string[] =>
  PERSONAL.flatMap(([what, pattern]) => [...text.matchAll(pattern)].map(([found]) => `${what}: ${found}`))

/** Keeps what every product started by the tests says, and reads it when they are done. */
export async function collectLogs(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'florin-logs-'))
  process.env.FLORIN_TEST_LOGS = folder
  return async () => {
    const found = new Set<string>()
    for (const name of await readdir(folder)) {
      for (const line of personalIn(await readFile(join(folder, name), 'utf8'))) found.add(line)
    }
    await rm(folder, { recursive: true, force: true })
    if (found.size > 0) throw new Error(`the logs of this run hold ${[...found].slice(0, 20).join('; ')}`)
  }
}
