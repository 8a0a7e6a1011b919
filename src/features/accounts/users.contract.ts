import * as z from 'zod'
import { endpoint, id, noInput } from '#platform/contract.ts'
import { line, phone, short, skills } from './account-fields.contract.ts'

// The id that it was read with; one without is new.
const numbered = { id: id.optional() }
const experience = z.strictObject({
  ...numbered,
  title: line(),
  company: line(),
  period: line(60),
  description: line(2_000).default(''),
})
const education = z.strictObject({ ...numbered, degree: line(), school: line(), year: line(20) })
const availabilities = ['open_to_opportunities', 'employed', 'not_available'] as const

const profileFields = z.strictObject({
  title: line(),
  bio: line(3_000),
  skills,
  experience: z.array(experience).max(50, { error: '50 expériences au plus.' }),
  education: z.array(education).max(50, { error: '50 formations au plus.' }),
  location: line(),
  availability: z.enum(availabilities, { error: 'Une disponibilité connue.' }),
})

export const user = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['candidate', 'recruiter', 'administrator']),
  profile: profileFields.extend({
    avatar: z.string().nullable(),
    experience: z.array(experience.extend({ id: z.int() })),
    education: z.array(education.extend({ id: z.int() })),
  }),
  created_at: z.string(),
  updated_at: z.string(),
})

export const readOwnProfile = endpoint({
  method: 'GET',
  path: '/v1/users/profile',
  access: 'member',
  summary: 'Son propre compte et son profil.',
  input: noInput,
  output: user,
})

export const updateOwnProfile = endpoint({
  method: 'PUT',
  path: '/v1/users/profile',
  access: 'member',
  summary: 'Change les champs donnés de son propre compte et de son profil.',
  input: z.object({
    name: short('Le nom est requis').optional(),
    phone: phone.nullable().optional(),
    profile: profileFields.partial().optional(),
  }),
  output: user,
})

export const readUser = endpoint({
  method: 'GET',
  path: '/v1/users/:id',
  access: 'member',
  summary: 'Un compte et son profil\u202f: le sien, ou n’importe lequel pour les administrateurs.',
  input: z.object({ id }),
  output: user,
})
