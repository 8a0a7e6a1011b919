import { de } from './french.ts'
import type { TextPattern } from './offer-text.ts'
import type { OfferContract } from './offer-types.ts'

const permanent: TextPattern[] = [
  (c) =>
    `${c.start} Le recrutement comprend deux entretiens : l’un avec l’équipe, l’autre avec les ressources humaines.`,
  (c) => `Un parcours d’intégration de trois semaines vous permettra de rencontrer ${c.partners}. ${c.start}`,
  () => 'Le poste évolue avec vous : un point de carrière a lieu chaque année, et il est suivi d’effets.',
  (c) => `${c.start} Un échange téléphonique de vingt minutes précède toujours nos entretiens.`,
  (c) => `L’objectif : que vous preniez en charge ${c.scope} en quelques mois. ${c.start}`,
  () => 'Nous étudions toutes les candidatures et proposons des aménagements aux personnes en situation de handicap.',
  (c) => `Vous rencontrerez, avant toute décision, une personne ${de(c.team)} exerçant un métier voisin. ${c.start}`,
  (c) => `${c.start} La rémunération tient compte de l’expérience et se discute ouvertement.`,
  () => 'Si vous ne cochez pas toutes les cases, écrivez-nous tout de même : nous formons volontiers.',
  (c) => `Le poste est ouvert ${c.city}. ${c.start}`,
  (c) => `Une étude de cas courte, réalisée sur place, complète les entretiens. ${c.start}`,
  () => 'À moyen terme, le poste peut évoluer vers l’encadrement ou vers un autre métier de la maison.',
]

const fixedTerm: TextPattern[] = [
  (c) => `${c.start} Un seul entretien est prévu, avec les personnes qui travailleront avec vous.`,
  (c) => `Le contrat pourra être prolongé selon l’avancement ${de(c.project)}. ${c.start}`,
  (c) => `${c.start} Une passation est organisée avant la prise en main du périmètre.`,
  () => 'Plusieurs de nos CDD ont débouché sur un poste durable ; nous le disons sans le promettre.',
  (c) => `Le poste est basé ${c.city}. ${c.start}`,
  () => 'Les avantages sont les mêmes que pour les salariés en CDI, sans délai de carence.',
  (c) => `Vous disposerez dès le premier jour des accès et des procédures nécessaires. ${c.start}`,
  () => 'Nous étudions toutes les candidatures, y compris celles de personnes en reprise d’activité.',
  (c) => `${c.start} Nous veillons à ce que la charge reste compatible avec la durée du contrat.`,
  (c) => `Un échange avec ${c.head} conclut le recrutement. ${c.start}`,
]

const internship: TextPattern[] = [
  (c) => `${c.start} Une convention de stage est nécessaire.`,
  () => 'Un stage réussi peut se poursuivre par une proposition d’embauche ; ce fut le cas trois fois l’an dernier.',
  (c) => `Vous partirez avec un bilan écrit et des références. ${c.start}`,
  (c) => `Le stage se déroule ${c.city}. ${c.start}`,
  (c) => `${c.start} Le recrutement tient en deux échanges, dont un avec votre futur tuteur ou votre future tutrice.`,
  () => 'Nous lisons la lettre autant que le parcours : dites-nous ce que vous souhaitez apprendre.',
  (c) => `Vous rencontrerez ${c.partners} et comprendrez comment les métiers s’articulent. ${c.start}`,
  () => 'Nous recevons des candidatures de toutes les écoles et de toutes les universités.',
  (c) => `${c.start} Un test écrit de trente minutes, sans piège, précède l’entretien.`,
  () => 'Le mémoire peut être préparé sur le temps de stage, à raison d’une demi-journée par semaine.',
]

const apprenticeship: TextPattern[] = [
  (c) => `${c.start} Le contrat peut être un apprentissage ou une professionnalisation.`,
  () => 'Nous accueillons des étudiants de tous les établissements et pouvons recommander une formation.',
  () => 'À la fin du contrat, nous examinons en priorité la candidature de nos alternants aux postes ouverts.',
  (c) => `Le poste est basé ${c.city}. ${c.start}`,
  () => 'Le temps de cours et de révision est respecté, y compris pendant les périodes chargées.',
  (c) => `Un parcours d’accueil vous fera rencontrer ${c.partners}. ${c.start}`,
  (c) => `${c.start} Le recrutement comprend un échange avec l’équipe et un entretien avec les ressources humaines.`,
  () => 'Il n’est pas nécessaire d’avoir déjà trouvé son école pour se porter candidat ou candidate.',
  () => 'La rémunération suit la grille légale, complétée selon l’année d’études.',
  (c) => `Vous aurez, à mi-parcours, l’occasion de découvrir un métier voisin pendant une semaine. ${c.start}`,
]

const freelance: TextPattern[] = [
  (c) => `${c.start} Un échange de trente minutes suffit pour cadrer le besoin.`,
  () => 'Merci d’indiquer votre disponibilité et votre tarif journalier dans votre message.',
  (c) => `La mission se déroule ${c.city}. ${c.start}`,
  (c) => `Le contrat est conclu en direct, sans intermédiaire. ${c.start}`,
  (c) => `${c.start} Les accès et la documentation sont fournis dès la signature.`,
  () => 'Deux références de missions comparables sont appréciées.',
  (c) => `Un point d’avancement hebdomadaire est prévu avec ${c.head}. ${c.start}`,
  () => 'Le transfert de compétences à l’équipe fait partie de la mission.',
  (c) => `${c.start} Le rythme de présence se discute lors du cadrage.`,
  () => 'Nous examinons les candidatures au fil de leur arrivée.',
]

/** Last paragraphs: the start, the recruitment, what comes next. */
export const closings: Record<OfferContract, TextPattern[]> = {
  cdi: permanent,
  cdd: fixedTerm,
  stage: internship,
  alternance: apprenticeship,
  freelance,
}
