import { de, to } from './french.ts'
import type { TextPattern } from './job-text.ts'
import type { JobContract } from './job-types.ts'

/** Not always a last paragraph: nothing where there is nothing of this post to add. */
const silent: TextPattern = (c) => c.start

const permanent: TextPattern[] = [
  silent,
  silent,
  (c) => `${c.start} Deux entretiens sont prévus\u202f: avec ${c.head}, puis avec les ressources humaines.`,
  (c) => `À votre arrivée, vous rencontrerez ${c.partners}. ${c.start}`,
  (c) => `${c.start} L’objectif\u202f: que vous preniez en charge ${c.scope} en quelques mois.`,
  (c) => `Vous rencontrerez, avant toute décision, ${c.team} au complet ou presque. ${c.start}`,
  (c) => `${c.start} Une étude de cas sur ${c.scope} complète les entretiens.`,
  (c) => `Le recrutement est suivi par ${c.head} ${c.city}. ${c.start}`,
  (c) => `${c.start} Un premier échange téléphonique précède la rencontre avec ${c.team}.`,
]

const fixedTerm: TextPattern[] = [
  silent,
  silent,
  (c) => `${c.start} Un seul entretien est prévu, avec ${c.head}.`,
  (c) => `Le contrat pourra être prolongé selon l’avancement ${de(c.project)}. ${c.start}`,
  (c) => `${c.start} Une passation est organisée avec ${c.team}.`,
  (c) => `Un échange avec ${c.head} conclut le recrutement. ${c.start}`,
]

const internship: TextPattern[] = [
  silent,
  silent,
  (c) => `${c.start} Une convention de stage est nécessaire.`,
  (c) => `${c.start} Deux échanges\u202f: avec ${c.head}, puis avec votre futur tuteur ou votre future tutrice.`,
  (c) => `Vous rencontrerez ${c.partners} dès les premières semaines. ${c.start}`,
  (c) => `${c.start} Dites-nous dans votre lettre ce que vous voulez apprendre auprès ${de(c.team)}.`,
]

const apprenticeship: TextPattern[] = [
  silent,
  silent,
  (c) => `${c.start} Le contrat peut être un apprentissage ou une professionnalisation.`,
  (c) => `Un parcours d’accueil vous fera rencontrer ${c.partners}. ${c.start}`,
  (c) => `${c.start} Un échange avec ${c.team}, puis un entretien avec les ressources humaines.`,
  (c) => `À mi-parcours, une semaine auprès d’une équipe voisine ${de(c.team)} est prévue. ${c.start}`,
]

const freelance: TextPattern[] = [
  silent,
  (c) => `${c.start} Un échange de trente minutes avec ${c.head} suffit pour cadrer le besoin.`,
  (c) => `Un point d’avancement hebdomadaire est prévu avec ${c.head}. ${c.start}`,
  (c) => `${c.start} Le transfert de compétences ${to(c.team)} fait partie de la mission.`,
]

/** Last paragraphs: the start, the recruitment, what comes next. */
export const closings: Record<JobContract, TextPattern[]> = {
  cdi: permanent,
  cdd: fixedTerm,
  stage: internship,
  alternance: apprenticeship,
  freelance,
}
