import * as z from 'zod'
import type { CvProfile } from '../cv-text/differences.rules.ts'
import type { Findings, Found } from '../cv-text/findings.rules.ts'
import { passageOf } from '../cv-text/findings.rules.ts'
import { datesOf, periodOf } from './period.rules.ts'

// Version 1.0.0 of https://jsonresume.org/schema, as far as a profile has the same. What else a file says is left alone.
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const MOST = 50

const text = (most: number) =>
  z
    .string({ error: 'un texte est attendu' })
    .trim()
    .max(most, { error: `${most} caractères au plus` })
const date = z
  .string({ error: 'une date est attendue' })
  .regex(/^(?:(?:[12]\d{3})(?:-(?:0[1-9]|1[0-2]))?(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, {
    error: 'une date telle que 2024, 2024-03 ou 2024-03-31 est attendue',
  })
const listOf = <T extends z.ZodType>(one: T, most = MOST) =>
  z
    .array(one, { error: 'une liste est attendue' })
    .max(most, { error: `${most} éléments au plus` })
    .optional()
const objectOf = <T extends z.ZodRawShape>(shape: T) => z.object(shape, { error: 'un objet est attendu' })

export const jsonResume = objectOf({
  $schema: text(300).optional(),
  basics: objectOf({
    name: text(160).optional(),
    label: text(120).optional(),
    email: text(320).optional(),
    phone: text(30).optional(),
    summary: text(3_000).optional(),
    location: objectOf({ city: text(120).optional() }).optional(),
  }).optional(),
  work: listOf(
    objectOf({
      name: text(120).optional(),
      position: text(120).optional(),
      startDate: date.optional(),
      endDate: date.optional(),
      summary: text(2_000).optional(),
      highlights: listOf(text(500)),
    }),
  ),
  education: listOf(
    objectOf({
      institution: text(120).optional(),
      area: text(120).optional(),
      studyType: text(120).optional(),
      startDate: date.optional(),
      endDate: date.optional(),
    }),
  ),
  skills: listOf(objectOf({ name: text(60).optional(), keywords: listOf(text(60)) })),
  languages: listOf(objectOf({ language: text(60).optional(), fluency: text(60).optional() })),
  meta: objectOf({ version: text(20).optional() }).optional(),
})
export type JsonResume = z.output<typeof jsonResume>

const given = <T extends Record<string, unknown>>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  ) as T

/** A profile as JSON Resume, to take along. */
export function toJsonResume({ name, email, phone, profile }: CvProfile): JsonResume {
  return {
    $schema: SCHEMA,
    basics: given({
      name,
      label: profile.title,
      email,
      phone: phone ?? '',
      summary: profile.bio,
      ...(profile.location ? { location: { city: profile.location } } : {}),
    }),
    work: profile.experience.map(({ title, company, period, description }) =>
      given({ name: company, position: title, ...datesOf(period), summary: description ?? '' }),
    ),
    education: profile.education.map(({ degree, school, year }) => {
      const { endDate } = datesOf(year)
      return given({ institution: school, studyType: degree, ...(endDate ? { endDate } : {}) })
    }),
    skills: profile.skills.map((skill) => ({ name: skill })),
    languages: (profile.languages ?? []).map((spoken) => {
      const [language = '', fluency = ''] = spoken.split(/,\s(.+)/)
      return given({ language, fluency })
    }),
    meta: { version: 'v1.0.0' },
  }
}

/** Where the first fault of a file is, as one would write it: `work[2].position`. */
const pathOf = (path: PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`)).join('')

const found = <T>(value: T, passage: string): Found<T> => ({ value, passage: passageOf(passage), sure: true })
const textOrNone = (value: string | undefined): Found<string> | null => (value ? found(value, value) : null)

/** What a JSON Resume says, or what is wrong with it, in French. It is sure of all that it says. */
export function fromJsonResume(json: unknown): { findings: Findings } | { fault: string } {
  const read = jsonResume.safeParse(json)
  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    return { fault: path.length > 0 ? `«\u202f${pathOf(path)}\u202f»\u202f: ${message}.` : `${message}.` }
  }
  const { basics, work = [], education = [], skills = [], languages = [] } = read.data
  const named = skills.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : name ? [name] : []))
  return {
    findings: {
      title: textOrNone(basics?.label),
      phone: textOrNone(basics?.phone),
      location: textOrNone(basics?.location?.city),
      bio: textOrNone(basics?.summary),
      skills: named.slice(0, MOST).map((skill) => found(skill, skill)),
      experience: work.map(({ name = '', position = '', startDate, endDate, summary = '', highlights = [] }) => {
        const period = periodOf(startDate, endDate)
        const description = [summary, ...highlights].filter(Boolean).join('\n').slice(0, 2_000)
        return found(
          { title: position, company: name, period, description },
          [position, name, period].filter(Boolean).join(', '),
        )
      }),
      education: education.map(({ institution = '', area = '', studyType = '', startDate, endDate }) => {
        const degree = [studyType, area].filter(Boolean).join(' ').slice(0, 120)
        const year = (endDate || startDate || '').slice(0, 4)
        return found({ degree, school: institution, year }, [degree, institution, year].filter(Boolean).join(', '))
      }),
      languages: languages.flatMap(({ language, fluency = '' }) =>
        language ? [found({ name: language, level: fluency }, [language, fluency].filter(Boolean).join(', '))] : [],
      ),
    },
  }
}
