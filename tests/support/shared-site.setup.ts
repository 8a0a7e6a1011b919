import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { Place } from './test-database.ts'
import { makePlace } from './test-database.ts'
import type { Running } from './run-florin.ts'
import { runFlorin } from './run-florin.ts'
import './shared-site.ts'

/** The first file of `sharedSite()` that asks for it has the site started; the others are told where it is. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof start> | undefined
  const asked = createServer((_request, response) => {
    started ??= start(project.getProvidedContext().templates.demo)
    started.then(
      ({ florin }) => response.end(florin.address),
      (error: unknown) => response.writeHead(500).end(`the shared site does not start: ${String(error)}`),
    )
  }).listen(0, '127.0.0.1')
  await once(asked, 'listening')
  project.provide('sharedSite', `http://127.0.0.1:${(asked.address() as AddressInfo).port}`)
  return async () => {
    asked.close()
    asked.closeAllConnections()
    const site = await started?.catch(() => undefined)
    await site?.florin.stop()
    await site?.place.remove()
  }
}

async function start(demo: string): Promise<{ place: Place; florin: Running }> {
  const place = await makePlace(demo)
  const florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  return { place, florin }
}
