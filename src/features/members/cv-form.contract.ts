import * as z from 'zod'
import { doneOutput, endpoint, id, noInput, requiredText, wireInt } from '#platform/contract.ts'
import { MOST_YEARS, wantedSectors } from './profile.rules.ts'

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `${most} caractères au plus.` })
const years = `De 0 à ${MOST_YEARS} ans.`

const cv = {
  title: requiredText(120, 'Le poste recherché est requis'),
  sector: z
    .string()
    .refine((word) => word === '' || Object.hasOwn(wantedSectors, word), { error: 'Un secteur de la liste.' }),
  experience_years: wireInt(years).min(0, { error: years }).max(MOST_YEARS, { error: years }),
  location: requiredText(120, 'La localisation souhaitée est requise'),
  skills: z
    .array(line(60).min(1, { error: 'Une compétence ne peut pas être vide.' }))
    .max(50, { error: '50 compétences au plus.' })
    .transform((named) => [...new Set(named)]),
  salary: line(60).default(''),
  visible_to_recruiters: z.boolean({ error: 'Oui ou non.' }),
}

export const readCvForm = endpoint({
  method: 'GET',
  path: '/v1/users/cv',
  access: 'candidate',
  summary: 'Ce que dit son propre CV de sa recherche.',
  input: noInput,
  output: z.object({
    title: z.string(),
    sector: z.string(),
    experience_years: z.int(),
    location: z.string(),
    skills: z.array(z.string()),
    salary: z.string(),
    visible_to_recruiters: z.boolean(),
    /** Recruiters look only at those who have saved it once. */
    saved: z.boolean(),
    version: z.int(),
  }),
})

export const saveCvForm = endpoint({
  method: 'PUT',
  path: '/v1/users/cv',
  access: 'candidate',
  summary:
    'Enregistre son propre CV\u202f; avec alerts, en fait une alerte\u202f; avec version, seulement si le profil n’a pas changé depuis.',
  input: z.object({
    ...cv,
    /** Makes an alert of these criteria; one that is there already stays as it is. */
    alerts: z.boolean({ error: 'Oui ou non.' }).default(false),
    version: id.optional(),
  }),
  /** With the alert that was made, if one was. */
  output: doneOutput.extend({ alert_id: z.int().nullable() }),
})
