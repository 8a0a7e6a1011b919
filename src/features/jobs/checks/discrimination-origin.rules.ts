import { saysItDoesNotCount, speaksOfClients, speaksOfEquality } from './fair-wording.rules.ts'
import type { Around, Wording } from './wording.rules.ts'

const ORIGIN = 'discrimination/origine'
const ORIGIN_LAW =
  'L’origine, l’appartenance à une ethnie ou à une nation et le nom sont des critères interdits (article L1132-1 du Code du travail, article 225-1 du Code pénal).'
const NATION = 'discrimination/nationalite'
const NATION_LAW =
  'Exiger une nationalité est interdit, sauf pour les rares postes où la loi l’impose (article L1132-1 du Code du travail, article 225-1 du Code pénal).'
const HOME_LAW =
  'Le lieu de résidence est un critère interdit (article L1132-1 du Code du travail, article 225-1 du Code pénal).'
const PEOPLES =
  '(?:francaise?|europeenne?|europeen|africaine?|maghrebine?|arabe|asiatique|antillaise?|etrangere?|occidentale?|immigree?|gauloise?)'

/** Posts of sovereignty or with a clearance, for which a text may ask for the nationality. */
const askedByLaw = ({ sentence }: Around): boolean =>
  /habilit|secret|defense|souverain|fonction publique|fonctionnaire|concours|legal|loi\b|reglement|statut|banque de france|tresor/.test(
    sentence,
  )

