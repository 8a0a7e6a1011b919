import * as z from 'zod'
import { doneOutput, endpoint, noInput, wireInt } from '#platform/contract.ts'
import type { SocialNetwork } from '../companies-contact.rules.ts'
import { safeSocialLink, socialNetworks } from '../companies-contact.rules.ts'
import { companySizes, safeWebsite } from '../companies.rules.ts'
import { LONGEST_BENEFIT, longest, MOST_BENEFITS, MOST_PHOTOS } from './editing.rules.ts'

// Every field is text, as it is typed and as the draft keeps it; publishing makes columns of them.

// Browsers send line ends of their own.
const most = (length: number) =>
  z
    .string()
    .trim()
    .overwrite((typed) => typed.replaceAll('\r\n', '\n'))
    .max(length, { error: `${length} caractères au plus.` })
const text = (length: number) => most(length).default('')

const whole = (from: number, to: number, message: string) =>
  most(20)
    .transform((typed) => typed.replaceAll(/[\s\u202f\u00a0]/g, ''))
    .refine((typed) => typed === '' || (/^\d+$/.test(typed) && Number(typed) >= from && Number(typed) <= to), {
      error: message,
    })
    .default('')

const link = (typed: string): string => (typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)
const address = most(300).transform(link)

const network = (name: SocialNetwork, example: string) =>
  address
    .refine((typed) => typed === '' || safeSocialLink(name, typed) !== null, {
      error: `Adresse complète attendue, par exemple ${example}.`,
    })
    .default('')

