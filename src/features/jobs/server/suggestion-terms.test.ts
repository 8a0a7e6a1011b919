import { expect, test } from 'vitest'
import { fold } from '#platform/folding.ts'
import { completing, term } from './suggestion-terms.ts'

const terms = [
  term('metier', 'Contrôleur de gestion', 5, ['Contrôleuse de gestion', 'business controller']),
  term('metier', 'Credit manager', 90, ['credit controller', 'gestionnaire du poste clients']),
  term('metier', 'Analyste risques de marché', 80, ['contrôleur des risques', 'gestionnaire des risques']),
  term('metier', 'Gestionnaire de paie', 70),
  term('competence', 'Contrôle de gestion', 60),
]
const completed = (typed: string) => completing(terms, fold(typed)).map(({ label }) => label)

test('words that only different names of a trade begin with do not make it a completion', () => {
  expect(completed('contrôleur gestion')).toEqual(['Contrôleur de gestion'])
  expect(completed('controller gestion')).not.toContain('Credit manager')
  expect(completed('gestionnaire ri')).toEqual(['Analyste risques de marché'])
})

test('a typo is corrected to what is closest, and nothing else is offered', () => {
  expect(completed('controleur gestoin')).toEqual(['Contrôleur de gestion'])
  expect(completed('contorleuse gestoin')).toEqual(['Contrôleur de gestion'])
  expect(completed('contrle gest')).toEqual(['Contrôle de gestion', 'Contrôleur de gestion'])
  expect(completed('xontroleur')).toEqual([])
})