export const originWordings: Wording[] = [
  {
    code: NATION,
    severity: 'stop',
    pattern:
      /\b(?:de |la )?nationalite (?:francaise|europeenne|suisse|belge|luxembourgeoise|ue|de l'ue|d'un (?:etat|pays) membre|exigee?|obligatoire|requise|imperative)\b|\bnationalite ?: ?[a-z]{4,14}\b|\bressortissante?s? (?:francais|europeen|de l'union|de l'ue|ue|de l'espace economique)[a-z]{0,4}\b|\b(?:francais|europeens|citoyens (?:francais|europeens)) (?:uniquement|exclusivement|seulement)\b/g,
    unless: (around) =>
      saysItDoesNotCount(around) || speaksOfClients(around) || /\b(?:ou|et|double) $/.test(around.before),
    milder: askedByLaw,
    reason: NATION_LAW,
    suggestion:
      'Écrivez «\u202fautorisation de travail en France\u202f»\u202f; si un texte impose la nationalité, citez-le.',
  },
  {
    code: ORIGIN,
    severity: 'stop',
    pattern:
      /\b(?:de |en )?langues? maternelles?\b|\bmother[- ]tongue\b|\bnative (?:english|french|german|spanish|italian|speakers?)\b|\b(?:anglais|francais|allemand|espagnol|italien|neerlandais|portugais|arabe|chinois|mandarin)(?:e|phone)? (?:natif|native|maternel)\b|\banglophones? nati(?:f|ve)s?\b/g,
    unless: saysItDoesNotCount,
    milder: ({ before, after }) =>
      /niveau (?:de )?$/.test(before) || /^,? ?(?:ou (?:bilingue|equivalent|niveau|courant|c2))/.test(after),
    reason: `La langue maternelle renvoie à l’origine, qui est un critère interdit\u202f; le niveau de langue n’en est pas un. ${ORIGIN_LAW}`,
    suggestion: 'Écrivez «\u202fbilingue\u202f» ou un niveau (C1, C2).',
  },
  {
    code: ORIGIN,
    severity: 'stop',
    pattern: new RegExp(
      `\\b(?:candidate?s?|personnes?|profils?|hommes?|femmes?|vous etes|etre|collaborateurs?|equipe) (?:d'origine ${PEOPLES}|de type ${PEOPLES})|\\b(?:de souche|bleu[- ]blanc[- ]rouge|type (?:europeen|caucasien|mediterraneen|africain|asiatique)|couleur de peau|peau (?:blanche|noire|claire)|race (?:blanche|noire))\\b`,
      'g',
    ),
    unless: (around) => speaksOfEquality(around) || /cellule|virus/.test(around.before),
    reason: ORIGIN_LAW,
    suggestion: 'Retirez cette mention.',
  },
  {
    code: ORIGIN,
    severity: 'stop',
    pattern:
      /\b(?:sans|aucun|pas d') ?(?:fort )?accent(?: etranger| regional| prononce)?\b|\bconsonance (?:francaise|etrangere|europeenne)\b|\b(?:nom|prenom|patronyme)s? (?:a consonance|bien )?(?:francais|francaise|europeen|etranger)s?\b/g,
    unless: saysItDoesNotCount,
    reason: ORIGIN_LAW,
    suggestion: 'Dites plutôt le niveau de langue attendu.',
  },
  {
    code: 'discrimination/exclusion',
    severity: 'stop',
    pattern:
      /\b(?:etrangere?s?|immigree?s?|seniors?|jeunes|retraitee?s?|femmes?|hommes?|handicape(?:e?s)?|fumeurs?|parents?|meres?|peres?|syndiquee?s?|chomeurs?|banlieusards?|provinciaux|religieux|musulmans?|obeses?|(?:plus|moins) de \d\d ans|beneficiaires du rsa|rqth) s'abstenir\b/g,
    reason:
      'Écarter un groupe de personnes est une discrimination (article L1132-1 du Code du travail, article 225-1 du Code pénal).',
    suggestion: 'Dites les compétences attendues, et laissez chacun postuler.',
  },
  {
    code: 'discrimination/residence',
    severity: 'stop',
    pattern:
      /\b(?:residence|domicile|habitation|lieu de vie)(?: \S{1,20}){0,6} (?:exigee?|obligatoire|imperati(?:f|ve)|requise?)\b|\b(?:habiter|resider|etre domicilie(?:e|\(e\))?|habitant|residant|domicilie(?:e|\(e\))?)(?: \S{1,20}){0,5} (?:imperativement|obligatoirement|exige|obligatoire|imperatif|uniquement)\b|\b(?:imperativement|obligatoirement|uniquement) (?:habiter|resider|domiciliee?s?|residant|habitant)\b|\b(?:habitants?|residents?|candidats?) (?:du|de la|des) (?:\d\d|9-3|banlieue|cites?|quartiers?)(?: \S{1,15}){0,2} (?:s'abstenir|exclus|refuses)\b/g,
    unless: (around) => saysItDoesNotCount(around) || speaksOfClients(around) || /fiscal/.test(around.passage),
    reason: HOME_LAW,
    suggestion: 'Dites où se trouve le poste et, s’il y en a, les astreintes\u202f; chacun juge de son trajet.',
  },
  {
    code: 'discrimination/residence',
    severity: 'warn',
    pattern:
      /\bvous (?:habitez|residez|logez)\b|\b(?:candidate?s?|personnes?|profils?) (?:habitant|residant|domiciliee?s?|local|locale|locaux)\b|\b(?:habiter|resider) (?:a|dans|pres|proche)\b|\blieu de residence\b/g,
    unless: (around) =>
      saysItDoesNotCount(around) || speaksOfClients(around) || /fiscal|teletravail|ou que vous/.test(around.sentence),
    reason: HOME_LAW,
    suggestion: 'Dites où se trouve le poste\u202f; chacun juge de son trajet.',
  },
  {
    code: 'discrimination/banque',
    severity: 'stop',
    pattern:
      /\b(?:domicili\S{1,6}|verse\S{0,4}|virer) (?:de )?votre salaire (?:chez|dans|aupres|sur)\b|\b(?:domiciliation|compte) bancaire (?:en france |chez nous |dans (?:notre|nos) \S{1,15} )?(?:exigee?|obligatoire|imperati(?:f|ve)|requise?)\b|\bvous (?:devez|devrez) (?:ouvrir|avoir|detenir) un compte\b/g,
    unless: speaksOfClients,
    reason:
      'La domiciliation bancaire est un critère interdit (article L1132-1 du Code du travail, article 225-1 du Code pénal).',
    suggestion: 'Retirez cette mention.',
  },
]
