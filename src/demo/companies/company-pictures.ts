import { pickSome, seededRandom } from '#platform/random.ts'
import { ofName } from '#platform/french.ts'
import type { DemoCompany } from './companies-sheet.ts'

type Scene = { kind: string; caption: string; alt: (company: DemoCompany) => string }

const size = { width: 960, height: 640 }

/** « à Lyon », « au Mans », « d’Amiens », « du Havre ». */
const inTown = (city: string): string => (city.startsWith('Le ') ? `au ${city.slice(3)}` : `à ${city}`)
const ofTown = (city: string): string => (city.startsWith('Le ') ? `du ${city.slice(3)}` : ofName(city))

/** What the pictures of /gravures/ show, in words. */
const scenes = {
  portico: {
    kind: 'portico',
    caption: 'Le siège, côté place',
    alt: ({ name, city }) =>
      `Gravure de la façade ${ofName(name)} ${inTown(city)} : colonnes, fronton et grand perron.`,
  },
  townhouse: {
    kind: 'townhouse',
    caption: 'L’immeuble du siège',
    alt: ({ name, city }) =>
      `Gravure de l’immeuble ${ofName(name)} ${inTown(city)} : pierre de taille, balcons, toit d’ardoise et arbres sur le trottoir.`,
  },
  towers: {
    kind: 'towers',
    caption: 'Le quartier d’affaires',
    alt: ({ name }) => `Gravure des tours de verre autour du bassin, devant les bureaux ${ofName(name)}.`,
  },
  hall: {
    kind: 'hall',
    caption: 'Le hall d’accueil',
    alt: ({ name }) => `Gravure du hall ${ofName(name)} : sol en damier, colonnes, comptoir et rosace au mur.`,
  },
  boardroom: {
    kind: 'boardroom',
    caption: 'La salle des comités',
    alt: () =>
      'Gravure d’une salle de réunion : longue table, fauteuils, suspensions et ville derrière la baie vitrée.',
  },
  desk: {
    kind: 'desk',
    caption: 'Un bureau d’analyste',
    alt: () => 'Gravure d’un bureau devant une fenêtre : lampe, écran avec une courbe, dossiers et tasse fumante.',
  },
  openPlan: {
    kind: 'open-plan',
    caption: 'Le plateau de l’équipe',
    alt: () => 'Gravure d’un plateau de travail : rangées de bureaux et d’écrans jusqu’à la baie vitrée.',
  },
  staircase: {
    kind: 'staircase',
    caption: 'L’escalier d’honneur',
    alt: () => 'Gravure d’un escalier en spirale vu d’en haut, une rosace incrustée au rez-de-chaussée.',
  },
  vault: {
    kind: 'vault',
    caption: 'La salle des coffres',
    alt: () => 'Gravure d’une porte de chambre forte ronde, avec son volant, entre des murs de coffres.',
  },
  library: {
    kind: 'library',
    caption: 'La bibliothèque',
    alt: () => 'Gravure d’une bibliothèque : rayonnages jusqu’au plafond, échelle, fauteuil et lampadaire.',
  },
  terrace: {
    kind: 'terrace',
    caption: 'La terrasse',
    alt: ({ city }) =>
      `Gravure d’une terrasse au-dessus des toits ${ofTown(city)}, avec une table, des plantes et une balustrade.`,
  },
} satisfies Record<string, Scene>

const OLD = 1930
const NEW = 1995

/** The front a company would have: columns for an old bank, glass for what is young or large, stone for the others. */
function frontOf({ sector, founded, structure }: DemoCompany): Scene {
  if (founded < OLD && (sector === 'banque' || sector === 'secteur-public')) return scenes.portico
  if (founded > NEW || structure === 'start-up') return scenes.towers
  return structure === 'grand-groupe' && founded > OLD ? scenes.towers : scenes.townhouse
}

function roomsOf({ sector, founded }: DemoCompany): Scene[] {
  const rooms: Scene[] = [scenes.hall, scenes.boardroom, scenes.desk, scenes.openPlan]
  if (sector === 'banque') rooms.push(scenes.vault)
  if (founded < NEW) rooms.push(scenes.staircase, scenes.library)
  else rooms.push(scenes.terrace)
  return rooms
}

/** Those that a visitor meets first show the most; one in six of the others has not published a picture yet. */
export function picturesOf(company: DemoCompany, prominent: boolean) {
  const random = seededRandom(`pictures ${company.name}`)
  if (!prominent && random() < 1 / 6) return []
  const rooms = pickSome(random, roomsOf(company), prominent ? 5 : 2 + Math.floor(random() * 3))
  return [frontOf(company), ...rooms].map(({ kind, caption, alt }, index) => ({
    position: index + 1,
    path: pictureAddress(kind, company),
    alt: alt(company),
    caption,
    ...size,
  }))
}

const pictureAddress = (kind: string, { name }: DemoCompany): string =>
  `/gravures/${kind}/${encodeURIComponent(name)}.svg`

const films: Record<string, { file: string; title: string; summary: string; poster: Scene }> = {
  'Banque Valmont': {
    file: 'valmont',
    title: 'Banque Valmont, du perron à la salle des coffres',
    summary:
      'Une visite du siège, gravée et sans paroles : la façade, le hall, la salle des comités et la salle des coffres.',
    poster: scenes.portico,
  },
  'Orsel & Associés': {
    file: 'orsel',
    title: 'Une journée chez Orsel & Associés',
    summary: 'Du trottoir à la bibliothèque, gravé et sans paroles : l’immeuble, l’escalier, les dossiers, le bureau.',
    poster: scenes.townhouse,
  },
  'Lumen Trésorerie': {
    file: 'lumen',
    title: 'Lumen Trésorerie en quatre plans',
    summary: 'Le quartier, le plateau, la salle de réunion et la terrasse, gravés et sans paroles.',
    poster: scenes.towers,
  },
}

/** A few companies have a film; its file, its captions and its first picture are on this site. */
export function filmOf(company: DemoCompany) {
  const film = films[company.name]
  if (!film) return null
  return {
    path: `/films/${film.file}.webm`,
    mediaType: 'video/webm' as const,
    posterPath: pictureAddress(film.poster.kind, company),
    captionsPath: `/films/${film.file}.vtt`,
    title: film.title,
    summary: film.summary,
    seconds: 16,
    width: 720,
    height: 480,
  }
}
