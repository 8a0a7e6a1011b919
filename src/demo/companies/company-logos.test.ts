import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoCompanies } from './companies.ts'
import { logoOf } from './company-logos.ts'

test('forty sample companies have a mark, each its own small file, and no file is without a company', () => {
  const paths = demoCompanies.flatMap(({ name }) => logoOf(name) ?? [])
  expect(paths).toHaveLength(40)
  expect(paths.toSorted()).toEqual(readdirSync('public/marques').map((file) => `/marques/${file}`))
  for (const path of paths) {
    const drawing = readFileSync(`public${path}`, 'utf8')
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 48 48">/)
    expect(drawing).not.toMatch(/<script|href|<text|<image/)
    expect(drawing.length, path).toBeLessThan(500)
  }
})
