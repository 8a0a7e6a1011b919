import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILT, runFlorin } from './support/run-florin.ts'
import { newPlace } from './support/test-database.ts'

const FOLDER = join(BUILT, '..')

/** The built files that hold something of the sample data. */
async function withSample(): Promise<string[]> {
  const maps = (await readdir(FOLDER)).filter((name) => name.endsWith('.js.map'))
  const held = maps.map(async (name) => {
    const { sources } = JSON.parse(await readFile(join(FOLDER, name), 'utf8')) as { sources: string[] }
    return sources.some((source) => source.includes('src/demo/')) ? [basename(name, '.map')] : []
  })
  return (await Promise.all(held)).flat().toSorted()
}

/** The files of ours that a start of Florin has run, as Node tells when it ends. */
async function ranBy(env: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'florin-ran-'))
  try {
    const florin = await runFlorin({ ...env, NODE_V8_COVERAGE: folder })
    expect((await fetch(florin.address)).status).toBe(200)
    await florin.stop()
    const reports = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    const urls = reports.flatMap((text) =>
      (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url),
    )
    return urls.filter((url) => url.includes(`/${FOLDER}/`)).map((url) => basename(url))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a site without sample data runs nothing of it', async () => {
  const sample = await withSample()
  // What loads it, and what it says.
  expect(sample.length).toBeGreaterThan(1)
  const place = await newPlace('template')
  try {
    const ran = await ranBy({ ...place.env, FLORIN_DEMO: '0' })
    // The server itself is loaded while the process runs, as sample data would be.
    expect(ran.some((name) => name.startsWith('server-'))).toBe(true)
    expect(ran.filter((name) => sample.includes(name))).toEqual([])
  } finally {
    await place.remove()
  }
})
