import { saysItDoesNotCount, speaksOfClients, speaksOfEquality } from './fair-wording.rules.ts'
import type { Wording } from './wording.rules.ts'

const LOOKS = 'discrimination/apparence'
const LOOKS_LAW =
  'L’apparence physique est un critère interdit (article L1132-1 du Code du travail, article 225-1 du Code pénal).'
const HEALTH = 'discrimination/sante'
const HEALTH_LAW =
  'L’état de santé est un critère interdit\u202f; seul le médecin du travail juge de l’aptitude (articles L1132-1 et L4624-1 du Code du travail, article 225-1 du Code pénal).'
const HANDICAP = 'discrimination/handicap'
const HANDICAP_LAW =
  'Le handicap est un critère interdit (article L1132-1 du Code du travail, article 225-1 du Code pénal).'
const DRESS = 'Écrivez «\u202ftenue professionnelle\u202f» si le poste le demande.'

/** Of what: « bonne présentation des comptes » is not about looks. */
const ofSomething =
  /^ (?:des?|du|d'|orale?|ecrite?|a l'oral|financiere|comptable|commerciale|synthetique|powerpoint)\b|^ d'/

/** Looks, health, disability, ways of life. */
export const bodyWordings: Wording[] = [
  {
    code: LOOKS,
    severity: 'stop',
    pattern:
      /\b(?:belle|jolie) (?:presentation|apparence|allure|plastique)\b|\bphysique (?:agreable|avantageux|attrayant|soigne|irreprochable)\b|\b(?:bonne|belle) apparence\b|\bapparence (?:physique )?(?:soignee|agreable|irreprochable|impeccable|exigee)\b|\b(?:taille mannequin|mensurations|surpoids|obese|silhouette)\b|\btaille (?:minimum|minimale|mini) ?:? ?1[,.m ]/g,
    unless: (around) => saysItDoesNotCount(around) || ofSomething.test(around.after),
    reason: LOOKS_LAW,
    suggestion: DRESS,
  },
  {
    code: LOOKS,
    severity: 'warn',
    pattern:
      /\b(?:bonne|tres bonne|excellente|parfaite|impeccable) presentation\b|\bpresentation (?:soignee|impeccable|irreprochable|exigee)\b|\b(?:tatouages?|piercings?)\b|\b(?:cv|candidature)s? avec photos?\b|\bphoto (?:exigee|obligatoire|recente|souhaitee|d'identite)\b/g,
    unless: (around) =>
      saysItDoesNotCount(around) || ofSomething.test(around.after) || /sans photo/.test(around.sentence),
    reason: LOOKS_LAW,
    suggestion: DRESS,
  },
  {
    code: HEALTH,
    severity: 'stop',
    pattern:
      /\b(?:en |une |d'une )?(?:bonne|excellente|parfaite) sante(?: physique| mentale)?\b|\b(?:bon|excellent) etat de sante\b|\bsans (?:probleme|souci|antecedent)s? (?:de sante|medica(?:l|ux)|medicale?s?)\b|\bseropositi(?:f|ve)s?\b|\bpas d'arrets? maladie\b|\bjamais malades?\b/g,
    unless: (around) =>
      saysItDoesNotCount(around) ||
      /^ (?:financiere|economique|du |de la |de l'|des |d'|au travail|et (?:la |votre )?securite)/.test(around.after) ||
      /financi|bilan|resultat|entreprise|solvab/.test(around.sentence) ||
      speaksOfClients(around),
    reason: HEALTH_LAW,
    suggestion: 'Dites les conditions du poste (port de charges, déplacements) plutôt qu’un état de santé.',
  },
  {
    code: HEALTH,
    severity: 'warn',
    pattern:
      /\b(?:bonne|excellente) (?:condition|forme|constitution) physique\b|\bresistance physique\b|\bnon[- ]fumeu(?:r|se)s?\b/g,
    unless: (around) => saysItDoesNotCount(around) || speaksOfClients(around),
    reason:
      'La santé et les mœurs sont des critères interdits, sauf exigence essentielle et proportionnée du poste (articles L1132-1 et L1133-1 du Code du travail).',
    suggestion: 'Dites ce que le poste demande de faire.',
  },
  {
    code: HANDICAP,
    severity: 'stop',
    pattern:
      /\b(?:sans|aucun|pas de) handicap\b|\bnon[- ](?:handicapee?s?|invalides?)\b|\bpersonnes? valides? (?:uniquement|exclusivement|seulement)\b|\bhandicapee?s? (?:exclus|refuse|non accepte)\S{0,3}|\b(?:inaccessible|non accessible|pas accessible|ferme|interdit) aux (?:personnes )?(?:handicapees|en situation de handicap|travailleurs handicapes)\b/g,
    unless: saysItDoesNotCount,
    reason: HANDICAP_LAW,
    suggestion: 'Écrivez «\u202fposte ouvert aux personnes en situation de handicap\u202f».',
  },
  {
    code: HANDICAP,
    severity: 'warn',
    pattern:
      /\breservee?s? (?:exclusivement |uniquement )?aux (?:personnes (?:handicapees|en situation de handicap|reconnues)|travailleurs handicapes|rqth)\b|\brqth (?:exigee?|obligatoire|imperative)\b/g,
    unless: speaksOfEquality,
    reason: `Réserver un poste n’est admis que dans le cadre des articles L5213-1 et suivants du Code du travail. ${HANDICAP_LAW}`,
    suggestion: 'Écrivez «\u202fposte ouvert, à compétences égales, aux personnes en situation de handicap\u202f».',
  },
]
