import { de, to } from './french.ts'
import type { TextPattern } from './job-text.ts'

/** Second paragraphs of internships. */
export const internshipContexts: TextPattern[] = [
  (c) => `${c.teamLine} Votre fil rouge pendant ${c.duration}\u202f: ${c.project}.`,
  (c) => `Pendant ${c.duration}, vous découvrirez ${c.scope} et participerez ${to(c.project)}. ${c.reportLine}`,
  (c) => `${c.reportLine} Vous assisterez aux réunions ${de(c.team)} et aux échanges avec ${c.partners}.`,
  (c) => `${c.teamLine} La première semaine est consacrée aux métiers ${de(c.team)}, la suite porte sur ${c.scope}.`,
  (c) => `Vous rejoignez ${c.team} pour ${c.duration}, au moment où commence ${c.project}.`,
  (c) => `${c.teamLine} Votre sujet, en lien avec ${c.project}, sera présenté en fin de stage ${to(c.head)}.`,
  (c) =>
    `Le stage alterne travaux courants et projet\u202f: d’un côté ${c.scope}, de l’autre ${c.project}. ${c.reportLine}`,
  (c) => `${c.reportLine} En ${c.duration}, vous aurez travaillé sur ${c.scope} et avec ${c.partners}.`,
  (c) => `${c.teamLine} Périmètre confié pendant ${c.duration}\u202f: ${c.scope}.`,
  (c) => `Le stage s’ouvre pour accompagner ${c.project}. ${c.reportLine}`,
  (c) => `${c.reportLine} Vous aiderez ${c.team} à suivre ${c.scope}, puis à préparer ${c.project}.`,
  (c) => `${c.teamLine} Vos interlocuteurs pendant ces ${c.duration}\u202f: ${c.partners}.`,
]

/** Second paragraphs of apprenticeships. */
export const apprenticeshipContexts: TextPattern[] = [
  (c) =>
    `${c.teamLine} Au fil des ${c.duration}, vous passerez de travaux suivis à un périmètre à vous\u202f: ${c.scope}.`,
  (c) => `${c.reportLine} Votre projet d’alternance portera sur ${c.project}.`,
  (c) => `La première partie du contrat porte sur ${c.scope}, la seconde vous associe ${to(c.project)}. ${c.teamLine}`,
  (c) => `${c.teamLine} Vous travaillerez régulièrement avec ${c.partners}.`,
  (c) => `Pendant ${c.duration}, vous tiendrez un périmètre à votre nom\u202f: ${c.scope}. ${c.reportLine}`,
  (c) =>
    `${c.reportLine} Vous prenez la suite d’une personne dont l’alternance au sein ${de(c.team)} s’achève, ` +
    'avec deux semaines de passation.',
  (c) => `${c.teamLine} L’alternance est liée à un projet suivi par ${c.head}\u202f: ${c.project}.`,
  (c) => `${c.reportLine} Un bilan est fait chaque trimestre avec l’école, un point chaque semaine avec ${c.team}.`,
  (c) => `Le contrat couvre ${c.duration}. Vous interviendrez sur ${c.scope}, puis sur ${c.project}. ${c.reportLine}`,
  (c) => `${c.teamLine} En ${c.duration}, vous verrez un cycle complet\u202f: ${c.scope}, ${c.project}, puis le bilan.`,
  (c) => `Vous apprendrez le métier avec ${c.team}, en commençant par ${c.scope}. ${c.reportLine}`,
]
