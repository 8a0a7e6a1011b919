import * as z from 'zod'
import { fold } from '#platform/folding.ts'
import type { Findings } from './findings.rules.ts'

type Entry = { id?: number | undefined }
type Experience = Entry & { title: string; company: string; period: string; description?: string | undefined }
type Education = Entry & { degree: string; school: string; year: string }

/** What a profile says, as far as a CV says it too. */
export type CvProfile = {
  name: string
  email: string
  phone: string | null
  profile: {
    title: string
    bio: string
    location: string
    skills: string[]
    experience: Experience[]
    education: Education[]
    languages?: string[] | undefined
  }
}

const text = (most: number) => z.string().max(most)

/** One thing that may be added to a profile, or take the place of what is there. */
export const choice = z.discriminatedUnion('field', [
  z.object({ field: z.enum(['title', 'location']), value: text(120) }),
  z.object({ field: z.literal('phone'), value: text(30) }),
  z.object({ field: z.literal('bio'), value: text(3_000) }),
  z.object({ field: z.enum(['skills', 'languages']), value: text(60) }),
  z.object({
    field: z.literal('experience'),
    value: z.object({ title: text(120), company: text(120), period: text(60), description: text(2_000) }),
  }),
  z.object({
    field: z.literal('education'),
    value: z.object({ degree: text(120), school: text(120), year: text(20) }),
  }),
])
export type Choice = z.output<typeof choice>

/** It with what is there now, the passage it was read from, and whether it is sure. */
export const difference = z.object({
  choice,
  found: z.string(),
  current: z.string(),
  passage: z.string(),
  sure: z.boolean(),
})
export type Difference = z.output<typeof difference>

const PHONE_DIGITS = 9
const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
const yearIn = (period: string): string | undefined => /\d{4}/.exec(period)?.[0]
const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ')

/** Where a CV says something that the profile does not. What both say is no difference, however it is written. */
export function differencesOf(found: Findings, { phone, profile }: CvProfile): Difference[] {
  const list: Difference[] = []
  const add = (
    choice: Choice,
    shown: string,
    current: string,
    { passage, sure }: { passage: string; sure: boolean },
  ): void => {
    if (shown.trim() !== '') list.push({ choice, found: shown, current, passage, sure })
  }
  for (const field of ['title', 'location'] as const) {
    const one = found[field]
    const current = profile[field]
    // « Paris » is no news to « Paris 11e ».
    if (one && !` ${fold(current)} `.startsWith(` ${fold(one.value)} `))
      add({ field, value: one.value.slice(0, 120) }, one.value, current, one)
  }
  if (found.phone && digits(found.phone.value) !== digits(phone ?? ''))
    add({ field: 'phone', value: found.phone.value.slice(0, 30) }, found.phone.value, phone ?? '', found.phone)
  if (found.bio && fold(found.bio.value) !== fold(profile.bio))
    add({ field: 'bio', value: found.bio.value.slice(0, 3_000) }, found.bio.value, profile.bio, {
      ...found.bio,
      sure: found.bio.sure && profile.bio === '',
    })
  for (const one of found.experience) {
    const { title, company, period } = one.value
    const same = profile.experience.filter((known) => fold(known.company) === fold(company))
    if (
      same.some(
        (known) => fold(known.title) === fold(title) || (yearIn(known.period) === yearIn(period) && period !== ''),
      )
    )
      continue
    add({ field: 'experience', value: one.value }, joined(title, company, period), '', one)
  }
  for (const one of found.education) {
    const { degree, school, year } = one.value
    if (
      profile.education.some(
        (known) => fold(known.school) === fold(school) && (fold(known.degree) === fold(degree) || known.year === year),
      )
    )
      continue
    add({ field: 'education', value: one.value }, joined(degree, school, year), '', one)
  }
  const skills = new Set(profile.skills.map(fold))
  for (const one of found.skills) {
    if (!skills.has(fold(one.value))) add({ field: 'skills', value: one.value.slice(0, 60) }, one.value, '', one)
    skills.add(fold(one.value))
  }
  // Only where profiles have languages at all.
  const spoken = profile.languages?.map(fold)
  for (const one of spoken ? found.languages : []) {
    const { name, level } = one.value
    const value = joined(name, level)
    if (!spoken!.some((known) => known.startsWith(fold(name))))
      add({ field: 'languages', value: value.slice(0, 60) }, value, '', one)
  }
  return list
}

/** What the profile is once somebody has chosen: as the service that changes profiles takes it. New entries come first. */
export function chosenProfile({ profile }: CvProfile, choices: Choice[]) {
  const changed: Partial<CvProfile['profile']> = {}
  let phone: string | undefined
  for (const one of choices) {
    if (one.field === 'phone') phone = one.value
    else if (one.field === 'experience') changed.experience = [one.value, ...(changed.experience ?? profile.experience)]
    else if (one.field === 'education') changed.education = [one.value, ...(changed.education ?? profile.education)]
    else if (one.field === 'skills' || one.field === 'languages')
      changed[one.field] = [...(changed[one.field] ?? profile[one.field] ?? []), one.value]
    else changed[one.field] = one.value
  }
  return { ...(phone === undefined ? {} : { phone }), profile: changed }
}
