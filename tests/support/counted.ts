import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('run-counted.ts', import.meta.url))

/** How many blocks of code run, ours and the libraries’, for each text that a function is given. */
export function countBlocks(module: URL, name: string, texts: string[]): number[] {
  const input = JSON.stringify({ module: module.href, name, texts })
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as number[]
}
