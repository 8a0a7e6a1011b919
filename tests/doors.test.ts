import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Import = { from: string; to: string; whenRun: boolean }

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|factory)\.tsx?$/.test(file))
/** What each file imports of ours: before it runs, or while it does. */
const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/(\bfrom|^import|\bimport\() ?'([.#][^']+)'/gm)].map(([, how, named]) => ({
    from,
    to: named!.startsWith('#') ? named!.replace('#', 'src/') : join(from, '..', named!),
    whenRun: how === 'import(',
  })),
)
/** `src/features/jobs`, `src/app`, `src/demo`. */
const roomOf = (file: string): string => /^src\/(features\/)?[^/]+/.exec(file)![0]

test('a use case is called .service.ts where others call it, and only there', () => {
  const doors = sources.filter((file) => file.startsWith('src/features/') && file.endsWith('.service.ts'))
  expect(doors.length).toBeGreaterThan(50)
  const entered = new Set(imports.filter(({ from, to }) => roomOf(from) !== roomOf(to)).map(({ to }) => to))
  expect(doors.filter((door) => !entered.has(door))).toEqual([])
})

test('sample data is imported by nothing but itself, and loaded by one line that asks whether it is wanted', () => {
  const ofSample = imports.filter(({ from, to }) => to.startsWith('src/demo/') && !from.startsWith('src/demo/'))
  expect(ofSample).toEqual([{ from: 'src/app/server.ts', to: 'src/demo/load-demo.ts', whenRun: true }])
  expect(readFileSync('src/app/server.ts', 'utf8')).toContain("if (config.demo) await import('#demo/load-demo.ts')")
})
