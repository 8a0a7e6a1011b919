import { Worker } from 'node:worker_threads'

export type ThreadBounds = {
  /** How long it may take, in milliseconds. */
  within: number
  /** How large its heap may grow, in megabytes. What it unpacks into buffers is for the thread itself to bound. */
  megabytes: number
}

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
      resolve(answer)
      void worker.terminate()
    }
    const late = setTimeout(() => end(null), bounds.within)
    worker.once('message', (answer: Answer) => end(answer))
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
