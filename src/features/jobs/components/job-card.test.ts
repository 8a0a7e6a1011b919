import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { drawStillWith } from '#ui/still.ts'
import type { FoundJob } from './job-card.tsx'
import { JobCard } from './job-card.tsx'

afterEach(() => drawStillWith(null))

const NOW = new Date('2026-11-18T12:00:00Z')
const JOB = {
  id: 7,
  slug: 'analyste-credit',
  title: 'Analyste crédit (H/F)',
  company_id: 3,
  company_name: 'Banque Valmont',
  logo: '/logos/3.svg',
  monogram: 'BV',
  city: 'Lyon',
  department: '69',
  region: 'Auvergne-Rhône-Alpes',
  contract_type: 'CDI',
  sector: 'Banque',
  subsector: null,
  experience_level: 'junior',
  company_rating: null,
  company_reviews_count: null,
  duration_months: null,
  remote: 'partial',
  salary: { min: 40_000, max: 50_000, period: 'year', currency: 'EUR' },
  premium: 0,
  created_at: '2026-11-17T12:00:00Z',
} as unknown as FoundJob

type Shown = Partial<Parameters<typeof JobCard>[0]> & { saved?: number[]; applied?: number[] }

function cardOf({ saved = [], applied = [], ...props }: Shown): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => createElement(JobCard, { job: JOB, now: NOW, ...props }) },
  ])
  return renderToString(createElement(Stub, { hydrationData: { loaderData: { root: { saved, applied } } } }))
}

test('a card that the server keeps shows each visitor and each moment what it would show anyway', () => {
  const extract = [{ text: 'crédit', match: true }]
  const shown: Shown[] = [
    {},
    { saved: [7] },
    { saved: [8] },
    { applied: [7] },
    { saved: [7], applied: [7] },
    { level: 2 },
    { current: true },
    { closed: true },
    { onOpen: () => undefined },
    { now: new Date('2026-11-19T12:00:00Z') },
    { now: new Date('2026-12-30T12:00:00Z') },
    { job: { ...JOB, premium: 1 } },
    { job: { ...JOB, title: 'Contrôleur de gestion' } },
    { job: { ...JOB, salary: { ...JOB.salary, min: null, max: null } } },
    { job: { ...JOB, highlight: { title: [], extract } } as unknown as FoundJob },
  ]
  const plain = shown.map(cardOf)
  // Otherwise the test would not see whose card it is.
  expect(new Set(plain).size).toBe(shown.length - 1)
  drawStillWith(renderToString)
  for (const _ of [1, 2]) expect(shown.map(cardOf)).toEqual(plain)
})