const benefits = most(MOST_BENEFITS * (LONGEST_BENEFIT + 1))
  .transform((typed) => [
    ...new Set(
      typed
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .refine((lines) => lines.length <= MOST_BENEFITS && lines.every((line) => line.length <= LONGEST_BENEFIT), {
    error: `${MOST_BENEFITS} avantages au plus, de ${LONGEST_BENEFIT} caractères chacun, un par ligne.`,
  })
  .transform((lines) => lines.join('\n'))
  .default('')

const version = wireInt('Une version.').min(0, { error: 'Une version.' }).max(2_000_000_000, { error: 'Une version.' })

const fieldBlock = z.object({
  version: z.int(),
  /** As the draft has it, and as the page shows it. */
  values: z.record(z.string(), z.string()),
  live: z.record(z.string(), z.string()),
  changed: z.array(z.string()),
})
const film = z.object({
  path: z.string(),
  type: z.enum(['video/webm', 'video/mp4']).nullable(),
  captions: z.string(),
  title: z.string(),
  summary: z.string(),
})
const photo = z.object({ path: z.string(), alt: z.string(), caption: z.string() })

export const readCompanyPage = endpoint({
  method: 'GET',
  path: '/v1/employer/company-page',
  access: 'recruiter',
  summary: 'La page de l’entreprise d’un recruteur\u202f: ce qu’elle montre, et le brouillon de chaque partie.',
  input: noInput,
  output: z.object({
    page: z
      .object({
        company: z.object({
          id: z.int(),
          name: z.string(),
          logo: z.string(),
          monogram: z.string().nullable(),
          city: z.string(),
        }),
        /** Sum of the versions: what one publishes is what one has seen. */
        edition: z.int(),
        changes: z.int(),
        saved_at: z.string().nullable(),
        texts: fieldBlock,
        figures: fieldBlock,
        contact: fieldBlock,
        networks: fieldBlock,
        photos: z.object({
          version: z.int(),
          items: z.array(photo),
          live: z.array(photo),
          changed: z.array(z.string()),
        }),
        film: z.object({ version: z.int(), values: film, live: film, changed: z.array(z.string()) }),
      })
      .nullable(),
  }),
})

const saving = (summary: string) =>
  ({ method: 'PUT', access: 'recruiter', summary, output: z.object({ version: z.int() }) }) as const

export const saveTexts = endpoint({
  ...saving('Enregistre les textes de la page dans le brouillon\u202f; version est celle qui a été lue.'),
  path: '/v1/employer/company-page/texts',
  input: z
    .object({
      version,
      tagline: text(longest.tagline),
      about: text(longest.about),
      description: text(longest.description),
      trades: text(longest.trades),
      benefits,
      quote_text: text(longest.quote_text),
      quote_author: text(longest.quote_author),
      quote_role: text(longest.quote_role),
    })
    .refine(({ quote_text, quote_author }) => (quote_text === '') === (quote_author === ''), {
      path: ['quote_author'],
      error: 'Une citation et le nom de la personne vont ensemble.',
    }),
})

export const saveFigures = endpoint({
  ...saving('Enregistre les chiffres clés dans le brouillon.'),
  path: '/v1/employer/company-page/figures',
  input: z.object({
    version,
    size: z.enum(companySizes, { error: 'Choisissez une taille.' }),
    employees: whole(1, 10_000_000, 'Un nombre entier, par exemple 2400.'),
    founded_year: whole(1400, 2100, 'Une année, par exemple 1894.'),
    revenue: whole(1, 9_000_000_000_000, 'Un montant entier, par exemple 412000000.'),
  }),
})

export const saveContact = endpoint({
  ...saving('Enregistre les coordonnées dans le brouillon.'),
  path: '/v1/employer/company-page/contact',
  input: z.object({
    version,
    website: address
      .refine((typed) => typed === '' || safeWebsite(typed) !== null, {
        error: 'Une adresse qui commence par https://, par exemple https://www.exemple.fr.',
      })
      .default(''),
    email: most(254)
      .refine((typed) => typed === '' || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed), { error: 'Format d’email invalide' })
      .default(''),
    phone: most(30)
      .transform((typed) => typed.replaceAll(/[\s\u202f\u00a0().-]/g, ''))
      .refine((typed) => typed === '' || /^\+[1-9]\d{6,14}$/.test(typed), {
        error: 'Au format international, par exemple +33\u00a01\u00a099\u00a000\u00a012\u00a034.',
      })
      .default(''),
    street: text(longest.street),
    postal_code: text(longest.postal_code),
  }),
})

export const saveNetworks = endpoint({
  ...saving('Enregistre les pages de réseaux sociaux dans le brouillon.'),
  path: '/v1/employer/company-page/networks',
  input: z.object({
    version,
    ...(Object.fromEntries(
      socialNetworks.map((name) => [name, network(name, `https://${name}.com/votre-page`)]),
    ) as Record<SocialNetwork, ReturnType<typeof network>>),
  }),
})

const paths = z.string().max(200, { error: 'Adresse trop longue.' })

export const savePhotos = endpoint({
  ...saving(
    'Enregistre l’ordre et les textes des photos dans le brouillon\u202f; celles qui ne sont pas nommées restent à la fin. Une photo s’envoie par PUT à /fichiers/photo-entreprise.',
  ),
  path: '/v1/employer/company-page/photos',
  input: z.object({
    version,
    photos: z
      .array(z.object({ path: paths, alt: text(longest.alt), caption: text(longest.caption) }))
      .max(MOST_PHOTOS, { error: `${MOST_PHOTOS} photos au plus.` })
      .default([]),
    removed: z
      .array(paths)
      .max(MOST_PHOTOS, { error: `${MOST_PHOTOS} photos au plus.` })
      .default([]),
  }),
})

export const saveFilm = endpoint({
  ...saving(
    'Enregistre le titre et le résumé du film dans le brouillon, ou l’en retire. Le film s’envoie par PUT à /fichiers/film-entreprise, ses sous-titres à /fichiers/sous-titres.',
  ),
  path: '/v1/employer/company-page/film',
  input: z.object({
    version,
    title: text(longest.filmTitle),
    summary: text(longest.filmSummary),
    removed: z.boolean({ error: 'Oui ou non.' }).default(false),
  }),
})

export const publishCompanyPage = endpoint({
  method: 'POST',
  path: '/v1/employer/company-page/publication',
  access: 'recruiter',
  summary: 'Publie tout le brouillon de la page d’un coup\u202f; edition est celle qui a été lue.',
  input: z.object({ edition: version }),
  output: doneOutput,
})

export const dropCompanyDraft = endpoint({
  method: 'DELETE',
  path: '/v1/employer/company-page/draft',
  access: 'recruiter',
  summary: 'Abandonne le brouillon\u202f: la page reste comme elle est.',
  input: noInput,
  output: doneOutput,
})
