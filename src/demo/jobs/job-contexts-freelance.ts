import { de, upperFirst } from './french.ts'
import type { TextPattern } from './job-text.ts'

/** Second paragraphs of freelance missions. */
export const freelanceContexts: TextPattern[] = [
  (c) => `La mission, prévue pour ${c.duration}, porte sur ${c.project}. ${c.reportLine}`,
  (c) => `${c.teamLine} Nous cherchons une expertise indépendante pour conduire ${c.project}.`,
  (c) =>
    `Un poste est vacant au sein ${de(c.team)} pendant le recrutement\u202f; la mission assure la continuité ` +
    `pendant ${c.duration}. ${c.reportLine}`,
  (c) =>
    `${c.reportLine} Livrables attendus\u202f: un diagnostic, un plan d’action, puis ${c.project} mené à son terme.`,
  (c) => `Nous lançons ${c.project} et souhaitons nous appuyer sur un regard extérieur pendant ${c.duration}.`,
  (c) =>
    `Après deux semaines de cadrage, la mission porte sur ${c.scope}. ${c.teamLine} Durée estimée\u202f: ${c.duration}.`,
  (c) => `${c.teamLine} Vous interviendrez sur ${c.scope}, à raison de trois à cinq jours par semaine.`,
  (c) => `Votre intervention s’articulera avec ${c.partners}. ${c.reportLine} Objectif\u202f: ${c.project}.`,
  (c) => `Un pic de charge est attendu sur ${c.scope}. ${c.teamLine} Nous prévoyons ${c.duration} de renfort.`,
  (c) => `${c.reportLine} Le périmètre est défini\u202f: ${c.scope}. La mission s’étend sur ${c.duration}.`,
  (c) =>
    `${upperFirst(c.team)} tient le quotidien\u202f; la mission concerne ${c.project}. Durée prévue\u202f: ${c.duration}.`,
  (c) => `Prestation de ${c.duration}, renouvelable selon l’avancement ${de(c.project)}. ${c.reportLine}`,
]
