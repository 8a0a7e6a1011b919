import { de, to, upperFirst } from './french.ts'
import type { TextPattern } from './job-text.ts'

/** Second paragraphs of open-ended contracts: the team, the context, why the post is open. */
export const permanentContexts: TextPattern[] = [
  (c) => `${c.teamLine} Le poste est créé pour préparer ${c.project}.`,
  (c) => `${c.teamLine} La personne qui suivait ${c.scope} change de métier dans la maison et assurera la passation.`,
  (c) => `Le départ d’une collègue laisse ${c.scope} à reprendre, avec un mois de passation. ${c.teamLine}`,
  (c) =>
    `L’activité progresse et ${c.team} ne peut plus tout absorber\u202f: nous créons donc ce poste. ${c.reportLine}`,
  (c) => `${c.reportLine} Votre premier chantier sera ${c.project}.`,
  (c) => `Votre périmètre\u202f: ${c.scope}. ${c.teamLine}`,
  (c) => `${c.teamLine} Au cours de la première année, vous contribuerez ${to(c.project)}.`,
  (c) => `Deux chantiers nous attendent\u202f: ${c.project} et ${c.otherProject}. ${c.reportLine}`,
  (c) => `Le poste se libère au sein ${de(c.team)} à la suite d’une promotion. ${c.reportLine}`,
  (c) => `Pendant que ${c.project} mobilise une partie des collègues, vous tiendrez ${c.scope}. ${c.teamLine}`,
  (c) => `${c.reportLine} Au quotidien, vous travaillerez avec ${c.partners}.`,
  (c) =>
    `${c.teamLine} Vos interlocuteurs réguliers seront ${c.partners}. Un sujet domine l’année\u202f: ${c.project}.`,
  (c) => `Nous ouvrons ce poste pour mieux couvrir ${c.scope}. ${c.teamLine}`,
  (c) => `${c.reportLine} Il manque ${to(c.team)} une personne pour mener à bien ${c.project}.`,
  (c) => `${c.teamLine} Vous aurez six mois pour prendre en main ${c.scope}, puis participerez ${to(c.project)}.`,
  (c) => `Ce poste accompagne une étape importante\u202f: ${c.project}. ${c.teamLine}`,
  (c) => `${upperFirst(c.scope)}\u202f: voilà ce qui vous sera confié. ${c.reportLine} Viendra ensuite ${c.project}.`,
  (c) => `${c.reportLine} Au programme\u202f: ${c.scope}, et des échanges fréquents avec ${c.partners}.`,
  (c) =>
    `Ce que nous attendons la première année\u202f: reprendre ${c.scope}, puis engager ${c.project}. ${c.teamLine}`,
]

/** Second paragraphs of fixed-term contracts. */
export const fixedTermContexts: TextPattern[] = [
  (c) => `Ce CDD de ${c.duration} remplace une collègue ${de(c.team)} en congé de maternité. ${c.reportLine}`,
  (c) => `${c.teamLine} Le contrat, d’une durée de ${c.duration}, couvre un surcroît d’activité lié ${to(c.project)}.`,
  (c) => `Un collègue ${de(c.team)} prend un congé sabbatique de ${c.duration}. ${c.reportLine}`,
  (c) => `${c.reportLine} Le contrat dure ${c.duration} et porte principalement sur ${c.scope}.`,
  (c) =>
    `Pendant que deux membres de l’équipe se consacrent ${to(c.project)}, nous renforçons l’effectif pour ${c.duration}. ${c.teamLine}`,
  (c) => `Il s’agit d’assurer la continuité sur ${c.scope} pendant une absence de ${c.duration}. ${c.teamLine}`,
  (c) => `${c.teamLine} Vous prendrez le relais d’une personne détachée ${c.duration} pour ${c.project}.`,
  (c) => `Une période de forte activité s’annonce sur ${c.scope}. ${c.reportLine} Le contrat dure ${c.duration}.`,
  (c) => `Ce contrat de ${c.duration} s’inscrit dans un projet précis\u202f: ${c.project}. ${c.teamLine}`,
  (c) =>
    `Nous avons besoin de renfort pendant ${c.duration} sur ${c.scope}. Vous travaillerez avec ${c.partners}. ${c.reportLine}`,
  (c) => `${c.teamLine} Ce renfort de ${c.duration} permettra de tenir le calendrier ${de(c.project)}.`,
  (c) => `Remplacement d’un congé parental de ${c.duration} au sein ${de(c.team)}. ${c.reportLine}`,
  (c) => `${c.teamLine} L’objectif de ces ${c.duration}\u202f: mener à son terme ${c.project}.`,
  (c) => `Dans l’attente d’un recrutement définitif, ${c.team} a besoin d’un appui de ${c.duration}. ${c.reportLine}`,
]
