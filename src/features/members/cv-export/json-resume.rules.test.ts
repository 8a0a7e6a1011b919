import { expect, test } from 'vitest'
import { chosenProfile, differencesOf } from '../cv-text/differences.rules.ts'
import { fromJsonResume, jsonResume, toJsonResume } from './json-resume.rules.ts'
import { datesOf, periodOf } from './period.rules.ts'

const profile = {
  title: 'Analyste financière',
  bio: 'Cinq ans d’analyse crédit.',
  location: 'Paris 11e',
  skills: ['SQL', 'Bâle III'],
  experience: [
    {
      title: 'Analyste',
      company: 'Orsel & Associés',
      period: 'septembre 2022 – aujourd’hui',
      description: 'Notation.',
    },
    { title: 'Stagiaire', company: 'Hélianthe', period: '2019', description: '' },
  ],
  education: [{ degree: 'Master Finance', school: 'Université de Rennes', year: '2020' }],
  languages: ['Anglais, C1'],
}
const person = { name: 'Camille Aubry', email: 'camille@example.org', phone: '06 39 98 12 04', profile }
const empty = {
  ...person,
  phone: null,
  profile: { title: '', bio: '', location: '', skills: [], experience: [], education: [], languages: [] },
}
const findingsOf = (json: unknown) => {
  const read = fromJsonResume(json)
  if ('fault' in read) throw new Error(read.fault)
  return read.findings
}

test('a profile that was taken along says nothing new to itself, and all of it to an empty one', () => {
  const resume: unknown = JSON.parse(JSON.stringify(toJsonResume(person)))
  expect(jsonResume.parse(resume)).toEqual(resume)
  expect(differencesOf(findingsOf(resume), person)).toEqual([])
  const all = differencesOf(findingsOf(resume), empty)
  expect(all.every(({ sure }) => sure)).toBe(true)
  const { phone, profile: filled } = chosenProfile(empty, all.map(({ choice }) => choice).toReversed())
  expect({ phone, profile: filled }).toEqual({
    phone: person.phone,
    profile: { ...profile, skills: profile.skills.toReversed() },
  })
})

test('a wrong file is refused with the place of its fault', () => {
  const faults = [
    [{ work: [{}, { position: 12 }] }, '« work[1].position » : un texte est attendu.'],
    [
      { work: [{ startDate: 'hier' }] },
      '« work[0].startDate » : une date telle que 2024, 2024-03 ou 2024-03-31 est attendue.',
    ],
    [{ basics: { label: 'x'.repeat(121) } }, '« basics.label » : 120 caractères au plus.'],
    [{ skills: Array.from({ length: 51 }, () => ({ name: 'SQL' })) }, '« skills » : 50 éléments au plus.'],
    [{ education: 'HEC' }, '« education » : une liste est attendue.'],
    [[], 'un objet est attendu.'],
    [undefined, 'un objet est attendu.'],
  ] as const
  for (const [json, fault] of faults) {
    expect(fromJsonResume(json)).toEqual({
      fault: fault.replaceAll('« ', '«\u202f').replaceAll(' »', '\u202f»').replace(' :', '\u202f:'),
    })
  }
})

test('what a profile does not have is left alone', () => {
  const findings = findingsOf({
    basics: { label: 'Actuaire', image: 'x', profiles: [] },
    awards: [{}],
    skills: [{ name: 'Outils', keywords: ['R', 'SAS'] }],
  })
  expect(findings.title?.value).toBe('Actuaire')
  expect(findings.skills.map(({ value }) => value)).toEqual(['R', 'SAS'])
})

test('only what somebody chose is changed', () => {
  const findings = findingsOf({
    basics: { label: 'Directrice', phone: '+33 6 39 98 12 04' },
    skills: [{ name: 'sql' }, { name: 'VBA' }],
  })
  const differences = differencesOf(findings, person)
  expect(differences.map(({ choice }) => choice)).toEqual([
    { field: 'title', value: 'Directrice' },
    { field: 'skills', value: 'VBA' },
  ])
  expect(chosenProfile(person, [differences[1]!.choice])).toEqual({ profile: { skills: ['SQL', 'Bâle III', 'VBA'] } })
})

test('a time is written for people and for programs', () => {
  expect(datesOf('09/2018 - 12/2020')).toEqual({ startDate: '2018-09', endDate: '2020-12' })
  expect(datesOf('Depuis juillet 2021')).toEqual({ startDate: '2021-07' })
  expect(datesOf('Jan 2020 – Present')).toEqual({ startDate: '2020-01' })
  expect(datesOf('2019')).toEqual({ startDate: '2019', endDate: '2019' })
  expect(datesOf('un été')).toEqual({})
  expect(periodOf('2018-09', '2020-12')).toBe('septembre 2018 – décembre 2020')
  expect(periodOf('2019', '2019')).toBe('2019')
  expect(periodOf(undefined, undefined)).toBe('')
})
