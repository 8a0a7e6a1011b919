import { expect, test } from 'vitest'
import type { Choices, Part, Viewer } from './visibility.rules.ts'
import {
  conditions,
  finds,
  parts,
  seesPart,
  toggleDefaults,
  toggles,
  viewers,
  visibleProfile,
} from './visibility.rules.ts'

const all = Object.fromEntries(conditions.map((one) => [one, true])) as Choices
const open: Choices = { ...all, suspended: false }
const without = (...off: (keyof Choices)[]): Choices => ({
  ...open,
  ...Object.fromEntries(off.map((one) => [one, false])),
})
const finders = (member: Choices): Viewer[] => viewers.filter((viewer) => finds(viewer, member))
const seers = (part: Part, member: Choices): Viewer[] => viewers.filter((viewer) => seesPart(viewer, part, member))

test('who finds a member, choice by choice', () => {
  const everybody = viewers.filter((viewer) => viewer !== 'blocked')
  expect(finders(open)).toEqual(everybody)
  expect(finders(without('publicProfile'))).toEqual(everybody.filter((viewer) => viewer !== 'visitor'))
  const sought = ['recruiter', 'unlocked', 'applied', 'self', 'administrator']
  expect(finders(without('profileVisible'))).toEqual(sought)
  expect(finders(without('profileVisible', 'visibleToRecruiters'))).toEqual(['applied', 'self', 'administrator'])
  // « Visible aux recruteurs » counts only once the form of the CV has been saved.
  expect(finders(without('profileVisible', 'cvSaved'))).toEqual(['applied', 'self', 'administrator'])
  // For members alone: recruiters are none.
  expect(finders(without('publicProfile', 'visibleToRecruiters'))).toEqual([
    'member',
    'contact',
    'applied',
    'self',
    'administrator',
  ])
  expect(finders(all)).toEqual(['self', 'administrator'])
})

test('who sees which part, with its toggle and without', () => {
  const everybody = viewers.filter((viewer) => viewer !== 'blocked')
  const owners = ['self', 'administrator']
  const table: [Part, keyof Choices | null, string[], string[]][] = [
    ['identity', 'publicProfile', everybody, everybody.filter((one) => !['visitor', 'recruiter'].includes(one))],
    ['experience', 'showExperience', everybody, owners],
    ['education', 'showEducation', everybody, owners],
    ['skills', 'showSkills', everybody, owners],
    ['connections', 'showConnections', ['member', 'contact', ...owners], owners],
    ['activity', 'showActivity', ['member', 'contact', ...owners], owners],
    ['contact', 'showContactInfo', ['contact', 'unlocked', 'applied', ...owners], ['unlocked', 'applied', ...owners]],
    ['search', null, ['recruiter', 'unlocked', 'applied', ...owners], []],
    [
      'messages',
      'allowMessages',
      ['member', 'contact', 'recruiter', 'unlocked', 'applied', ...owners],
      ['contact', 'applied', ...owners],
    ],
  ]
  expect(table.map(([part]) => part)).toEqual(parts)
  for (const [part, toggle, on, off] of table) {
    expect(seers(part, open), part).toEqual(on)
    if (toggle) expect(seers(part, without(toggle)), part).toEqual(off)
  }
})

test('no part of a member is seen by those who do not find them', () => {
  for (const member of [without('profileVisible'), without('publicProfile'), all])
    for (const viewer of viewers.filter((one) => !finds(one, member))) {
      expect(visibleProfile(viewer, { ...member, id: 1, email: 'a' })).toBeNull()
      for (const part of parts) expect(seesPart(viewer, part, member), `${viewer} ${part}`).toBe(false)
    }
})

test('what is hidden is null, and what the table does not know is left out', () => {
  const member = { ...without('showSkills'), id: 7, skills: ['Bâle III'], email: 'a@b.c', secret: 'x', accountId: 9 }
  expect(visibleProfile('member', member)).toEqual({ id: 7, skills: null, email: null })
  expect(visibleProfile('self', member)).toEqual({ id: 7, skills: ['Bâle III'], email: 'a@b.c' })
})

test('all nine toggles are on at first, but for the public profile and the contact details', () => {
  expect(toggles).toHaveLength(9)
  expect(toggles.filter((toggle) => !toggleDefaults[toggle])).toEqual(['publicProfile', 'showContactInfo'])
})
