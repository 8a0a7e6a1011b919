import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createTurns } from '../overload/turns.ts'
import type { FileRefusal } from '../../files.ts'

export type PictureOrder = {
  input: string
  outputs: { path: string; side: number }[]
  fit: 'cover' | 'inside'
  mostPixels: number
}
export type PictureResult = { done: true } | { refused: FileRefusal }

/** A camera's picture has 12 million; whoever wrote a size into a file need not have drawn it. */
const MOST_PIXELS = 24_000_000
const WITHIN = 10_000
// Kilobytes of data and seconds of processor time, held by the operating system, also when nobody watches any more.
const MOST_MEMORY = 768 * 1024
const MOST_SECONDS = 10
const LONGEST_ANSWER = 1_000

const worker = fileURLToPath(new URL('picture-worker.ts', import.meta.url))
// One at a time, a few in line, and each account's in turn. Shorter than what a quiet connection is given.
const turns = createTurns({ atOnce: 1, inLine: 12, patience: 10_000 })

/**
 * Draws a picture anew in three sizes, in a process of its own that has nothing of ours in it: a file that breaks its
 * decoder, or asks too much of it, ends that process and no other.
 */
export function encodePicture(
  order: Omit<PictureOrder, 'mostPixels'>,
  asker: { who: string; gone: AbortSignal },
): Promise<PictureResult> {
  return turns.run(asker, () => runWorker({ ...order, mostPixels: MOST_PIXELS }))
}

function runWorker(order: PictureOrder): Promise<PictureResult> {
  const limits = `ulimit -d ${MOST_MEMORY} && ulimit -t ${MOST_SECONDS} && exec "$@"`
  const child = spawn('/bin/sh', ['-c', limits, 'sh', process.execPath, worker, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {},
  })
  const late = setTimeout(() => child.kill('SIGKILL'), WITHIN)
  let answer = ''
  child.stdout.on('data', (chunk: Buffer) => {
    answer = (answer + chunk.toString()).slice(0, LONGEST_ANSWER)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(late)
      resolve(code === 0 ? (JSON.parse(answer) as PictureResult) : { refused: 'files/unreadable' })
    })
  })
}
