import * as z from 'zod'
import { companySizes } from '#features/companies/companies.rules.ts'
import { doneOutput, endpoint, id, noInput, requiredText } from '#platform/contract.ts'
import { email, line, token } from '../account-fields.contract.ts'
import { LONGEST_MESSAGE } from './colleagues.rules.ts'

const message = line(LONGEST_MESSAGE).default('')
const one = z.object({ id })

export const readTeam = endpoint({
  method: 'GET',
  path: '/v1/employer/team',
  access: 'recruiter',
  summary: 'Les personnes qui recrutent pour la même entreprise, les invitations ouvertes et les demandes à décider.',
  input: noInput,
  output: z.object({
    company: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** Whether the caller is the main account; it alone sees the client code, and what waits for its decision. */
    main: z.boolean(),
    client_code: z.string().nullable(),
    colleagues: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        initials: z.string(),
        email: z.string(),
        main: z.boolean(),
        you: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({ id: z.int(), email: z.string(), sent_at: z.string(), expires_at: z.string(), expired: z.boolean() }),
    ),
    requests: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        message: z.string(),
        created_at: z.string(),
      }),
    ),
    /** What the caller asks for, where no company is theirs yet. */
    request: z.object({ company: z.string(), creates: z.boolean(), created_at: z.string() }).nullable(),
  }),
})

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/v1/employer/invitations',
  access: 'recruiter',
  summary: 'Invite un collègue par e-mail. Une nouvelle invitation à la même adresse remplace la précédente.',
  input: z.object({ email }),
  output: doneOutput,
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/v1/employer/invitations/:id/resend',
  access: 'recruiter',
  summary: 'Renvoie une invitation par un nouveau lien\u202f; le précédent ne sert plus.',
  input: one,
  output: doneOutput,
})

export const cancelInvitation = endpoint({
  method: 'DELETE',
  path: '/v1/employer/invitations/:id',
  access: 'recruiter',
  summary: 'Annule une invitation\u202f: son lien ne sert plus.',
  input: one,
  output: doneOutput,
})

export const removeColleague = endpoint({
  method: 'DELETE',
  path: '/v1/employer/colleagues/:id',
  access: 'recruiter',
  summary: 'Retire un collègue de l’entreprise, ou la quitte soi-même.',
  input: one,
  output: doneOutput,
})

export const handOver = endpoint({
  method: 'POST',
  path: '/v1/employer/colleagues/:id/main',
  access: 'recruiter',
  summary: 'Transmet à un collègue le rôle de compte principal, avec le code client.',
  input: one,
  output: doneOutput,
})

export const readInvitation = endpoint({
  method: 'GET',
  path: '/v1/auth/invitation',
  access: 'public',
  summary: 'L’entreprise et l’adresse d’une invitation, par la clé de son lien.',
  input: z.object({ token }),
  output: z.object({ company: z.string(), email: z.string() }),
})

export const joinCompany = endpoint({
  method: 'POST',
  path: '/v1/auth/invitation',
  access: 'recruiter',
  summary: 'Rejoint l’entreprise d’une invitation, avec le compte de l’adresse qui l’a reçue.',
  input: z.object({ token }),
  output: doneOutput,
})

export const askForCompany = endpoint({
  method: 'POST',
  path: '/v1/employer/request',
  access: 'recruiter',
  summary: 'Demande à être rattaché à une entreprise, par son nom.',
  input: z.object({ company: requiredText(120, 'Indiquez le nom de l’entreprise.'), message }),
  output: doneOutput,
})

const website = requiredText(300, 'Indiquez le site de l’entreprise.')
  .transform((typed) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => URL.parse(typed)?.protocol === 'https:', {
    error: 'Une adresse qui commence par https://, par exemple https://www.exemple.fr.',
  })

export const askForNewCompany = endpoint({
  method: 'POST',
  path: '/v1/employer/request/new',
  access: 'recruiter',
  summary: 'Demande la création d’une entreprise, avec ce qu’il faut pour sa page.',
  input: z.object({
    name: requiredText(120, 'Indiquez le nom de l’entreprise.'),
    website,
    sector_id: id,
    structure_id: id,
    size: z.enum(companySizes, { error: 'Choisissez une taille.' }),
    city: requiredText(120, 'Indiquez la ville du siège.'),
    message,
  }),
  output: doneOutput,
})

export const cancelRequest = endpoint({
  method: 'DELETE',
  path: '/v1/employer/request',
  access: 'recruiter',
  summary: 'Annule sa propre demande de rattachement.',
  input: noInput,
  output: doneOutput,
})

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/v1/employer/requests/:id/acceptance',
  access: 'recruiter',
  summary: 'Accepte dans l’entreprise une personne dont l’adresse est à son domaine.',
  input: one,
  output: doneOutput,
})

export const refuseRequest = endpoint({
  method: 'POST',
  path: '/v1/employer/requests/:id/refusal',
  access: 'recruiter',
  summary: 'Refuse une demande de rattachement, avec un motif envoyé par e-mail.',
  input: z.object({ id, reason: requiredText(LONGEST_MESSAGE, 'Indiquez le motif.') }),
  output: doneOutput,
})
