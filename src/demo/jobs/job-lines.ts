import { monthNames } from '#platform/french.ts'
import { de, inWords, to, upperFirst } from './french.ts'
import { pick, type Random } from '#platform/random.ts'
import type { JobContract } from './job-types.ts'

type Group = { team: string; head: string; people: number; lead: boolean }

const memberTeam: ((g: Group, people: string) => string)[] = [
  (g, people) => `Vous rejoignez ${g.team}, qui compte ${people} personnes.`,
  (g, people) => `Vous travaillerez au sein ${de(g.team)} (${people} personnes), sous la responsabilité ${de(g.head)}.`,
  (g, people) => `${upperFirst(g.team)} compte ${people} personnes et dépend ${de(g.head)}.`,
  (g, people) => `Vous aurez ${people} collègues au sein ${de(g.team)}.`,
  (g, people) => `${upperFirst(people)} personnes composent aujourd’hui ${g.team}.`,
  (g, people) => `${upperFirst(g.team)}, soit ${people} personnes, dépend ${de(g.head)}.`,
  (g, people) => `Vous prendrez place au sein ${de(g.team)}, qui réunit ${people} personnes.`,
  (g, people) => `Au sein ${de(g.team)}, ${people} personnes se partagent les dossiers.`,
]

const leadTeam: typeof memberTeam = [
  (g, people) => `Vous prenez la responsabilité ${de(g.team)}, soit ${people} personnes.`,
  (g, people) => `Vous encadrez ${people} personnes au sein ${de(g.team)}.`,
  (g, people) => `Vous animez ${g.team} et ses ${people} collaborateurs.`,
  (g, people) => `Vous conduirez ${g.team} (${people} personnes) et rendrez compte ${to(g.head)}.`,
  (g, people) => `${upperFirst(people)} personnes composent ${g.team}, dont vous prendrez la tête.`,
]

const memberReport: typeof memberTeam = [
  (g) => `Vous rendez compte ${to(g.head)}.`,
  (g) => `Vous travaillez sous la responsabilité ${de(g.head)}.`,
  (g, people) => `Vous ferez équipe avec ${people} personnes et rendrez compte ${to(g.head)}.`,
  (g) => `Vous travaillerez en lien direct avec ${g.head}.`,
  (g) => `C’est ${g.head} qui suivra vos travaux.`,
]

const leadReport: typeof memberTeam = [
  (g, people) => `Vous rendez compte ${to(g.head)} et encadrez ${people} personnes.`,
  (g, people) => `À la tête ${de(g.team)} (${people} personnes), vous rendez compte ${to(g.head)}.`,
  (g, people) => `Vous dirigez ${people} personnes et travaillez en lien direct avec ${g.head}.`,
]

/** Sentences that introduce the team and whom the post reports to. */
export function teamLines(random: Random, group: Group): { teamLine: string; reportLine: string } {
  const people = inWords(group.people)
  return {
    teamLine: pick(random, group.lead ? leadTeam : memberTeam)(group, people),
    reportLine: pick(random, group.lead ? leadReport : memberReport)(group, people),
  }
}

const starts: Record<JobContract, string[]> = {
  cdi: ['Prise de poste', 'Entrée en fonction', 'Arrivée souhaitée'],
  cdd: ['Prise de poste', 'Début du contrat'],
  stage: ['Début du stage', 'Arrivée'],
  alternance: ['Début du contrat', 'Début de l’alternance'],
  freelance: ['Démarrage', 'Début de la mission'],
}

/** The month the work starts in, when the day of the seed is known. */
export function startMonth(startsInDays: number | null, today: Date): string | null {
  if (startsInDays === null) return null
  const day = new Date(today.getTime() + startsInDays * 86_400_000)
  return monthNames[day.getUTCMonth()] ?? null
}

function delay(days: number): string {
  if (days < 45) return 'd’ici un mois'
  if (days < 75) return 'd’ici deux mois'
  if (days < 105) return 'd’ici trois mois'
  return `d’ici ${inWords(Math.round(days / 30))} mois`
}

/** « Prise de poste en mars. », nothing where it is open. */
export function startLine(
  random: Random,
  contract: JobContract,
  startsInDays: number | null,
  urgent: boolean,
  month: string | null,
  city: string,
): string {
  const label = pick(random, starts[contract]) + (random() < 0.5 ? ` ${city}` : '')
  if (urgent) return `${label} dès que possible.`
  if (startsInDays === null) return ''
  if (startsInDays <= 20) return `${label} dans les prochaines semaines.`
  return month === null ? `${label} ${delay(startsInDays)}.` : `${label} en ${month}.`
}
