import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Asker } from '../overload/turns.ts'
import { createTurns } from '../overload/turns.ts'
import type { PictureOrder, PictureResult } from './picture-order.ts'
import { STARTED } from './picture-order.ts'

/** A camera's picture has 12 million; whoever wrote a size into a file need not have drawn it. */
const MOST_PIXELS = 24_000_000
const WITHIN = 10_000
// Kilobytes of memory and seconds of processor time, held by the operating system, also when nobody watches any more. Half of
// the memory is address space that Node only reserves; 24 million pixels took 200 MB.
const MOST_MEMORY = 1024 * 1024
const MOST_SECONDS = 10
const LONGEST_ANSWER = 1_000

const worker = fileURLToPath(new URL('picture-worker.ts', import.meta.url))
// One at a time, a few in line, and each address's in turn. Shorter than what a quiet connection is given.
const turns = createTurns({ atOnce: 1, inLine: 12, patience: 10_000 })

/**
 * Draws a picture anew in three sizes, in a process of its own that has nothing of ours in it: a file that breaks its
 * decoder, or asks too much of it, ends that process and no other.
 */
export function encodePicture(order: Omit<PictureOrder, 'mostPixels'>, asker: Asker): Promise<PictureResult> {
  return turns.run(asker, () => runWorker({ ...order, mostPixels: MOST_PIXELS }))
}

function runWorker(order: PictureOrder): Promise<PictureResult> {
  const limits = `ulimit -d ${MOST_MEMORY} && ulimit -t ${MOST_SECONDS} && exec "$@"`
  const child = spawn('/bin/sh', ['-c', limits, 'sh', process.execPath, worker, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {},
  })
  const late = setTimeout(() => child.kill('SIGKILL'), WITHIN)
  const [answer, complaint] = [collected(child.stdout), collected(child.stderr)]
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(late)
      const [started, result] = answer().split('\n')
      if (started !== STARTED) return reject(new Error(`the worker of pictures does not start: ${complaint()}`))
      // Whatever ended it before it could answer, the picture asked for it.
      resolve(result ? (JSON.parse(result) as PictureResult) : { refused: 'files/unreadable' })
    })
  })
}

function collected(stream: Readable): () => string {
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(0, LONGEST_ANSWER)
  })
  return () => text
}
