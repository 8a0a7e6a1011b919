import { de, to } from './french.ts'
import type { TextPattern } from './offer-text.ts'

/** Second paragraphs of open-ended contracts: the team, the context, why the post is open. */
export const permanentContexts: TextPattern[] = [
  (c) => `${c.teamLine} Le poste est créé pour préparer ${c.project}.`,
  (c) =>
    `${c.teamLine} Ce recrutement fait suite à une mobilité interne : ` +
    'la personne qui occupait le poste reste dans la maison et assurera le passage de relais.',
  (c) => `Il s’agit d’un remplacement à la suite d’un départ à la retraite, avec un mois de passation. ${c.teamLine}`,
  (c) => `L’activité progresse et ${c.team} ne peut plus tout absorber : nous créons donc ce poste. ${c.reportLine}`,
  (c) => `${c.reportLine} Votre premier chantier sera ${c.project}.`,
  (c) => `Votre périmètre : ${c.scope}. ${c.teamLine}`,
  (c) =>
    'Nous reprenons en interne des travaux jusqu’ici confiés à un prestataire, ' +
    `d’où cette création de poste. ${c.reportLine}`,
  (c) => `${c.teamLine} Au cours de la première année, vous contribuerez ${to(c.project)}.`,
  (c) => `Deux chantiers nous attendent : ${c.project} et ${c.otherProject}. ${c.reportLine}`,
  (c) =>
    'Après une réorganisation récente, nous avons redéfini les rôles de chacun et ouvert ce poste. ' +
    `${c.teamLine} Vous travaillerez avec ${c.partners}.`,
  (c) => `Le poste se libère à la suite d’une promotion interne. ${c.reportLine} Vous interviendrez sur ${c.scope}.`,
  (c) => `${c.teamLine} On s’y relit, on s’y entraide et l’on y termine les sujets commencés.`,
  (c) =>
    `Pourquoi ce poste ? Parce que ${c.project} mobilise une partie des collègues et que le quotidien doit être tenu. ${c.teamLine}`,
  (c) => `${c.reportLine} Au quotidien, vous travaillerez avec ${c.partners}.`,
  (c) => `${c.teamLine} Vos interlocuteurs réguliers seront ${c.partners}. Un sujet domine l’année : ${c.project}.`,
  (c) => `Nous ouvrons ce poste pour mieux couvrir ${c.scope}. ${c.teamLine}`,
  (c) =>
    `${c.reportLine} L’équipe est en place, les outils aussi ; il nous manque une personne pour mener à bien ${c.project}.`,
  (c) =>
    `${c.teamLine} Les six premiers mois seront consacrés à la prise en main du périmètre, les suivants ${to(c.project)}.`,
  (c) => `Ce poste accompagne une étape importante : ${c.project}. ${c.teamLine}`,
  (c) => `${c.teamLine} Le départ d’une collègue vers un autre métier de la maison explique cette ouverture.`,
]

/** Second paragraphs of fixed-term contracts. */
export const fixedTermContexts: TextPattern[] = [
  (c) => `Ce CDD de ${c.duration} remplace une collègue en congé de maternité. ${c.teamLine}`,
  (c) => `${c.teamLine} Le contrat, d’une durée de ${c.duration}, couvre un surcroît d’activité lié ${to(c.project)}.`,
  (c) => `Un collègue prend un congé sabbatique : nous cherchons quelqu’un pour ${c.duration}. ${c.reportLine}`,
  (c) => `${c.reportLine} La mission dure ${c.duration} et porte principalement sur ${c.scope}.`,
  (c) =>
    `Pendant que deux membres de l’équipe se consacrent ${to(c.project)}, nous renforçons l’effectif pour ${c.duration}. ${c.teamLine}`,
  (c) => `Le besoin est simple : assurer la continuité du travail pendant une absence de ${c.duration}. ${c.teamLine}`,
  (c) => `${c.teamLine} Vous prendrez le relais d’une personne détachée ${c.duration} sur un projet transversal.`,
  (c) => `Une période de forte activité s’annonce. ${c.reportLine} Le contrat est prévu pour ${c.duration}.`,
  (c) => `Ce contrat de ${c.duration} s’inscrit dans un projet précis : ${c.project}. ${c.teamLine}`,
  (c) => `${c.reportLine} Une passation de deux semaines est prévue avant ce remplacement de ${c.duration}.`,
  (c) =>
    `Nous avons besoin de renfort pendant ${c.duration} sur ${c.scope}. Vous travaillerez avec ${c.partners}. ${c.reportLine}`,
  (c) => `${c.teamLine} Ce renfort de ${c.duration} permettra de tenir le calendrier ${de(c.project)}.`,
  (c) =>
    `Remplacement d’un congé parental pour ${c.duration}. ${c.teamLine} ` +
    'Les dossiers sont à jour et les procédures écrites.',
  (c) => `${c.teamLine} L’objectif de ces ${c.duration} : mener à son terme ${c.project}.`,
  (c) => `Dans l’attente d’un recrutement définitif, ${c.team} a besoin d’un appui de ${c.duration}. ${c.reportLine}`,
  (c) => `Contrat de ${c.duration} pour accompagner ${c.project}. ${c.reportLine} Vos partenaires : ${c.partners}.`,
]
