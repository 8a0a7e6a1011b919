import type { Wording } from './wording.rules.ts'

const APPLY =
  'Les candidatures passent par Florin\u202f: elles arrivent dans votre espace, et les candidats ne sont pas exposés aux fraudes.'
const REMOVE = 'Retirez ces coordonnées\u202f; les candidats postulent par le bouton de l’offre.'

const NUMBER =
  '(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|quatre-vingts?|zero)'
/** Endings that are no French word: « équipe.Me joindre » is no address. */
const ENDINGS = 'fr|com|net|org|io|eu|be|ch|lu|bzh|paris'
const ANY_ENDING = `${ENDINGS}|me|ly|gl|co|info|biz|jobs|link|site|online|xyz|app|work|gle`

/** E-mail addresses, telephone numbers, links and names on messaging services, disguised ones too. */
export const contactWordings: Wording[] = [
  {
    code: 'contact/email',
    severity: 'stop',
    pattern: /\b[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g,
    reason: `Le texte contient une adresse e-mail. ${APPLY}`,
    suggestion: REMOVE,
  },
  {
    code: 'contact/email',
    severity: 'stop',
    pattern: new RegExp(
      `\\b[a-z0-9][a-z0-9._-]{1,40} ?(?:[([{<*] ?(?:at|a|@|arobase|arobas|chez) ?[)\\]}>*]|\\b(?:arobase|arobas)\\b|(?<= )at\\b|@) ?[a-z0-9-]{2,40} ?(?:\\.|[([{<*] ?(?:point|dot|\\.) ?[)\\]}>*]|\\b(?:point|dot)\\b) ?(?:${ENDINGS})\\b`,
      'g',
    ),
    reason: `Le texte contient une adresse e-mail écrite autrement. ${APPLY}`,
    suggestion: REMOVE,
  },
  {
    code: 'contact/telephone',
    severity: 'stop',
    // The same sign between all pairs, so that two dates side by side are no number.
    pattern:
      /(?<![\d+]|\d[ ./-])(?:(?:\+|00) ?33 ?(?:\(0\) ?)?[1-9]|0[1-9])(?:([ ./-]?)\d\d(?:\1\d\d){3}|[ ./-]?\d{4}[ ./-]?\d{4}|\d\d[ ./-]\d{3}[ ./-]\d{3})(?![\d]|[./-]\d)/g,
    reason: `Le texte contient un numéro de téléphone. ${APPLY}`,
    suggestion: REMOVE,
  },
  {
    code: 'contact/telephone',
    severity: 'stop',
    pattern: /(?<![\d+])(?:\+|00) ?(?:3[0-9]|4[0-9]|1|2\d\d|3[578]\d|42\d) ?(?:\(0\) ?)?\d(?:[ ./-]?\d){6,10}(?!\d)/g,
    reason: `Le texte contient un numéro de téléphone. ${APPLY}`,
    suggestion: REMOVE,
  },
  {
    code: 'contact/telephone',
    severity: 'stop',
    pattern: new RegExp(`\\bzero[ -](?:un|deux|trois|quatre|cinq|six|sept|huit|neuf)(?:[ ,-]${NUMBER}){4,12}\\b`, 'g'),
    reason: `Le texte contient un numéro de téléphone en toutes lettres. ${APPLY}`,
    suggestion: REMOVE,
  },
  {
    code: 'contact/lien',
    severity: 'stop',
    pattern: new RegExp(
      `\\b(?:https?|hxxps?):/{1,2}[^\\s<>"]{1,200}[^\\s<>".,;:!?)]|\\bwww\\.[a-z0-9-]{2,63}\\.[^\\s<>"]{1,200}[^\\s<>".,;:!?)]|(?<![@\\w.-])[a-z0-9-]{1,63}\\.(?:${ANY_ENDING})/[^\\s<>"]{0,200}[^\\s<>".,;:!?)]`,
      'g',
    ),
    reason: `Le texte contient un lien. ${APPLY}`,
    suggestion: 'Retirez le lien\u202f; votre site se règle sur la page de l’entreprise.',
  },
  {
    code: 'contact/lien',
    severity: 'warn',
    pattern: new RegExp(`(?<![@\\w.-])[a-z0-9-]{2,63}\\.(?:${ENDINGS})\\b(?![/@\\w-]|\\.\\w)`, 'g'),
    // Names of software that look like an address.
    unless: ({ passage }) =>
      /^(?:asp|vb|ado|ml|dot|c|f)\.net$/.test(passage) || /^\d+\.(?:io|eu|ch|be|lu)$/.test(passage),
    reason: `Le texte semble contenir l’adresse d’un site. ${APPLY}`,
    suggestion: 'Retirez l’adresse\u202f; votre site se règle sur la page de l’entreprise.',
  },
  {
    code: 'contact/messagerie',
    severity: 'stop',
    pattern:
      /\b(?:whats? ?app|telegram|signal|messenger|snap(?:chat)?|insta(?:gram)?|skype|viber|wechat|discord) ?(?:: ?@?[a-z0-9_.:+-]{3,40}|@[a-z0-9_.]{3,40}|(?:au|sur le) ?\+?\d)|(?<![\w.@])@[a-z][a-z0-9_.]{2,30}\b/g,
    reason: `Le texte contient un identifiant de messagerie. ${APPLY}`,
    suggestion: REMOVE,
  },
]
