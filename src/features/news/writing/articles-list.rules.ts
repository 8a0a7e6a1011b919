import { describeList } from '#platform/back-office.ts'
import { ARTICLES_PAGE, articleStates } from './writing.rules.ts'

const states = Object.fromEntries(articleStates.map((state) => [state, `${state[0]!.toUpperCase()}${state.slice(1)}`]))
const yesOrNo = { oui: 'Oui', non: 'Non' } as const

/** The articles of the site, whatever their state, for administrators and editors. */
export const articlesList = describeList({
  page: ARTICLES_PAGE,
  access: 'editing',
  api: '/v1/admin/articles',
  summary: 'Les articles, quel que soit leur état, pour l’administration et les rédacteurs.',
  title: 'Articles',
  noun: { one: 'article', many: 'articles', feminine: false },
  searched: 'Titre, rubrique, dossier, numéro',
  columns: {
    title: { label: 'Titre', sorts: 'asc' },
    state: { label: 'État', choices: states },
    category: { label: 'Rubrique' },
    dossier: { label: 'Dossier' },
    author: { label: 'Auteur', apart: true },
    published: { label: 'En ligne le', kind: 'moment', sorts: 'desc' },
    changed: { label: 'Modifié le', kind: 'moment', sorts: 'desc' },
    featured: { label: 'À la une', choices: yesOrNo, apart: true },
    pending: { label: 'Modifications à publier', choices: yesOrNo, apart: true },
  },
  filters: {
    etat: { label: 'État', choices: states },
    rubrique: { label: 'Rubrique', choices: {}, numbered: true },
    une: { label: 'À la une', choices: yesOrNo },
  },
  sort: '-changed',
  acts: {
    retrait: {
      label: 'Retirer',
      explains: 'Les articles redeviennent des brouillons\u00a0: ils quittent les listes, la recherche et les flux.',
      done: 'retiré',
      red: true,
    },
  },
})
