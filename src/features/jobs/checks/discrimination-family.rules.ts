import { saysItDoesNotCount, speaksOfClients, speaksOfEquality } from './fair-wording.rules.ts'
import type { Wording } from './wording.rules.ts'

const SEX = 'discrimination/sexe'
const SEX_LAW =
  'Une offre ne peut pas mentionner le sexe recherché (articles L1142-1 et L1132-1 du Code du travail, article 225-1 du Code pénal).'
const FAMILY = 'discrimination/famille'
const FAMILY_LAW =
  'La situation de famille et la grossesse sont des critères interdits (articles L1142-1 et L1132-1 du Code du travail, article 225-1 du Code pénal).'
const BOTH = 'Ouvrez le poste à tous et écrivez «\u202f(H/F)\u202f».'
const WITHOUT = 'Retirez cette mention\u202f; dites les horaires ou les déplacements s’ils comptent.'

/** Sex, gender identity, family situation, pregnancy. */
export const familyWordings: Wording[] = [
  {
    code: SEX,
    severity: 'stop',
    pattern:
      /\b(?:recherch\S{1,4}|recrut\S{1,4}|cherch\S{1,4}|souhait\S{1,4}|embauch\S{1,4}|profil|candidate?s?|poste pour) (?:une? |des |d'une? |idealement une? |de preference une? )?(?:jeunes? )?(?:femmes?|hommes?|feminine?s?|masculine?s?|filles?|garcons?|dames?|monsieur)\b/g,
    unless: (around) => speaksOfEquality(around) || /^(?: (?:ou|et)|[/-]| ?cle| de l'art)/.test(around.after),
    reason: SEX_LAW,
    suggestion: BOTH,
  },
  {
    code: SEX,
    severity: 'stop',
    pattern:
      /\b(?:de sexe (?:masculin|feminin)|sexe ?: ?(?:masculin|feminin|homme|femme)|(?:hommes?|femmes?) (?:uniquement|exclusivement|seulement|imperativement|de preference|exigee?s?)|(?:uniquement|exclusivement|seulement) (?:des |pour |aux |une? )?(?:hommes?|femmes?)|(?:reservee?s?|interdite?s?|destinee?s?) aux (?:hommes|femmes)|poste (?:feminin|masculin)|(?:vous etes|etre) une? (?:jeune )?(?:homme|femme))\b(?! ?(?:\/|-|ou|et) ?(?:hommes?|femmes?))/g,
    unless: (around) => saysItDoesNotCount(around) || speaksOfClients(around),
    reason: SEX_LAW,
    suggestion: BOTH,
  },
  {
    code: SEX,
    severity: 'stop',
    pattern: /\b(?:jeunes? (?:femmes?|hommes?|filles?|garcons?)|demoiselles?|gentleman)\b/g,
    unless: (around) => speaksOfEquality(around) || speaksOfClients(around),
    reason: SEX_LAW,
    suggestion: BOTH,
  },
  {
    code: 'discrimination/orientation',
    severity: 'stop',
    pattern: /\b(?:hetero|homo|bi)sexuel(?:le)?s?\b|\btrans(?:genres?|sexuel(?:le)?s?)\b|\bgays?\b|\blesbiennes?\b/g,
    unless: speaksOfEquality,
    reason:
      'L’orientation sexuelle et l’identité de genre sont des critères interdits (article L1132-1 du Code du travail, article 225-1 du Code pénal).',
    suggestion: 'Retirez cette mention.',
  },
  {
    code: FAMILY,
    severity: 'stop',
    pattern:
      /\bcelibataires?\b|\bsans (?:jeunes? |aucun )?enfants?(?! (?:malade|a charge fiscale))(?: a charge)?\b|\bsans (?:charges? (?:de famille|familiales?)|attaches?(?: familiales?)?|(?:contraintes?|obligations?) (?:familiales?|de famille|personnelles?))\b/g,
    unless: (around) =>
      saysItDoesNotCount(around) || speaksOfClients(around) || /fiscal|couple|condition/.test(around.sentence),
    reason: FAMILY_LAW,
    suggestion: WITHOUT,
  },
  {
    code: FAMILY,
    severity: 'stop',
    pattern:
      /\b(?:vous etes|etre|candidate?s?|profils?|personnes?|femmes?|hommes?) (?:de preference |idealement )?(?:mariee?s?|divorcee?s?|veuf|veuve|pacsee?s?|en couple)\b|\b(?:meres?|peres?) de famille\b|\b(?:libres?|libere[es]?s?) (?:de toute|d'|de) ?(?:attaches?|obligations?|contraintes?) (?:familiales?|personnelles?)\b|\bsituation (?:de famille|familiale|matrimoniale) ?(?::|stable|souhaitee|exigee)/g,
    unless: (around) => speaksOfEquality(around) || speaksOfClients(around),
    reason: FAMILY_LAW,
    suggestion: WITHOUT,
  },
  {
    code: FAMILY,
    severity: 'stop',
    pattern:
      /\b(?:pas|non|jamais) enceintes?\b|\b(?:sans|pas de) (?:projet|desir|intention)s? (?:de |d')?(?:maternite|grossesse|bebe|enfants?)\b|\bfemmes? enceintes?\b|\b(?:sans|aucune?|pas de) (?:grossesse|maternite)s?\b/g,
    unless: (around) => speaksOfEquality(around) || speaksOfClients(around),
    reason: FAMILY_LAW,
    suggestion: 'Retirez cette mention.',
  },
]
