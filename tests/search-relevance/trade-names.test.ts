import { expect, test } from 'vitest'
import { functions } from '#features/reference/server/data/functions.ts'
import { functionNames } from '#features/reference/server/data/function-names.ts'
import { jobTitles } from '#features/reference/server/data/job-titles.ts'
import { tradeNames } from '#features/reference/server/data/trade-names.ts'
import { wordingsOfTrade } from '#features/reference/server/trade-names.service.ts'
import { fold } from '#platform/folding.ts'
import { SearchEngine } from '#search-engine/engine.ts'
import type { SearchDocument } from '#search-engine/schema.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { textsOfFunction, textsOfTrade } from '#features/jobs/server/job-words.ts'

const functionOf = (slug: string) => functions.findIndex((one) => one.slug === slug)

/** One job of each trade, called by the trade's name, with its skills. The date gives nobody an advantage. */
const documents = jobTitles.map((trade, id): SearchDocument => ({
  id,
  date: 0,
  texts: {
    title: `${trade.name} H/F`,
    trade: textsOfTrade(trade),
    function: textsOfFunction(functions[functionOf(trade.function)]!),
    skills: trade.skills,
    text: [...trade.missions, ...trade.requirements],
  },
  facets: { function: [functionOf(trade.function)] },
  numbers: {},
  names: {},
}))
const engine = new SearchEngine(jobCollection.schema)
engine.apply(documents.map((document) => ({ kind: 'put', document })))

/** The functions of the first jobs that a search finds, those of one score being told apart by nothing but their ids. */
function firstFunction(keywords: string): string | null {
  const { ids } = engine.search({ keywords, sort: { by: 'relevance' }, limit: 1 })
  return ids.length > 0 ? jobTitles[ids[0]!]!.function : null
}

test('every trade and every function has its entry, and no entry is of something else', () => {
  expect(Object.keys(tradeNames).toSorted()).toEqual(jobTitles.map(({ slug }) => slug).toSorted())
  expect(Object.keys(functionNames).toSorted()).toEqual(functions.map(({ slug }) => slug).toSorted())
  for (const [slug, { also, english, activities }] of Object.entries(tradeNames)) {
    expect(
      [also, english, activities].map((list) => list.length > 0),
      slug,
    ).toEqual([true, true, true])
  }
})

test('no name of one trade finds the jobs of another function first', () => {
  const owners = new Map<string, Set<string>>()
  for (const trade of jobTitles)
    for (const name of textsOfTrade(trade))
      owners.set(fold(name), (owners.get(fold(name)) ?? new Set()).add(trade.function))
  const strays = jobTitles.flatMap((trade) =>
    textsOfTrade(trade).flatMap((name) => {
      const found = firstFunction(name)
      return found !== null && owners.get(fold(name))!.has(found) ? [] : [`${name} (${trade.slug}): ${found}`]
    }),
  )
  expect([...new Set(strays)]).toEqual([])
})

/** Leaves out a letter in the middle of the longest word. */
function misspelt(name: string): string {
  const longest = name.split(/[ ’-]/).reduce((a, b) => (b.length > a.length ? b : a))
  const at = longest.length >> 1
  return name.replace(longest, longest.slice(0, at) + longest.slice(at + 1))
}

test('nor does one with a typo, in French or in English; hardly any is lost', () => {
  const typed = new Map<string, Set<string>>()
  for (const { slug, name, feminine, function: own } of jobTitles)
    for (const one of [name, feminine, ...tradeNames[slug]!.english])
      typed.set(misspelt(one), (typed.get(misspelt(one)) ?? new Set()).add(own))
  const lost: string[] = []
  const strays: string[] = []
  for (const [keywords, own] of typed) {
    const found = firstFunction(keywords)
    // Some misspellings are another word, or nearer to one: « lawer » is a form of « law ».
    if (found === null) lost.push(keywords)
    else if (!own.has(found)) strays.push(`${keywords}: ${found}`)
  }
  expect(strays).toEqual([])
  expect(lost.length / typed.size, lost.join(', ')).toBeLessThan(0.03)
})

test('each wording is written once, and none is the trade’s own name', () => {
  for (const { slug, name } of jobTitles) {
    const all = [name, ...wordingsOfTrade(slug)].map(fold)
    expect(
      all.filter((one, at) => all.indexOf(one) !== at && one !== fold(name)),
      slug,
    ).toEqual([])
  }
})
