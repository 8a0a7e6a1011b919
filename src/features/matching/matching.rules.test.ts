import { expect, test } from 'vitest'
import { standsIn } from '#search-engine/analysis/word-pairs.ts'
import type { MatchCriterion, MatchFacts, WantedPlace, Wishes } from './matching.rules.ts'
import { matchCriteria, matchSheet, mostPoints, skillWording, toldEnough, untoldOf } from './matching.rules.ts'

const lyon: WantedPlace = {
  name: 'Lyon',
  cities: [69],
  regions: [],
  countries: [],
  near: [69, 70],
  regionsOfCities: [84],
  within: [1],
}
const everything: Wishes = {
  functions: [{ id: 1, name: 'Contrôle de gestion' }],
  skills: ['Excel avancé', 'IFRS', 'Contrôle budgétaire'],
  place: lyon,
  contracts: [{ id: 1, name: 'CDI' }],
  salary: 45_000,
  experience: 5,
  sectors: [{ id: 3, name: 'Banque' }],
}
const nothing: Wishes = {
  functions: [],
  skills: [],
  place: null,
  contracts: [],
  salary: null,
  experience: null,
  sectors: [],
}
const job: MatchFacts = {
  function: { id: 1, name: 'Contrôle de gestion' },
  skills: ['Excel', 'IFRS 16', 'Contrôle budgétaire', 'SQL'],
  city: { id: 69, name: 'Lyon' },
  region: { id: 84, name: 'Auvergne-Rhône-Alpes' },
  countryId: 1,
  fullyRemote: false,
  contract: { id: 1, name: 'CDI' },
  salary: { min: 48_000, max: 55_000, period: 'an', currency: 'EUR' },
  yearlySalary: 55_000,
  experienceMin: 3,
  sector: { id: 3, name: 'Banque' },
}

