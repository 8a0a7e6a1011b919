import * as z from 'zod'
import { email, phone } from '#features/accounts/account-fields.contract.ts'
import { companySizes } from '#features/companies/companies.rules.ts'
import { educationLevels, remoteKinds } from '#features/jobs/jobs.rules.ts'
import { ownJobReading } from '#features/jobs/publishing/publishing.contract.ts'
import { contractCodes, linesOf } from '#features/jobs/publishing/publishing.rules.ts'
import { doneOutput, endpoint } from '#platform/contract.ts'
import { cleanLine, cleanText, experienceCodes, longest, sectorCodes, websiteOf } from './submissions.rules.ts'
import { submissionFaults as faults } from './submissions.texts.ts'

const atMost = (most: number) => ({ error: `${most} caractères au plus.` })

/** One line that has to be written. */
const line = (most: number, missing: string) =>
  z.string({ error: missing }).overwrite(cleanLine).min(1, { error: missing }).max(most, atMost(most))
const optionalLine = (most: number) => z.string().overwrite(cleanLine).max(most, atMost(most)).default('')
const text = (most: number) => z.string().overwrite(cleanText).max(most, atMost(most))

/** Texts of several lines: so long, and of so many lines. */
const listed = (missing: string) =>
  text(longest.list)
    .min(1, { error: missing })
    .refine((typed) => linesOf(typed).length <= longest.lines, { error: `${longest.lines} lignes au plus.` })

/** One of a few words, or nothing. */
const choice = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.union([z.literal(''), z.enum(words)], { error: faults.choice }).default('')

const skills = z
  .array(z.string().overwrite(cleanLine).min(1).max(longest.skill, atMost(longest.skill)))
  .max(longest.skills, { error: `${longest.skills} compétences au plus.` })
  .default([])

/** What the review needs besides the names of the job, the company and the contact. */
const fields = {
  typeContrat: z.enum(contractCodes, { error: faults.contract }),
  localisation: line(longest.place, faults.place),
  teletravail: z.enum(remoteKinds, { error: faults.choice }).default('non'),
  salaire: optionalLine(longest.salary),
  experience: choice(experienceCodes),
  formation: choice(educationLevels),
  description: text(longest.description).min(1, { error: faults.description }),
  missions: listed(faults.missions),
  profil: listed(faults.profile),
  competences: skills,
  urgente: z.boolean().default(false),
  secteur: choice(sectorCodes),
  tailleEntreprise: choice(companySizes),
  siteWeb: optionalLine(longest.website).refine((typed) => typed === '' || websiteOf(typed) !== null, {
    error: faults.website,
  }),
  descriptionEntreprise: text(longest.about).default(''),
}

const submittedFields = z.object(fields)
export type SubmittedFields = z.output<typeof submittedFields>

/** The three that a draft needs. */
const draftFields = {
  titre: line(longest.title, faults.title),
  nomEntreprise: line(longest.company, faults.company),
  emailContact: email,
}

/** What « Enregistrer le brouillon » is judged by; the draft itself stays in the browser. */
export const jobDraft = z.object(draftFields)

const logo = z.union([z.literal(''), z.string().regex(/^[\w-]{22}$/)], { error: faults.logo }).default('')

export const sendSubmission = endpoint({
  method: 'POST',
  path: '/v1/submissions',
  access: 'public',
  summary:
    'Envoie une offre sans compte. Le logo s’envoie d’abord par PUT à /fichiers/logo-offre\u202f; l’offre est examinée quand le lien reçu par e-mail est ouvert. Deux fois la même ne font qu’une.',
  input: z.object({
    ...draftFields,
    ...fields,
    nomContact: line(longest.contact, faults.contact),
    telephoneContact: phone.default(''),
    logo,
  }),
  output: doneOutput,
})

/** As much of each text as is taken, whatever it lacks: one is still writing. */
const soFar = (most: number) => z.string().max(most, atMost(most)).default('')

export const checkSubmission = endpoint({
  method: 'POST',
  path: '/v1/submissions/check',
  access: 'public',
  summary:
    'Relit une offre pendant qu’un visiteur l’écrit\u202f: passages discriminants, coordonnées, signes de fraude, ce qui manque. Rien n’en est gardé.',
  input: z.object({
    titre: soFar(longest.title),
    typeContrat: z.enum(contractCodes, { error: faults.choice }).optional(),
    localisation: soFar(longest.place),
    salaire: soFar(longest.salary),
    experience: choice(experienceCodes),
    description: soFar(longest.description),
    missions: soFar(longest.list),
    profil: soFar(longest.list),
    competences: skills,
    siteWeb: soFar(longest.website),
    descriptionEntreprise: soFar(longest.about),
    /** Of the contact's address only where it is: who they are is not told before the form is sent. */
    domaineContact: soFar(254),
  }),
  output: ownJobReading,
})

const token = z.string({ error: 'Lien incomplet.' }).min(20, { error: 'Lien incomplet.' }).max(200)

export const confirmSubmission = endpoint({
  method: 'POST',
  path: '/v1/submissions/confirm',
  access: 'public',
  summary: 'Confirme l’adresse du contact par la clé de l’e-mail\u202f; l’offre est examinée à partir de là.',
  input: z.object({ token }),
  output: z.object({
    /** `address`: it belongs to an account that cannot be a client's; another one is asked for. */
    state: z.enum(['confirmed', 'known', 'address']),
    reference: z.string(),
    titre: z.string(),
    due: z.string().nullable(),
  }),
})

export const changeSubmissionEmail = endpoint({
  method: 'POST',
  path: '/v1/submissions/address',
  access: 'public',
  summary:
    'Donne une autre adresse au contact de son offre qui attend d’être confirmée, par la clé de l’e-mail ou dans le navigateur qui l’a envoyée.',
  input: z.object({ token: z.union([z.literal(''), token]).default(''), emailContact: email }),
  output: doneOutput,
})

export const resendSubmission = endpoint({
  method: 'POST',
  path: '/v1/submissions/resend',
  access: 'public',
  summary: 'Renvoie le lien de son offre qui attend d’être confirmée.',
  input: z.object({}),
  output: doneOutput,
})

export const readOwnSubmission = endpoint({
  method: 'GET',
  path: '/v1/submissions/mine',
  access: 'public',
  summary: 'Où en est la dernière offre envoyée par ce navigateur.',
  input: z.object({}),
  output: z.object({
    submission: z
      .object({
        state: z.enum(['to_confirm', 'in_review', 'accepted', 'refused']),
        reference: z.string(),
        titre: z.string(),
        contact: z.string(),
        email: z.string(),
        /** Until when its link is good, or an answer is promised. */
        until: z.string(),
      })
      .nullable(),
  }),
})
