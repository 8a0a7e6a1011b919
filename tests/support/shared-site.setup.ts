import type { TestProject } from 'vitest/node'
import { runFlorin } from './run-florin.ts'
import './shared-site.ts'
import { makePlace } from './test-database.ts'

/** Starts the one sample site that the tests of `sharedSite()` read. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await makePlace(project.getProvidedContext().templates.demo)
  const florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  project.provide('site', florin.address)
  return async () => {
    await florin.stop()
    await place.remove()
  }
}
