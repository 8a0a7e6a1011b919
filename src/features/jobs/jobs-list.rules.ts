import { siteCountries } from '#features/reference/reference.rules.ts'
import { describeList } from '#platform/back-office.ts'
import { capitalised } from '#platform/french.ts'
import { jobStatuses } from './jobs.rules.ts'

const statuses = Object.fromEntries(jobStatuses.map((status) => [status, capitalised(status)]))
const countries = Object.fromEntries(siteCountries.map(({ id, name }) => [String(id), name]))

/** The jobs of the site, whatever their state, for administrators. */
export const jobsList = describeList({
  page: '/admin/offres',
  api: '/v1/admin/jobs',
  summary: 'Les offres, quel que soit leur état, pour l’administration.',
  title: 'Offres',
  noun: { one: 'offre', many: 'offres', feminine: true },
  searched: 'Intitulé, entreprise, numéro',
  columns: {
    title: { label: 'Intitulé', sorts: 'asc' },
    company: { label: 'Entreprise' },
    country: { label: 'Pays', choices: countries },
    status: { label: 'État', choices: statuses },
    published: { label: 'Publiée le', kind: 'moment', sorts: 'desc' },
    ends: { label: 'Valable jusqu’au', kind: 'moment' },
    created: { label: 'Créée le', kind: 'moment', sorts: 'desc', apart: true },
    hidden: { label: 'Masquée le', kind: 'moment', apart: true },
  },
  filters: {
    statut: { label: 'État', choices: statuses },
    pays: { label: 'Pays', choices: countries },
  },
  sort: '-published',
  acts: {
    deactivation: {
      label: 'Désactiver',
      explains: 'Retrait des listes, des alertes et des flux. Une offre désactivée peut être réactivée à tout moment.',
      done: 'désactivée',
      undo: 'activation',
      red: true,
    },
    activation: {
      label: 'Réactiver',
      explains: 'Retour dans les listes jusqu’à la date de fin. Seules les offres désactivées sont concernées.',
      done: 'réactivée',
      undo: 'deactivation',
    },
  },
})
