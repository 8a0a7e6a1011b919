import { between, pick, pickSome, type Random } from '#platform/random.ts'
import type { JobLevel } from './job-types.ts'

/** Missions that are not given to a trainee. */
const responsibilities = new RegExp(
  `^(${[
    'Encadrer',
    'Piloter',
    'Superviser',
    'Diriger',
    'Arbitrer',
    'Valider',
    'Négocier',
    'Représenter',
    'Définir',
    'Recruter',
    'Décider',
    'Signer',
    'Garantir',
    'Fixer',
    'Arrêter',
    'Attribuer',
    'Émettre des avis',
    'Exercer',
    'Conseiller',
    'Coter',
    'Gérer et développer',
  ].join('|')})`,
)

const leading = [
  'Encadrer l’équipe, fixer ses objectifs et conduire les entretiens annuels',
  'Répartir la charge de travail et relire les travaux de l’équipe',
  'Recruter, former et faire progresser les membres de l’équipe',
  'Rendre compte de l’activité à la direction et proposer des priorités',
  'Organiser le travail de l’équipe et veiller au respect des échéances',
  'Préparer le budget du service et en suivre l’exécution',
  'Faire évoluer les méthodes et les outils avec l’équipe',
]

/** Four to six missions; a team leader of a title that is not a lead’s gets some of that too. */
export function buildMissions(
  random: Random,
  missions: string[],
  level: JobLevel,
  trainee: boolean,
  titleIsLead: boolean,
): string[] {
  const count = between(random, 4, 6)
  if (trainee) {
    return pickSome(
      random,
      missions.filter((mission) => !responsibilities.test(mission)),
      count,
    )
  }
  if (level !== 'lead' || titleIsLead) return pickSome(random, missions, count)
  const first = pick(random, leading.slice(0, 3))
  const second = pick(random, leading.slice(3))
  return [first, ...pickSome(random, missions, count - 2), second]
}
