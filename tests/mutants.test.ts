import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Mutant } from './mutants/mutant.ts'

const lists = await Promise.all(
  globSync('tests/mutants/*.mutants.ts').map(
    async (file) => ((await import(resolve(file))) as { mutants: Mutant[] }).mutants,
  ),
)
const mutants = lists.flat()

test('there are sixty faults to put in or more, each told apart by its name', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60)
  expect(new Set(mutants.map(({ fault }) => fault)).size).toBe(mutants.length)
})

test('each fault still has its place and its test', () => {
  const lost = mutants.filter(
    ({ file, from, test: path }) =>
      !existsSync(file) || readFileSync(file, 'utf8').split(from).length !== 2 || !existsSync(path),
  )
  expect(lost.map(({ fault, file }) => `${file}: ${fault}`)).toEqual([])
})
