import { saysItDoesNotCount, speaksOfClients } from './fair-wording.rules.ts'
import type { Around, Wording } from './wording.rules.ts'

const CODE = 'discrimination/age'
const LAW =
  'L’âge est un critère interdit (articles L1132-1 et L5331-2 du Code du travail, article 225-1 du Code pénal).'
const EXPERIENCE = 'Dites l’expérience ou les compétences attendues.'

/** From 16 to 79: below, years are those of an experience. */
const YEARS = '(?:1[6-9]|[2-7]\\d)'

const experience =
  /^\s?(?:minimum |maximum |min |max )?(?:d'|de |en |dans )\s?(?:une? |la |l'|votre |notre )?(?:experience|anciennete|existence|pratique|metier|carriere|savoir|expertise|presence|poste|duree|histoire|activite|recul|conseil|banque|assurance|audit|finance|comptabilite|gestion|cabinet)/
const lasting =
  /(?:duree|pret|credit|emprunt|maturite|horizon|echeance|bail|baux|obligation|swap|titre|dette|amorti|historique|experience|anciennete|existe|fonde|cree|depuis|fort|maison|entreprise|societe|groupe|cabinet|banque|mutuelle|leader|histoire|anniversaire)\S{0,9}(?: \S{1,15}){0,4} ?$/
const apprentice = /apprenti|alternan|professionnalisation|v\.?i\.?e\b|volontariat/

const innocent = (around: Around): boolean =>
  saysItDoesNotCount(around) ||
  experience.test(around.after) ||
  lasting.test(around.before) ||
  /retraite|retraites/.test(around.after.slice(0, 30)) ||
  speaksOfClients(around)

/** Contracts of apprenticeship and « VIE » have an age limit of their own. */
const askedByLaw = ({ sentence }: Around): boolean => apprentice.test(sentence)

export const ageWordings: Wording[] = [
  {
    code: CODE,
    severity: 'stop',
    pattern: new RegExp(`\\b(?:de |a )?moins de ${YEARS} ans\\b|\\b${YEARS} ans (?:maximum|maxi|max)\\b`, 'g'),
    unless: innocent,
    milder: askedByLaw,
    reason: `${LAW} Seule une limite fixée par la loi (contrat d’apprentissage, VIE) peut être dite.`,
    suggestion: EXPERIENCE,
  },
  {
    code: CODE,
    severity: 'stop',
    pattern: new RegExp(`\\b(?:entre |de )?${YEARS} ?(?:ans )?(?:et|a|-|/) ?${YEARS} ans\\b`, 'g'),
    unless: innocent,
    milder: askedByLaw,
    reason: LAW,
    suggestion: EXPERIENCE,
  },
  {
    code: CODE,
    severity: 'stop',
    pattern: new RegExp(
      `\\b(?:candidate?s?|personnes?|profils?|collaborateurs?|quelqu'un) (?:de |d'au |ayant |avec )?(?:plus|moins|au moins) (?:de )?${YEARS} ans\\b|\\bvous avez (?:entre |plus de |moins de )?${YEARS} (?:et ${YEARS} )?ans\\b`,
      'g',
    ),
    unless: innocent,
    milder: askedByLaw,
    reason: LAW,
    suggestion: EXPERIENCE,
  },
  {
    code: CODE,
    severity: 'stop',
    pattern: new RegExp(
      `\\bage(?:e|\\(e\\)|\\.e|·e)?s? (?:de |d'au |entre |d'environ )[^.\\n]{0,20}?${YEARS} (?:et ${YEARS} )?ans\\b`,
      'g',
    ),
    unless: (around) =>
      saysItDoesNotCount(around) || speaksOfClients(around) || /enfant|entreprise|societe/.test(around.before),
    milder: askedByLaw,
    reason: LAW,
    suggestion: EXPERIENCE,
  },
  {
    code: CODE,
    severity: 'stop',
    pattern:
      /\bage (?:maximum|maximal|maxi|max|minimum|minimal|limite|souhaite|ideal|requis|exige)\b|\blimite d'age\b|\bage ?: ?\d\d\b/g,
    unless: (around) =>
      saysItDoesNotCount(around) ||
      speaksOfClients(around) ||
      /(?:pas|aucune|sans) (?:de )?$/.test(around.before) ||
      /souscription|adhesion|depart|retraite|contrat|versement/.test(around.after),
    milder: askedByLaw,
    reason: LAW,
    suggestion: EXPERIENCE,
  },
  {
    code: CODE,
    severity: 'stop',
    pattern: /\bnee?(?:\(e\))?s? (?:apres|avant) (?:19|20)\d\d\b/g,
    unless: saysItDoesNotCount,
    reason: LAW,
    suggestion: EXPERIENCE,
  },
  {
    code: CODE,
    severity: 'stop',
    pattern:
      /\b(?:jeunes? (?:candidate?s?|retraitee?s?)|(?:candidate?s?|profils?|personnes?|collaborateurs?|collaboratrices?) jeunes?|etre jeune|vous etes jeune|jeune d'esprit)\b/g,
    unless: (around) => saysItDoesNotCount(around) || /diplome/.test(around.after.slice(0, 12)),
    reason: LAW,
    suggestion: 'Écrivez «\u202fdébutants acceptés\u202f» ou le nombre d’années d’expérience attendu.',
  },
  {
    code: CODE,
    severity: 'warn',
    pattern: /\bjeunes? diplomee?(?:\(e\)|\.e|·e)?s?(?!\w)/g,
    unless: saysItDoesNotCount,
    reason: `«\u202fJeune diplômé\u202f» peut se lire comme un âge plutôt qu’un niveau. ${LAW}`,
    suggestion: 'Écrivez «\u202fdébutant accepté\u202f» ou «\u202fpremière expérience\u202f».',
  },
  {
    code: CODE,
    severity: 'warn',
    pattern:
      /\b(?:equipes?|cadre|environnement|ambiance|service|collectif)(?: \S{2,15})? jeunes?\b(?: et (?:dynamique|motivee?)s?)?|\bjeunes? equipes?\b|\bjeune et dynamique\b|\bdigital natives?\b/g,
    unless: (around) =>
      speaksOfClients(around) || /entreprise |societe |structure |fintech |start-?up /.test(around.before.slice(-14)),
    reason: `Une équipe dite «\u202fjeune\u202f» peut décourager les plus âgés. ${LAW}`,
    suggestion: 'Écrivez «\u202féquipe dynamique\u202f», ou dites combien de personnes la composent.',
  },
]
