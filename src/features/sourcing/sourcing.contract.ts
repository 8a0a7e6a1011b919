import * as z from 'zod'
import { doneOutput, endpoint, id, idList, noInput, oneOrMany } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { availabilities, levels, profileSorts } from './sourcing.rules.ts'

const LONGEST_QUERY = 500
export const PER_PAGE = 20

const part = z.object({ text: z.string(), marked: z.boolean() })

/** A profile as a company sees it: without a name until it is unlocked. */
export const profileCard = z.object({
  id: z.int(),
  title: z.string(),
  city: z.string(),
  years: z.int().nullable(),
  availability: z.enum(availabilities).nullable(),
  salary: z.string(),
  contract: z.string(),
  /** The passage that shows most of what was searched. */
  extract: z.array(part),
  /** Newest first; companies only once it is unlocked. */
  experience: z.array(z.object({ title: z.string(), period: z.string(), company: z.string().nullable() })),
  skills: z.array(z.object({ name: z.string(), matched: z.boolean() })),
  /** By whom and how to reach them, for as long as it is unlocked. */
  unlocked: z
    .object({
      until: z.iso.datetime(),
      /** The number of their page, which everybody knows them by; `id` is the company's own. */
      page: z.int(),
      name: z.string(),
      initials: z.string(),
      photo: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      cv: z.string().nullable(),
    })
    .nullable(),
  /** The lists that it is in. */
  lists: z.array(z.int()),
})

const facet = z.object({ id: z.int(), name: z.string(), profiles_count: z.int() })
const word = z.object({ id: z.string(), profiles_count: z.int() })

export const searchProfiles = endpoint({
  method: 'GET',
  path: '/v1/employer/profiles',
  access: 'recruiter',
  summary:
    'Les profils visibles des recruteurs, par requête (AND, OR, NOT ou ET, OU, SAUF, guillemets, parenthèses), ville, niveau, secteur, sous-secteur et disponibilité\u202f; chaque facette est comptée sans son propre filtre.',
  input: z.object({
    q: z
      .string({ error: 'Un texte est attendu.' })
      .max(LONGEST_QUERY, { error: `${LONGEST_QUERY} caractères au plus.` })
      .optional(),
    ville_ids: idList,
    niveau: oneOrMany(levels, 'Le niveau est junior, senior ou expert.'),
    secteur_ids: idList,
    sous_secteur_ids: idList,
    disponibilite: oneOrMany(availabilities, 'La disponibilité est open_to_opportunities, employed ou not_available.'),
    sort: z.enum(profileSorts, { error: 'Le tri est relevance, date ou available.' }).default('relevance'),
    ...page(PER_PAGE, 50),
  }),
  output: z.object({
    data: z.array(profileCard),
    pagination,
    facets: z.object({
      villes: z.array(facet),
      niveaux: z.array(word),
      secteurs: z.array(facet),
      sous_secteurs: z.array(facet),
      disponibilites: z.array(word),
    }),
    /** The query read back: terms, and the words between them. */
    reading: z.array(z.object({ text: z.string(), kind: z.enum(['term', 'excluded', 'word']) })),
    /** Why the query cannot be read, and where; nothing is searched then. */
    fault: z.object({ message: z.string(), at: z.int(), length: z.int() }).nullable(),
    corrections: z.array(z.object({ word: z.string(), correction: z.string() })),
    /** What the company has left to unlock with. */
    credits: z.int(),
    /** Where nothing is found: the query with one term less, and how many it would find. */
    instead: z.array(z.object({ q: z.string(), dropped: z.string(), total: z.int() })),
  }),
})

export const listOpenedBy = endpoint({
  method: 'GET',
  path: '/v1/users/opened-by',
  access: 'candidate',
  summary: 'Les entreprises qui ont débloqué son propre profil, la dernière d’abord.',
  input: noInput,
  output: z.object({
    data: z.array(
      z.object({
        company: z.object({ id: z.int(), name: z.string(), logo: z.string(), monogram: z.string().nullable() }),
        opened_at: z.iso.datetime(),
        until: z.iso.datetime(),
      }),
    ),
  }),
})

export const unlockProfile = endpoint({
  method: 'POST',
  path: '/v1/employer/profiles/:id/unlock',
  access: 'recruiter',
  summary:
    'Débloque un profil pour 90 jours et toute l’entreprise, contre un crédit\u202f; pendant ce temps, le refaire ne coûte rien.',
  input: z.object({ id }),
  output: doneOutput.extend({ profile: profileCard }),
})
