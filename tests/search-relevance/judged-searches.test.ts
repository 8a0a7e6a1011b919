import { expect, test } from 'vitest'
import { functions } from '#features/reference/server/data/functions.ts'
import { jobTitles } from '#features/reference/server/data/job-titles.ts'
import type { Rule } from './judged-search.ts'
import { judgedSearches } from './judged-searches.ts'

const searches = Object.values(judgedSearches).flat()

function rulesIn(rule: Rule): Rule[] {
  const within = 'all' in rule ? rule.all : 'any' in rule ? rule.any : []
  return [rule, ...within.flatMap(rulesIn)]
}

test('there are enough searches, as many in both halves, and none twice', () => {
  expect(searches.length).toBeGreaterThanOrEqual(150)
  expect(judgedSearches.tuning.length).toBe(judgedSearches['held-out'].length)
  expect(new Set(searches.map(({ query }) => query)).size).toBe(searches.length)
})

test('rules name trades and functions that exist', () => {
  const rules = searches.flatMap(({ right }) => rulesIn(right))
  const known = new Set([...jobTitles, ...functions].map(({ slug }) => slug))
  const named = rules.flatMap((rule) => ('trades' in rule ? rule.trades : 'functions' in rule ? rule.functions : []))
  expect(named.filter((slug) => !known.has(slug))).toEqual([])
})
