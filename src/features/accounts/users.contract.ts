import * as z from 'zod'
import { educationLevels, MOST_YEARS, profileSectors } from '#features/members/profile.rules.ts'
import { endpoint, id, noInput, wireInt } from '#platform/contract.ts'
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

/** One of the words of a list, or none. */
const oneOf = (list: Record<string, string>, message: string) =>
  z.string().refine((word) => word === '' || Object.hasOwn(list, word), { error: message })
const years = `De 0 à ${MOST_YEARS} ans.`

const profileFields = z.strictObject({
  title: line(),
  bio: line(3_000),
  skills,
  experience: z.array(experience).max(50, { error: '50 expériences au plus.' }),
  education: z.array(education).max(50, { error: '50 formations au plus.' }),
  location: line(),
  availability: z.enum(availabilities, { error: 'Une disponibilité connue.' }),
  country: z.enum(['fr', 'be', 'lu', 'ch'], { error: 'Un pays de la liste.' }),
  company: line(),
  sector: oneOf(profileSectors, 'Un secteur de la liste.'),
  experience_years: wireInt(years).min(0, { error: years }).max(MOST_YEARS, { error: years }),
  education_level: oneOf(educationLevels, 'Un niveau de la liste.'),
  last_course: line(),
  school: line(),
  languages: skills,
})

export const user = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['candidate', 'recruiter', 'administrator']),
  profile: profileFields.extend({
    avatar: z.string().nullable(),
    experience_years: z.int(),
    experience: z.array(experience.extend({ id: z.int() })),
    education: z.array(education.extend({ id: z.int() })),
  }),
  /** One more with each change of the profile. */
  version: z.int(),
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
  summary:
    'Change les champs donnés de son propre compte et de son profil\u202f; avec version, seulement si rien n’a changé depuis.',
  input: z.object({
    name: short('Le nom est requis').optional(),
    first_name: short('Le prénom est requis').optional(),
    last_name: short('Le nom est requis').optional(),
    phone: phone.nullable().optional(),
    profile: profileFields.partial().optional(),
    /** The version that the change was made from; another one meanwhile, and nothing is changed. */
    version: id.optional(),
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
