import { Worker } from 'node:worker_threads'

export type ThreadBounds = {
  /** How long it may take, in milliseconds. */
  within: number
  /** How large its heap may grow, in megabytes, and what it unpacks into buffers. */
  megabytes: number
}

/** Buffers are no part of the heap that Node bounds: what they hold is asked for so often. */
const LOOKED_AT_EVERY = 50

/**
 * Asks a thread of its own one thing, and gives what it answers; nothing where it took too long, needed too much or broke. The
 * thread gets its question as `workerData`, nothing of the environment, and is always ended.
 */
export function askThread<Answer>(file: URL, question: unknown, bounds: ThreadBounds): Promise<Answer | null> {
  const worker = new Worker(file, {
    workerData: question,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  return new Promise((resolve) => {
    const end = (answer: Answer | null): void => {
      clearTimeout(late)
      clearInterval(looking)
      resolve(answer)
      void worker.terminate()
    }
    const late = setTimeout(() => end(null), bounds.within)
    const look = async (): Promise<void> => {
      const { external_memory: held } = await worker.getHeapStatistics()
      if (held > bounds.megabytes * 1024 * 1024) end(null)
    }
    // Whoever has ended, or has not begun, holds nothing.
    const looking = setInterval(() => void look().catch(() => undefined), LOOKED_AT_EVERY)
    worker.once('message', (answer: Answer) => end(answer))
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
