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
  acts: {
    suspension: {
      label: 'Suspendre',
      explains:
        'Fin des sessions, plus de connexion, publications masquées. Chaque titulaire reçoit le motif par e-mail et peut y répondre.',
      asks: 'Motif envoyé par e-mail',
      done: 'suspendu',
      undo: 'restoration',
      undoReason: 'La suspension de votre compte était une erreur de notre part.',
      red: true,
    },
    restoration: {
      label: 'Rétablir',
      explains: 'Fin de la suspension, publications de nouveau visibles. Chaque titulaire reçoit le motif par e-mail.',
      asks: 'Motif envoyé par e-mail',
      done: 'rétabli',
    },
  },
})
