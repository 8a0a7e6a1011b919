import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { id, idList } from './contract.ts'
import { faultsOf } from './faults.ts'
import { inputOf } from './form-input.ts'
import { typedIn } from './forms.ts'

const formOf = (fields: [string, string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const experience = z.object({
  title: z.string().min(1, { error: 'Le poste est requis' }),
  from: z.coerce.number<string | number>().int().optional(),
  current: z.boolean(),
  skills: z.array(z.string()).default([]),
})

const profile = z.object({
  name: z.string(),
  phone: z.string().trim().optional(),
  kind: z.enum(['junior', 'senior']).optional(),
  company: id.optional(),
  ids: idList,
  wanted: z.boolean(),
  told: z.boolean().optional(),
  languages: z.array(z.object({ name: z.string(), level: z.string().default('B1') })).default([]),
  experiences: z.array(experience),
  place: z.object({ city: z.string() }).optional(),
})

describe('a form is read as the endpoint means it', () => {
  test('an empty one says nothing, but for what must be said', () => {
    expect(inputOf(profile, formOf([]))).toEqual({ name: '', wanted: false, experiences: [] })
  })

  test('texts stay as they are typed; an empty choice or number is none', () => {
    const form = formOf([
      ['name', ' Ada '],
      ['phone', ''],
      ['kind', ''],
      ['company', ''],
      ['ids', '3'],
      ['ids', '4'],
    ])
    expect(inputOf(profile, form)).toEqual({
      name: ' Ada ',
      phone: '',
      ids: ['3', '4'],
      wanted: false,
      experiences: [],
    })
  })

  test('a ticked box is yes, one that is not sent is no or nothing, and a form can say no', () => {
    const read = (fields: [string, string][]) => {
      const { wanted, told } = inputOf(profile, formOf(fields))
      return { wanted, told }
    }
    expect(read([['wanted', 'oui']])).toEqual({ wanted: true, told: undefined })
    expect(read([['told', 'non']])).toEqual({ wanted: false, told: false })
  })

  test('lists of things keep their order, whatever was taken out between them', () => {
    const form = formOf([
      ['experiences.10.title', 'Troisième'],
      ['experiences.0.title', 'Première'],
      ['experiences.0.current', 'oui'],
      ['experiences.0.skills', 'IFRS'],
      ['experiences.0.skills', 'Excel'],
      ['experiences.2.title', 'Deuxième'],
      ['experiences.2.from', '2019'],
      ['experiences.x.title', 'nulle part'],
      ['languages.0.name', 'anglais'],
      ['place.city', 'Lyon'],
    ])
    expect(inputOf(profile, form)).toMatchObject({
      experiences: [
        { title: 'Première', current: true, skills: ['IFRS', 'Excel'] },
        { title: 'Deuxième', current: false, from: '2019' },
        { title: 'Troisième', current: false },
      ],
      languages: [{ name: 'anglais' }],
      place: { city: 'Lyon' },
    })
  })

  test('a list that is there and empty is empty, not missing', () => {
    expect(inputOf(profile, formOf([['languages', '']]))).toMatchObject({ languages: [] })
  })

  test('what is not in the schema is not read, names of objects’ own included', () => {
    const form = formOf([
      ['__proto__', 'x'],
      ['constructor', 'x'],
      ['faire', 'x'],
    ])
    expect(Object.keys(inputOf(profile, form))).toEqual(['name', 'wanted', 'experiences'])
  })
})

test('a fault in a list of things says which one; in a list of words it is the list’s', () => {
  const judged = z
    .object({ experiences: z.array(experience), words: z.array(z.string().min(2, { error: 'Trop court' })) })
    .safeParse({
      experiences: [
        { title: 'a', current: false },
        { title: '', current: false },
      ],
      words: ['aa', 'b'],
    })
  expect(faultsOf(judged.error!)).toEqual({ 'experiences.1.title': 'Le poste est requis', words: 'Trop court' })
})

test('what was typed comes back, passwords never, nor what is called as objects call their own', () => {
  const form = formOf([
    ['email', 'a@example.org'],
    ['password', 'secret'],
    ['confirmPassword', 'secret'],
    ['currentPassword', 'secret'],
    ['skills', 'IFRS'],
    ['skills', 'Excel'],
    ['constructor', 'x'],
    ['__proto__', 'x'],
  ])
  expect(typedIn(form)).toEqual({ email: ['a@example.org'], skills: ['IFRS', 'Excel'] })
})
