const STEP = 100

/**
 * Answers at the end of a step of time only, refusals too: how long the work took, and so what it found, does not show.
 * For what takes much less than a step.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const took = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(took / STEP) * STEP - took))
  }
}
