// @module-tag long
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runToEnd } from './support/run-florin.ts'

// A small disk of its own needs the right to mount one: see vitest.config.ts.
test('a disk without space gives one sentence, before anything is written', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'florin-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk])
  try {
    const { code, output } = await runToEnd({ FLORIN_DATA: disk })
    expect(code).toBe(1)
    expect(output.split('\n').filter((line) => line.startsWith('florin: '))).toEqual([
      `florin: only 20 MB are free for the data folder ${disk}; free at least 300 MB and start again.`,
    ])
  } finally {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true, force: true })
  }
})
