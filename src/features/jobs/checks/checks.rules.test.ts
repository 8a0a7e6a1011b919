import { describe, expect, test } from 'vitest'
import { growthOf } from '../../../../tests/support/growth.ts'
import { type CheckedJob, checkedText, checkJob, mayBePublished } from './checks.rules.ts'
import { guiltySentences } from './guilty-sentences.factory.ts'
import { debatableSentences, innocentSentences } from './innocent-sentences.factory.ts'

const ordinary: CheckedJob = {
  title: 'Analyste crédit H/F',
  description:
    'La Banque des Salines finance les entreprises de l’Ouest depuis 1921. Vous rejoignez une équipe de huit personnes qui instruit les demandes de crédit, prépare les comités et suit les engagements. Le poste est créé pour accompagner la croissance du portefeuille.',
  missions: ['Analyser les comptes', 'Préparer les comités'],
  profile: ['Master en finance', 'Trois ans d’expérience'],
  benefits: ['Tickets restaurant'],
  salaryMin: 42_000,
  salaryMax: 50_000,
  salaryText: '',
  contractKind: 'emploi',
  skills: ['Analyse financière'],
}

const findingsIn = (sentence: string) => checkJob({ ...ordinary, description: `${ordinary.description}\n${sentence}` })

/** « Vous avez [moins de 35 ans]. » → the sentence, and the passage between its outer brackets. */
function marked(sentence: string) {
  const [from, to] = [sentence.indexOf('['), sentence.lastIndexOf(']')]
  return {
    text: sentence.slice(0, from) + sentence.slice(from + 1, to) + sentence.slice(to + 1),
    passage: sentence.slice(from + 1, to),
  }
}

test('an ordinary job has nothing against it', () => {
  expect(checkJob(ordinary)).toEqual([])
})

test.each(innocentSentences)('innocent: %s', (sentence) => {
  expect(findingsIn(sentence).map(({ code, passage }) => `${code}: ${passage.text}`)).toEqual([])
})

describe.each(Object.entries(guiltySentences))('%s', (code, sentences) => {
  test.each(sentences)('stops: %s', (sentence) => {
    const { text, passage } = marked(sentence)
    const found = findingsIn(text)
    expect(found.map((each) => [each.severity, each.code, each.passage.text])).toContainEqual(['stop', code, passage])
    expect(mayBePublished(found)).toBe(false)
  })
})

test.each(debatableSentences)('tells, without refusing: %s', (sentence, code) => {
  const { text, passage } = marked(sentence)
  const found = findingsIn(text)
  expect(found.map((each) => [each.severity, each.code, each.passage.text])).toEqual([['warn', code, passage]])
  expect(mayBePublished(found)).toBe(true)
})

test('at least half of the sentences that are tried are innocent ones', () => {
  const guilty = Object.values(guiltySentences).flat().length + debatableSentences.length
  expect(innocentSentences.length).toBeGreaterThanOrEqual(guilty)
  expect(innocentSentences.length + guilty).toBeGreaterThan(200)
})

test('every field is read, and a passage says where it stands in it', () => {
  const job: CheckedJob = {
    ...ordinary,
    title: 'Hôtesse H/F, moins de 30 ans',
    missions: ['Accueillir', 'Écrire à l’adresse cœur@banque.fr'],
    profile: ['Célibataire'],
    benefits: ['Ambiance', 'Réglez par mandat cash'],
    salaryText: 'selon profil, 06 12 34 56 78',
    skills: ['Excel', 'Belle présentation'],
  }
  const found = checkJob(job)
  expect(found.map(({ field, passage }) => [field, passage.text])).toEqual([
    ['title', 'moins de 30 ans'],
    ['missions', 'cœur@banque.fr'],
    ['profile', 'Célibataire'],
    ['benefits', 'mandat cash'],
    ['salaryText', '06 12 34 56 78'],
    ['skills', 'Belle présentation'],
  ])
  for (const { field, passage } of found)
    expect(checkedText(job, field as 'title').slice(passage.start, passage.end)).toBe(passage.text)
})

