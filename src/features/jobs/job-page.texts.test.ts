import { expect, test } from 'vitest'
import { jobTexts } from './job-page.texts.ts'

test('a salary is compared with jobs of about the same experience, and says which', () => {
  const job = { function: 'Audit', region: 'Bretagne', experience_level: 'senior' as const }
  const said = (level: 'senior' | null) =>
    jobTexts.market(job, { experience_level: level }, '12 offres').replace(/\u202f/g, ' ')
  expect(said('senior')).toBe('Comparé à 12 offres en ligne d’expérience voisine (4 à 8 ans) : « Audit », Bretagne')
  expect(said(null)).toBe(
    'Trop peu d’offres d’expérience voisine (4 à 8 ans) : comparé à 12 offres en ligne, toutes expériences confondues, « Audit », Bretagne',
  )
})
