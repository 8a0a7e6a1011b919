import { describe, expect, test } from 'vitest'
import { editDistance, typosAllowed } from './edit-distance.ts'
import { runsOf } from './expressions.ts'
import { parseKeywords } from './keywords.ts'
import type { Clause } from './keywords.ts'
import { tokenize } from './tokens.ts'
import { formOf } from './word-forms.ts'

const words = (text: string): string[] => tokenize(text).map(({ word }) => word)

describe('words of a text', () => {
  test.each([
    ['Contrôleur de gestion', ['controleur', 'gestion']],
    ['CŒUR, œuvre & Æther', ['coeur', 'oeuvre', 'aether']],
    ["l’audit d'entreprise, jusqu’à", ['audit', 'entreprise']],
    ['M&A, R&D et FP&A', ['m&a', 'r&d', 'fp&a']],
    ['M & A', ['m&a']],
    ['C++, C# et C', ['c++', 'c#', 'c']],
    ['V.I.E. à l’étranger', ['vie', 'etranger']],
    ['front-office / back_office', ['front', 'office', 'back', 'office']],
    ['IFRS 9, 2026', ['ifrs', '9', '2026']],
    ['les de la', []],
    ['E\u0301vry', ['evry']],
    ['', []],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected))

  test('say where they stand', () => {
    const text = 'Le « contrôle » d’Évry'
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(['contrôle', 'Évry'])
  })

  test('are never longer than the index can hold', () => {
    expect(words('x'.repeat(500))).toEqual(['x'.repeat(40)])
  })
})

describe('forms', () => {
  test.each([
    'auditeur auditrice auditeurs auditrices',
    'controleur controleuse controleurs controleuses',
    'directeur directrice',
    'conseiller conseillere conseillers conseilleres',
    'charge chargee charges chargees',
    'financier financiere financiers financieres',
    'comptable comptables comptabilite',
    'rigoureux rigoureuse rigoureuses',
    'enjeu enjeux',
    'conformite compliance',
    'risque risques risk',
    'fiscal fiscale fiscaux fiscalite',
    'stage stages stagiaire',
    'paie paies paye',
    '2 ii',
  ])('%s are one', (family) => {
    expect(new Set(family.split(' ').map(formOf)).size).toBe(1)
  })

  test.each([
    ['audit', 'auditeur'],
    ['banque', 'banquier'],
    ['gestion', 'gestionnaire'],
    ['directeur', 'direction'],
    ['rh', 'rhone'],
    ['paie', 'paiement'],
    ['finance', 'financement'],
    ['conseil', 'conseiller'],
    ['operation', 'operateur'],
    ['accountant', 'accounts'],
    ['office', 'officer'],
  ])('%s and %s stay apart', (one, other) => expect(formOf(one)).not.toBe(formOf(other)))
})

describe('expressions', () => {
  const wordings = (text: string): string[] => runsOf(text).map((run) => run.map(({ word }) => word).join(' '))

  test('each wording stands for the others, whatever the gender', () => {
    expect(wordings('Directrice administrative et financière')).toEqual([
      'directrice administrative financiere',
      'daf',
      'cfo',
      'chief financial officer',
    ])
    expect(wordings('DAF')).toContain('directeur administratif financier')
    expect(wordings('fusions-acquisitions')).toContain('m&a')
    expect(wordings('M & A')).toContain('fusions acquisitions')
  })

  test('an ambiguous short name is added to the long wording only', () => {
    expect(wordings('commissaire aux comptes')).toContain('cac')
    expect(wordings('CAC 40')).toEqual(['cac 40'])
    expect(wordings('assurance vie')).toEqual(['assurance vie'])
  })

  test('a wording is added once, and points at the expression it comes from', () => {
    const text = 'Un DAF, puis un autre DAF'
    const runs = runsOf(text)
    expect(runs).toHaveLength(4)
    expect(runs.slice(1).every((run) => run.every(({ start, end }) => text.slice(start, end) === 'DAF'))).toBe(true)
  })
})

describe('keywords', () => {
  const written = ({ words, phrase, prefix }: Clause): string => {
    const text = words.map(({ word }) => word).join(' ')
    return (phrase ? `"${text}"` : text) + (prefix ? '*' : '')
  }
  test.each([
    ['controleur gestoin', ['controleur', 'gestoin*'], []],
    [
      '"contrôleur de gestion" -stage -"audit interne" paris',
      ['"controleur gestion"', 'paris*'],
      ['"stage"', '"audit interne"'],
    ],
    ['M & A', ['m&a*'], []],
    ['fusions-acquisitions', ['fusions', 'acquisitions*'], []],
    ['« chargé d’affaires » -front-office', ['"charge affaires"'], ['"front office"']],
    ['paris -lyon', ['paris'], ['"lyon"']],
    ['“middle office” RH', ['"middle office"', 'rh'], []],
    ['"middle office', ['"middle office"'], []],
    ['contrôle - gestion', ['controle', 'gestion*'], []],
    ['-', [], []],
    ['""', [], []],
    ['les', [], []],
  ])('%s', (text, wanted, excluded) => {
    const parsed = parseKeywords(text)
    expect(parsed.wanted.map(written)).toEqual(wanted)
    expect(parsed.excluded.map(written)).toEqual(excluded)
  })

  test('are cut short where there is no end of them', () => {
    expect(parseKeywords('mot '.repeat(1_000)).wanted).toHaveLength(24)
  })
})

describe('typos', () => {
  test.each([
    ['gestoin', 'gestion', 1],
    ['controlur', 'controleur', 1],
    ['comptabel', 'comptable', 1],
    ['audit', 'audit', 0],
    ['abcd', 'badc', 2],
    ['ca', 'abc', 3],
    ['abcdef', 'uvwxyz', 3],
    ['', 'ab', 2],
  ])('%s and %s are %i apart, counted up to two', (a, b, expected) => {
    expect(editDistance(a, b, 2)).toBe(expected)
    expect(editDistance(b, a, 2)).toBe(expected)
  })

  test('are allowed by the length of a word, and never in codes', () => {
    expect(['tva', 'paie', 'gestion', 'controle', 'ifrs16', 'm&a'].map(typosAllowed)).toEqual([0, 1, 1, 2, 0, 0])
  })
})
