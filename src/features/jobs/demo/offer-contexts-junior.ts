import { to } from './french.ts'
import type { TextPattern } from './offer-text.ts'

/** Second paragraphs of internships. */
export const internshipContexts: TextPattern[] = [
  (c) => `Ce stage dure ${c.duration} et suit un programme établi avec vous. ${c.teamLine}`,
  (c) => `${c.teamLine} Votre fil rouge pendant ${c.duration} : ${c.project}.`,
  (c) =>
    'Nous confions à nos stagiaires des travaux utiles, relus et présentés. ' +
    `${c.teamLine} La durée prévue est de ${c.duration}.`,
  (c) => `Pendant ${c.duration}, vous découvrirez ${c.scope} et participerez ${to(c.project)}. ${c.reportLine}`,
  (c) => `${c.reportLine} Vous participerez aux réunions de l’équipe et aux échanges avec ${c.partners}.`,
  (c) =>
    'Un tuteur ou une tutrice vous accompagne du premier jour à la soutenance. ' +
    `${c.teamLine} Durée : ${c.duration}.`,
  (c) => `${c.teamLine} La première semaine est consacrée à la découverte des métiers, la suite ${to(c.scope)}.`,
  (c) => `Vous rejoignez ${c.team} pour ${c.duration}, au moment où débute un beau sujet : ${c.project}.`,
  (c) =>
    'Chaque année, nous accueillons quelques stagiaires, pas davantage, afin de bien les accompagner. ' + c.reportLine,
  (c) => `${c.teamLine} Vous aurez votre propre sujet, en lien avec ${c.project}, et le présenterez en fin de stage.`,
  (c) => `Le stage alterne travaux courants et projet : d’un côté ${c.scope}, de l’autre ${c.project}. ${c.reportLine}`,
  (c) => `${c.reportLine} En ${c.duration}, vous aurez vu un cycle complet d’activité et travaillé avec ${c.partners}.`,
  (c) => `L’équipe a l’habitude d’accueillir des étudiants et prend le temps d’expliquer. ${c.teamLine}`,
  (c) => `${c.teamLine} Ce stage de ${c.duration} convient à une année de césure comme à une fin d’études.`,
  (c) => `Vous travaillerez sur des dossiers réels dès le premier mois. ${c.teamLine} Périmètre : ${c.scope}.`,
  (c) => `Le stage s’ouvre pour accompagner ${c.project}. ${c.reportLine}`,
]

/** Second paragraphs of apprenticeships. */
export const apprenticeshipContexts: TextPattern[] = [
  (c) => `Cette alternance dure ${c.duration} et suit un programme établi avec vous. ${c.teamLine}`,
  (c) => `${c.teamLine} Vous monterez en responsabilité au fil des ${c.duration}, à mesure de votre progression.`,
  (c) => `Un maître ou une maîtresse d’apprentissage vous suit pendant toute la durée du contrat. ${c.teamLine}`,
  (c) => `${c.reportLine} Votre projet d’alternance portera sur ${c.project}.`,
  (c) =>
    `La première partie du contrat est consacrée ${to(c.scope)}, la seconde vous associe ${to(c.project)}. ${c.teamLine}`,
  (c) => `Nous nous adaptons au rythme de votre école. ${c.teamLine} Le contrat dure ${c.duration}.`,
  (c) => `Plusieurs membres de l’équipe ont commencé par une alternance chez nous. ${c.reportLine}`,
  (c) => `${c.teamLine} Vous travaillerez régulièrement avec ${c.partners}.`,
  (c) => `Pendant ${c.duration}, vous tiendrez un périmètre à votre nom : ${c.scope}. ${c.reportLine}`,
  (c) =>
    `${c.reportLine} Vous prenez la suite d’une personne dont l’alternance s’achève, ` +
    'avec deux semaines de passation.',
  (c) => `${c.teamLine} L’alternance est liée à un projet suivi par la direction : ${c.project}.`,
  (c) => `Nous cherchons une personne qui souhaite apprendre le métier en profondeur. ${c.teamLine}`,
  (c) =>
    'Un point hebdomadaire avec votre tuteur ou votre tutrice, un bilan chaque trimestre avec l’école : ' +
    `le suivi est régulier. ${c.reportLine}`,
  (c) => `${c.teamLine} En ${c.duration}, vous verrez l’activité dans toutes ses saisons.`,
  (c) => `Le contrat couvre ${c.duration}. Vous interviendrez sur ${c.scope}, puis sur ${c.project}. ${c.reportLine}`,
  (c) => `Former les plus jeunes fait partie de notre métier. ${c.teamLine}`,
]
