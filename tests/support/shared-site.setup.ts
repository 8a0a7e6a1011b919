import type { TestProject } from 'vitest/node'
import type { Place } from './test-database.ts'
import { makePlace } from './test-database.ts'
import type { Running } from './run-florin.ts'
import { freePort, runFlorin } from './run-florin.ts'
import './shared-site.ts'

/** Starts the one sample site that the tests of `sharedSite()` read, while other files run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort()
  const started = start(project.getProvidedContext().templates.demo, port)
  // Whoever waits for the site would not hear of it.
  started.catch((error: unknown) => console.error('the shared site does not start:', error))
  project.provide('site', `http://127.0.0.1:${port}`)
  return async () => {
    const { place, florin } = await started
    await florin.stop()
    await place.remove()
  }
}

async function start(demo: string, port: number): Promise<{ place: Place; florin: Running }> {
  const place = await makePlace(demo)
  const florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1', PORT: String(port) })
  return { place, florin }
}
