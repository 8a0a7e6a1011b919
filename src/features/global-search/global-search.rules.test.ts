import { expect, test } from 'vitest'
import { correctionsSaid } from './global-search.rules.ts'

const jobs = { type: 'jobs', word: 'gestoin', correction: 'gestion' } as const
const companies = { ...jobs, type: 'companies' } as const

test('what jobs and companies corrected alike is said once, the rest of each apart', () => {
  const said = (...corrections: Parameters<typeof correctionsSaid>[0]) =>
    correctionsSaid(corrections).map(({ types, words }) => [types, words.map(({ correction }) => correction)])
  expect(said()).toEqual([])
  expect(said(companies)).toEqual([[['companies'], ['gestion']]])
  expect(said(jobs, companies)).toEqual([[['jobs', 'companies'], ['gestion']]])
  expect(said(jobs, { ...companies, correction: 'gestions' })).toEqual([
    [['jobs'], ['gestion']],
    [['companies'], ['gestions']],
  ])
})
