import type { Role } from '#platform/contract.ts'

type Way = { to: string; label: string; linkedIn?: true }
type Calls = { members: { text: string; way: Way }; end: { title: string; text: string; ways: Way[] } }

const NARROW = '\u202f'
const network = `Contrôleurs, gestionnaires, auditeurs, actuaires${NARROW}: celles et ceux qui ont choisi de se montrer.`

const forVisitors: Calls = {
  members: {
    text: `${network} L’inscription tient en trois étapes.`,
    way: { to: '/signup', label: 'Créer un compte' },
  },
  end: {
    title: 'Votre recherche, une fois. Les bonnes offres, dès qu’elles paraissent.',
    text: 'Trois étapes, quatre minutes. Vous dites de vous ce que vous voulez, et supprimez votre compte quand vous voulez.',
    ways: [{ to: '/signup', label: 'Créer mon profil' }],
  },
}

const forMembers: Calls['members'] = {
  text: `${network} Cherchez-les par leur nom, leur métier ou leur école.`,
  way: { to: '/search', label: 'Chercher un professionnel' },
}

const ends: Record<Exclude<Role, 'visitor'>, Calls['end']> = {
  candidate: {
    title: 'Votre recherche avance, même sans vous.',
    text: 'Vos alertes vous disent ce qui paraît. Les offres que vous gardez vous attendent.',
    ways: [
      { to: '/alertes', label: 'Mes alertes' },
      { to: '/offres-sauvegardees', label: 'Offres sauvegardées' },
    ],
  },
  recruiter: {
    title: 'Vos offres, là où la finance les cherche.',
    text: 'Votre espace réunit vos offres en ligne et la page de votre entreprise.',
    ways: [
      { to: '/espace-recruteurs', label: 'Mon Espace Client' },
      { to: '/entreprises', label: 'Voir les entreprises' },
    ],
  },
  administrator: {
    title: 'Florin, vu de l’intérieur.',
    text: 'Comptes, offres et entreprises en chiffres, et les outils du site.',
    ways: [
      { to: '/admin', label: 'Administration' },
      { to: '/admin/parametres', label: 'Mes paramètres' },
    ],
  },
}

/** What the home page asks of whoever reads it. Only the server needs all of it: the page gets the words for one. */
export function callsFor(role: Role, linkedIn: boolean): Calls {
  if (role !== 'visitor') return { members: forMembers, end: ends[role] }
  if (!linkedIn) return forVisitors
  const way: Way = { to: '/login', label: 'Se connecter avec LinkedIn', linkedIn: true }
  return { ...forVisitors, end: { ...forVisitors.end, ways: [...forVisitors.end.ways, way] } }
}