test('a job that is nothing but faults gets a list that can be read, with what refuses it', () => {
  const found = findingsIn(`${'Jeune diplômé. '.repeat(500)} Célibataire.`)
  expect(found).toHaveLength(100)
  expect(found[0]).toMatchObject({ severity: 'stop', code: 'discrimination/famille' })
})

test('every finding says why in French, and ends its sentence', () => {
  for (const sentence of Object.values(guiltySentences).flat())
    for (const { reason } of findingsIn(marked(sentence).text)) expect(reason).toMatch(/^\p{Lu}|^«.*\.$/u)
})

describe('what is missing is asked for, not forced', () => {
  const codes = (change: Partial<CheckedJob>) =>
    checkJob({ ...ordinary, ...change }).map(({ severity, code }) => `${severity} ${code}`)

  test('the salary', () => {
    expect(codes({ salaryMin: null, salaryMax: null })).toEqual(['warn salaire/absent'])
    expect(codes({ salaryMin: null, salaryMax: null, salaryText: 'selon profil' })).toEqual(['warn salaire/absent'])
    expect(codes({ salaryMin: null, salaryMax: null, salaryText: '42 à 50 k€' })).toEqual([])
    expect(codes({ salaryMin: null })).toEqual([])
  })

  test('texts that are too short', () => {
    expect(codes({ description: 'Un poste.' })).toEqual(['warn texte/court'])
    expect(codes({ missions: [], profile: [' '] })).toEqual(['warn texte/court', 'warn texte/court'])
    expect(codes({ title: 'H/F' })).toEqual(['warn titre/court'])
  })

  test.each([
    'Comptable H/F',
    'Comptable (F/H)',
    'Comptable h/f/x',
    'Auditeur interne M/F',
    'Accountant (m/w/d)',
    'Chargé(e) de clientèle',
    'Chargé·e de conformité',
    'Conseiller/ère en patrimoine',
    'Directeur ou directrice d’agence',
    'Conseiller / Conseillère clientèle',
    'Gestionnaire – homme ou femme',
    'Actuaire (tous genres)',
    'Comptable H / F – Lyon',
  ])('a title for everybody: %s', (title) => {
    expect(codes({ title })).toEqual([])
  })

  test.each([
    ['Analyste crédit', 'Analyste crédit (H/F)'],
    ['Directeur M&A', 'Directeur M&A (H/F)'],
    ['Contrôleur de gestion – Lyon ', 'Contrôleur de gestion – Lyon (H/F)'],
    ['Comptable fournisseurs / clients', 'Comptable fournisseurs / clients (H/F)'],
  ])('a title for one: %s', (title, suggestion) => {
    expect(checkJob({ ...ordinary, title })).toMatchObject([{ code: 'titre/hf', severity: 'warn', suggestion }])
  })

  test('a title in capitals', () => {
    expect(checkJob({ ...ordinary, title: 'CHARGÉ DE CONFORMITÉ LCB-FT H/F' })).toMatchObject([
      { code: 'titre/majuscules', suggestion: 'Chargé de conformité LCB-FT H/F' },
    ])
    expect(codes({ title: 'DAF FP&A EMEA H/F' })).toEqual([])
  })
})

describe('the cost grows with the length of the texts, and no faster', () => {
  const costliest = [
    'a',
    '0',
    '06 ',
    '@',
    'a@',
    'a.',
    'vous etes ',
    'moins de ',
    'frais de dossier ',
    'envoyez votre ',
    'residence a ',
    '\u00a0',
    'é\u0301',
    'célibataire ',
    'zéro six ',
    '(at) ',
    'recevoir des fonds sur ',
    'contactez nous ',
  ]
  test.each(costliest)('%j', (piece) => {
    const short = piece.repeat(Math.ceil(2_500 / piece.length))
    expect(growthOf((description) => checkJob({ ...ordinary, description }), short)).toBeLessThan(40)
  })
})
