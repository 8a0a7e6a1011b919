import { describeList } from '#platform/back-office.ts'

const roles = { candidate: 'Candidat', recruiter: 'Recruteur', administrator: 'Administration' }
const verified = { oui: 'Confirmée', non: 'À confirmer' }
const states = { actif: 'Actif', suspendu: 'Suspendu' }

/** Everybody who has an account, for administrators. */
export const accountsList = describeList({
  page: '/admin/comptes',
  api: '/v1/admin/accounts',
  summary: 'Les comptes, pour l’administration.',
  title: 'Comptes',
  noun: { one: 'compte', many: 'comptes', feminine: false },
  searched: 'Nom, e-mail, entreprise, code client, numéro',
  columns: {
    name: { label: 'Nom', sorts: 'asc' },
    email: { label: 'E-mail', sorts: 'asc' },
    role: { label: 'Profil', choices: roles },
    verified: { label: 'Adresse', choices: verified },
    created: { label: 'Inscription', kind: 'moment', sorts: 'desc' },
    seen: { label: 'Dernière visite', kind: 'moment' },
    state: { label: 'État', choices: states },
    company: { label: 'Entreprise', apart: true },
    code: { label: 'Code client', apart: true },
  },
  filters: {
    profil: { label: 'Profil', choices: roles },
    adresse: { label: 'Adresse', choices: verified },
    etat: { label: 'État', choices: states },
  },
  sort: '-created',
  acts: {},
})
