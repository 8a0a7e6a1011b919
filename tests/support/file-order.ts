import { readFileSync } from 'node:fs'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** What a test file stands on, told by the helpers it imports. */
export type Ground = 'without database' | 'database' | 'sample site' | 'shared site'

export function groundOf(file: string): Ground {
  const text = readFileSync(file, 'utf8')
  if (text.includes("newPlace('demo')")) return 'sample site'
  if (text.includes('/support/shared-site.ts')) return 'shared site'
  return /\/support\/(test-database|run-florin|postgres)\.ts/.test(text) ? 'database' : 'without database'
}

// On PostgreSQL the sample site is there from the beginning, and its files are the ones that wait most: others go on beside
// them. The embedded one is made meanwhile, and its files come when it is there.
const ORDER: Ground[] = process.env.FLORIN_TEST_POSTGRES
  ? ['sample site', 'database', 'without database']
  : ['database', 'sample site', 'shared site', 'without database']

/** Within each of them as Vitest does it: those that failed or took longest first, else the largest. */
export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = new Map(files.map((file) => [file, ORDER.indexOf(groundOf(file.moduleId))]))
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest, which returns another list
    const asUsual = await super.sort(files)
    return asUsual.toSorted((a, b) => place.get(a)! - place.get(b)!)
  }
}