/** Spaces as they are typed, so that the cases below can be read. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

function judge(criterion: MatchCriterion, said: Partial<MatchFacts>, wished: Partial<Wishes> = {}) {
  const { points } = matchSheet({ ...everything, ...wished }, { ...job, ...said }, standsIn)
  const { points: given, reason } = points.find((one) => one.criterion === criterion)!
  return [given, plain(reason)]
}

const unsaid = 'Non indiqué par l’offre : ne compte ni pour ni contre.'
const untold = 'Vous ne l’avez pas précisé : ne compte ni pour ni contre.'
const elsewhere = { city: { id: 75, name: 'Le Mans' }, region: { id: 52, name: 'Pays de la Loire' } }
const pay = (min: number | null, max: number | null, yearlySalary: number | null): Partial<MatchFacts> => ({
  salary: { min, max, period: 'an', currency: 'EUR' },
  yearlySalary,
})

test.each<[MatchCriterion, Partial<MatchFacts>, Partial<Wishes>, number | null, string]>([
  ['function', {}, {}, 25, 'Contrôle de gestion, votre métier.'],
  [
    'function',
    { function: { id: 2, name: 'Audit externe' } },
    {},
    0,
    'Audit externe ; votre métier est plutôt « Contrôle de gestion ».',
  ],
  ['function', {}, { functions: [] }, null, untold],
  ['skills', {}, {}, 15, '3 de vos compétences pour 4 demandées : Excel avancé, IFRS, Contrôle budgétaire.'],
  ['skills', { skills: ['Excel'] }, {}, 20, '1 de vos compétences pour 1 demandée : Excel avancé.'],
  // Two of the candidate's in one of the job's: not more than all of it.
  ['skills', { skills: ['Excel et IFRS'] }, {}, 20, '2 de vos compétences pour 1 demandée : Excel avancé, IFRS.'],
  // Its words stand there, but not together.
  [
    'skills',
    { skills: ['Contrôle de gestion', 'Suivi budgétaire'] },
    {},
    0,
    'Aucune de vos compétences parmi 2 demandées.',
  ],
  ['skills', { skills: [] }, {}, null, unsaid],
  ['skills', {}, { skills: [] }, null, untold],
  ['place', {}, {}, 20, 'À Lyon, où vous cherchez.'],
  [
    'place',
    {},
    { place: { ...lyon, cities: [], regions: [84], name: 'Rhône-Alpes' } },
    20,
    'À Lyon, où vous cherchez (Rhône-Alpes).',
  ],
  [
    'place',
    {},
    { place: { ...lyon, cities: [], countries: [1], name: 'France' } },
    20,
    'À Lyon, où vous cherchez (France).',
  ],
  ['place', { ...elsewhere, fullyRemote: true }, {}, 18, 'Télétravail total : d’où vous voulez.'],
  ['place', { ...elsewhere, fullyRemote: true, countryId: 2 }, {}, 0, 'Au Mans ; vous cherchez à Lyon.'],
  [
    'place',
    { city: { id: 70, name: 'Villeurbanne' } },
    {},
    16,
    'À Villeurbanne, à moins de 25 km de votre recherche (Lyon).',
  ],
  ['place', { city: { id: 71, name: 'Grenoble' } }, {}, 8, 'À Grenoble, dans la même région (Auvergne-Rhône-Alpes).'],
  ['place', elsewhere, {}, 0, 'Au Mans ; vous cherchez à Lyon.'],
  ['place', {}, { place: null }, null, untold],
  ['contract', {}, {}, 10, 'CDI, comme vous le souhaitez.'],
  ['contract', { contract: { id: 2, name: 'CDD' } }, {}, 0, 'CDD ; vous souhaitez un contrat CDI.'],
  ['contract', {}, { contracts: [] }, null, untold],
  ['salary', {}, {}, 10, '48–55 k€, vous demandez 45 k€.'],
  ['salary', pay(null, 45_000, 45_000), {}, 10, '45 k€, vous demandez 45 k€.'],
  ['salary', pay(38_000, 41_000, 41_000), {}, 5, '38–41 k€, vous demandez 45 k€.'],
  ['salary', pay(38_000, 40_000, 40_000), {}, 0, '38–40 k€, vous demandez 45 k€.'],
  [
    'salary',
    { salary: { min: 1_400, max: 1_400, period: 'mois', currency: 'EUR' }, yearlySalary: 16_800 },
    {},
    0,
    '1 400 €/mois, soit 16,8 k€ par an, vous demandez 45 k€.',
  ],
  ['salary', pay(null, null, null), {}, null, unsaid],
  ['salary', {}, { salary: null }, null, untold],
  ['experience', {}, {}, 10, '3 ans demandés au moins, vous en avez 5.'],
  ['experience', { experienceMin: 0 }, { experience: 30 }, 10, 'Débutants acceptés.'],
  ['experience', { experienceMin: 6 }, {}, 5, '6 ans demandés au moins, vous en avez 5.'],
  ['experience', { experienceMin: 7 }, {}, 0, '7 ans demandés au moins, vous en avez 5.'],
  ['experience', {}, { experience: null }, null, untold],
  ['sector', {}, {}, 5, 'Banque, que vous visez.'],
  ['sector', { sector: { id: 4, name: 'Assurance' } }, {}, 0, 'Assurance ; vous visez plutôt « Banque ».'],
  ['sector', {}, { sectors: [] }, null, untold],
])('%s: %j for %j', (criterion, said, wished, points, reason) => {
  expect(judge(criterion, said, wished)).toEqual([points, reason])
})

test('the total is out of a hundred over what both sides have said', () => {
  const totalOf = (wishes: Wishes, facts: MatchFacts): number | null => matchSheet(wishes, facts, standsIn).total
  expect(totalOf(everything, job)).toBe(95)
  expect(totalOf(everything, { ...job, skills: ['IFRS'] })).toBe(100)
  // Neither the skills nor the salary: 80 points are left, of which a wrong contract costs 10.
  const silent = { ...job, skills: [], ...pay(null, null, null) }
  expect(totalOf(everything, silent)).toBe(100)
  expect(totalOf(everything, { ...silent, contract: { id: 2, name: 'CDD' } })).toBe(86)
  expect(totalOf({ ...nothing, place: lyon }, { ...job, ...elsewhere })).toBe(0)
  expect(totalOf(nothing, job)).toBeNull()
})

test('a sheet names every criterion once, a hundred points in all, and what else is asked for', () => {
  const { points, missingSkills } = matchSheet(everything, job, standsIn)
  expect(points.map(({ criterion }) => criterion)).toEqual(matchCriteria)
  expect(Object.values(mostPoints).reduce((sum, most) => sum + most, 0)).toBe(100)
  expect(missingSkills).toEqual(['SQL'])
  expect(matchSheet(nothing, job, standsIn).missingSkills).toEqual([])
})

test('how well a skill is mastered is no part of it', () => {
  expect(
    ['Excel avancé', 'Anglais C1', 'Anglais courant', 'Notions de SQL', 'Avancé', 'C++'].map(skillWording),
  ).toEqual(['Excel', 'Anglais', 'Anglais', 'de SQL', 'Avancé', 'C++'])
})

test('jobs are proposed once something about the work is known, and something else', () => {
  expect(toldEnough(everything)).toBe(true)
  expect(toldEnough({ ...nothing, skills: ['IFRS'] })).toBe(false)
  expect(toldEnough({ ...nothing, skills: ['IFRS'], place: lyon })).toBe(true)
  expect(toldEnough({ ...everything, skills: [], functions: [] })).toBe(false)
  expect(untoldOf({ ...everything, place: null, salary: null })).toEqual(['place', 'salary'])
})
