import { describeList } from '#platform/back-office.ts'

const kinds = { rattachement: 'Rattachement', creation: 'Création' } as const
const domains = { oui: 'Oui', non: 'Non' } as const

/** Recruiters who ask for a company. */
export const companyRequestsList = describeList({
  page: '/admin/rattachements',
  api: '/v1/admin/company-requests',
  summary: 'Les recruteurs qui demandent une entreprise, pour l’administration.',
  title: 'Demandes de rattachement',
  noun: { one: 'demande', many: 'demandes', feminine: true },
  searched: 'Entreprise, message, numéro',
  columns: {
    company: { label: 'Entreprise', sorts: 'asc' },
    kind: { label: 'Demande', choices: kinds },
    name: { label: 'Recruteur' },
    email: { label: 'E-mail' },
    domain: { label: 'Adresse au domaine', choices: domains },
    website: { label: 'Site' },
    created: { label: 'Demandée le', kind: 'moment', sorts: 'asc' },
    message: { label: 'Message', apart: true },
  },
  filters: { demande: { label: 'Demande', choices: kinds } },
  sort: 'created',
  acts: {
    acceptance: {
      label: 'Accepter',
      explains:
        'Le compte est rattaché à l’entreprise, qui est créée si elle n’existe pas. Sans compte principal, elle en reçoit un, avec son code client et ses premiers crédits. Chaque recruteur est prévenu par e-mail.',
      done: 'acceptée',
    },
    refusal: {
      label: 'Refuser',
      explains: 'La demande est close. Le recruteur reçoit le motif par e-mail et peut en faire une autre.',
      asks: 'Motif envoyé par e-mail',
      done: 'refusée',
      red: true,
    },
  },
})
