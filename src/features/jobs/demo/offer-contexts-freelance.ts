import { de } from './french.ts'
import type { TextPattern } from './offer-text.ts'

/** Second paragraphs of freelance missions. */
export const freelanceContexts: TextPattern[] = [
  (c) => `La mission, prévue pour ${c.duration}, porte sur ${c.project}. ${c.reportLine}`,
  (c) => `Le besoin : un renfort expérimenté pendant ${c.duration}. ${c.teamLine}`,
  (c) => `${c.teamLine} Nous cherchons une expertise indépendante pour conduire ${c.project}.`,
  (c) =>
    `Un poste clé est vacant pendant le recrutement ; la mission de ${c.duration} assure la continuité. ${c.reportLine}`,
  (c) => `${c.reportLine} Livrables attendus : un diagnostic, un plan d’action, puis ${c.project} mené à son terme.`,
  (c) => `Nous lançons ${c.project} et souhaitons nous appuyer sur un regard extérieur pendant ${c.duration}.`,
  (c) => `La mission commence par deux semaines de cadrage. ${c.teamLine} Durée estimée : ${c.duration}.`,
  (c) => `${c.teamLine} Vous interviendrez sur ${c.scope}, à raison de trois à cinq jours par semaine.`,
  (c) => `Mission de ${c.duration}, à temps plein ou à quatre jours par semaine. ${c.reportLine}`,
  (c) => `Votre intervention s’articulera avec ${c.partners}. ${c.reportLine} Objectif : ${c.project}.`,
  (c) => `Un pic de charge est attendu sur ${c.scope}. ${c.teamLine} Nous prévoyons ${c.duration} de renfort.`,
  (c) => `${c.reportLine} Le périmètre est défini : ${c.scope}. La mission s’étend sur ${c.duration}.`,
  (c) => `L’équipe tient le quotidien ; la mission concerne ${c.project}. Durée prévue : ${c.duration}. ${c.teamLine}`,
  (c) =>
    `Nous cherchons une personne opérationnelle dès la première semaine pour accompagner ${c.project}. ${c.teamLine}`,
  (c) => `Prestation de ${c.duration}, renouvelable selon l’avancement ${de(c.project)}. ${c.reportLine}`,
]
