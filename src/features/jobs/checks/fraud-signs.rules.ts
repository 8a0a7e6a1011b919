import { speaksOfClients } from './fair-wording.rules.ts'
import type { Wording } from './wording.rules.ts'

const FEES =
  'Aucune somme ne peut être demandée à une personne qui cherche un emploi (article L5321-3 du Code du travail).'
const DATA = 'Demander des données bancaires ou une pièce d’identité avant l’embauche est un signe d’escroquerie.'
const PROMISE =
  'Une offre ne peut pas contenir d’allégation fausse ou propre à induire en erreur (article L5331-3 du Code du travail).'

const ON_THE_CANDIDATE =
  "(?:a (?:la|votre) charge(?: du candidat| de la candidate| du salarie)?|a vos frais|par le candidat|aux candidats|avant (?:l'embauche|l'entretien|la signature|votre arrivee)|rembourse\\S{0,3} (?:apres|a l'embauche|avec))"

/** Fees, means of payment that cannot be called back, bank details asked for, money for nothing. */
export const fraudWordings: Wording[] = [
  {
    code: 'fraude/frais',
    severity: 'stop',
    pattern: new RegExp(
      `\\b(?:frais|droits?) (?:de |d')(?:dossier|inscription|formation|traitement|visa|equipement|candidature)(?: \\S{1,20}){0,6}? ${ON_THE_CANDIDATE}|\\bfrais de candidature\\b|\\bformation (?:payante|${ON_THE_CANDIDATE})`,
      'g',
    ),
    unless: speaksOfClients,
    reason: FEES,
    suggestion: 'Retirez toute demande d’argent.',
  },
  {
    code: 'fraude/frais',
    severity: 'stop',
    pattern:
      /\b(?:versement|paiement|virement|depot|acompte) (?:prealable|d'avance|anticipe) (?:du |de la |par |demande|exige|obligatoire|requis)|\b(?:vous (?:devez|devrez|verserez|reglerez|payerez|paierez)|(?:le candidat|la candidate) (?:doit|devra|verse|regle|paie)|merci de|veuillez) ?(?:verser|regler|payer|avancer|acheter|envoyer)? (?:une? |la |les |des |votre |de )?(?:somme|caution|frais|acompte|depot de garantie|kit|avance|droits)\b/g,
    unless: speaksOfClients,
    reason: FEES,
    suggestion: 'Retirez toute demande d’argent.',
  },
  {
    code: 'fraude/frais',
    severity: 'stop',
    pattern:
      /\b(?:achat|achetez|acheter) (?:d'un|du|un|votre|le) kit\b|\bkit de demarrage (?:a|payant|de \d)|\b(?:investissement|apport|mise) (?:de depart|initiale?|personnel(?:le)?) (?:du candidat|de votre part|a votre charge|demandee? (?:au|a vous)|remboursable)/g,
    reason: FEES,
    suggestion: 'Retirez toute demande d’argent.',
  },
  {
    code: 'fraude/paiement',
    severity: 'stop',
    pattern:
      /\bmandats? cash\b|\b(?:par|via|avec|sur) (?:un |virement )?(?:western union|money ?gram|ria)\b|\b(?:coupons?|recharges?|tickets?|cartes?) (?:pcs|transcash|neosurf|toneo|paysafe(?:card)?)\b|\b(?:carte|coupon)s?[- ]cadeaux? (?:google|steam|itunes|apple|amazon|a (?:acheter|envoyer|nous))|\b(?:paye|paiement|remunere|verse)\S{0,3} en (?:crypto\S{0,10}|bitcoins?|usdt|especes non declarees)\b/g,
    unless: ({ sentence }) => /conformite|lcb|surveill|controle|lutte|flux|partenariat/.test(sentence),
    reason: 'Ces moyens de paiement ne laissent aucun recours\u202f; ils sont la marque des fausses offres.',
    suggestion: 'Retirez cette demande.',
  },
  {
    code: 'fraude/donnees',
    severity: 'stop',
    pattern:
      /\b(?:envo(?:yez|yer|i)|transmett(?:ez|re)|joign(?:ez|ant)|joindre|fourni(?:ssez|r)|communiqu(?:ez|er)|adress(?:ez|er)|scann(?:ez|er)|photographi(?:ez|er)|munissez-vous de|avec)(?:[ -]nous)?(?: \S{1,15}){0,4} (?:votre|vos) (?:rib|iban|numeros? de (?:carte|compte|securite sociale)|cartes? bancaires?|coordonnees bancaires|identifiants? bancaires?|codes? (?:secret|confidentiel|bancaire)s?|releves? (?:de compte|d'identite bancaire)|pieces? d'identite|cartes? d'identite|passeport)\b|\b(?:rib|iban|carte bancaire) (?:du candidat|demandee?|exigee?|obligatoire|a (?:fournir|joindre|envoyer))(?: (?:a|avec|des) (?:la|votre) candidature)?/g,
    unless: speaksOfClients,
    reason: DATA,
    suggestion: 'Retirez cette demande\u202f; ces pièces se remettent au service du personnel après l’embauche.',
  },
  {
    code: 'fraude/mule',
    severity: 'stop',
    pattern:
      /\b(?:recevoir|recevez|recevrez|encaisser|encaissez|transferer|transferez|reverser)(?: \S{1,15}){0,5} (?:sur|depuis|par|via) votre (?:propre |compte |)(?:compte|carte)\b|\b(?:preter|pretez|louer|louez|mettre a disposition) (?:de )?votre compte\b|\breexpedi(?:er|tion|ez) (?:de |des |les )?colis\b/g,
    reason:
      'Faire passer de l’argent ou des colis par une personne recrutée est un montage de blanchiment (article 324-1 du Code pénal).',
    suggestion: 'Retirez cette offre\u202f; si elle vous a été transmise, signalez-la.',
  },
  {
    code: 'fraude/promesse',
    severity: 'stop',
    pattern:
      /\b(?:revenus?|gains?|salaires?|argent|remuneration)s? (?:eleves? |importants? |rapides? )?(?:garantie?s?|assuree?s?|illimitee?s?|faciles?|rapides?) (?:et |, )?(?:sans|des le premier|en quelques|chaque (?:jour|semaine)|immediat)[a-z]{0,10}(?: [a-z'-]{1,15})?|\bargent facile\b|\bgains? (?:illimites?|faciles?|garantis?)\b|\bdevenez riche\b|\bgagnez (?:jusqu'a )?\d[\d ]{0,7} ?(?:€|euros?|k€) (?:par|\/) ?(?:jour|semaine|heure)/g,
    unless: speaksOfClients,
    reason: PROMISE,
    suggestion: 'Dites la rémunération réelle\u202f: fixe, variable et comment il se gagne.',
  },
  {
    code: 'fraude/promesse',
    severity: 'warn',
    pattern:
      /\brevenus? (?:complementaires?|passifs?|residuels?)\b|\b(?:vente pyramidale|marketing (?:de reseau|multiniveau|relationnel)|m\.?l\.?m\b)|\bliberte financiere\b|\bsans (?:aucune )?(?:experience|diplome|competence)s? ni (?:experience|diplome|competence)s? (?:requis|exige|necessaire)\S{0,2}|\btravail (?:facile|a domicile remunere)\b/g,
    unless: (around) => speaksOfClients(around) || /patrimoine|epargne|retraite|locati/.test(around.sentence),
    reason: `Cette promesse est fréquente dans les fausses offres. ${PROMISE}`,
    suggestion: 'Dites ce que le poste demande et comment il est payé.',
  },
  {
    code: 'fraude/messagerie',
    severity: 'stop',
    pattern:
      /\b(?:contact\S{0,6}|ecri(?:vez|re)|envo(?:yez|yer)|joi(?:gnez|ndre)|ajout(?:ez|er)|postul(?:ez|er)|repond(?:ez|re)|messages?|entretiens?|candidatures?|echanges?|uniquement|seulement|exclusivement)(?:[ -]\S{1,15}){0,5}? (?:whats? ?app|telegram|snap(?:chat)?|viber|wechat)\b/g,
    unless: (around) => speaksOfClients(around) || around.after.startsWith(' business'),
    reason:
      'Un recrutement qui passe par une messagerie privée est un signe d’escroquerie. Les candidats postulent et répondent sur Florin.',
    suggestion: 'Retirez cette mention.',
  },
]
