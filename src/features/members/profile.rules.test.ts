import { expect, test } from 'vitest'
import { completeness, educationLevels, labelIn } from './profile.rules.ts'

const nothing = {
  photo: false,
  title: '',
  presentation: '',
  location: '',
  skills: [],
  experience: [],
  education: [],
  languages: [],
  cvSaved: false,
}
const all = {
  photo: true,
  title: 'Analyste',
  presentation: 'Cinq ans de crédit.',
  location: 'Paris',
  skills: ['IFRS', 'SQL', 'Bâle III'],
  experience: [{}],
  education: [{}],
  languages: ['Anglais C1'],
  cvSaved: true,
}

test('a profile is complete at 100 %, and each step that is missing is worth what it takes away', () => {
  expect(completeness(nothing).percent).toBe(0)
  expect(completeness(all)).toEqual({ percent: 100, left: [] })
  for (const { step, worth } of completeness(nothing).left) {
    const key = step === 'cv' ? 'cvSaved' : step
    const { percent, left } = completeness({ ...all, [key]: nothing[key] })
    expect([percent, left]).toEqual([100 - worth, [{ step, worth }]])
  }
})

test('two skills are not enough', () => {
  expect(completeness({ ...all, skills: ['IFRS', 'SQL'] }).left).toEqual([{ step: 'skills', worth: 15 }])
})

test('a word that no list has is shown as it is', () => {
  expect(labelIn(educationLevels, 'bac+5')).toBe('Bac +5')
  expect(labelIn(educationLevels, 'constructor')).toBe('constructor')
})
