import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFlorin } from '../tests/support/run-florin.ts'

/** Measures a site that runs already, or else the built one on the sample data, which runs for as long as it is measured. */
export async function onSite(site: string | undefined, measure: (site: string) => Promise<void>): Promise<void> {
  if (site) return measure(site)
  const data = await mkdtemp(join(tmpdir(), 'florin-bench-'))
  try {
    const florin = await runFlorin({ FLORIN_DATA: data })
    await measure(florin.address).finally(florin.stop)
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
