import type { JobPlace } from './job-types.ts'

/** What only exists in France: dropped from the jobs of the other countries. */
const frenchOnly = new RegExp(
  [
    'Urssaf',
    'AMF',
    'DSN',
    'déclarations sociales nominatives',
    'Silae',
    'Dutreil',
    'Chorus',
    'M57',
    'plans d’épargne en actions',
    'Dailly',
    'Sapin',
    'taxe sur les salaires',
    'plan comptable général',
    'crédit d’impôt recherche',
    'Dintilhac',
    'épargne salariale',
    'lois de finances',
    'article 29',
    'notarial',
    'Décret tertiaire',
    'Certificat de commissaire',
    'assurance-vie',
    'certification des comptes',
    'conventions entre assureurs',
    'surendettement',
  ].join('|'),
  'i',
)

const replacements: [RegExp, string][] = [
  [/commissaires aux comptes/g, 'auditeurs externes'],
  [/commissariat aux comptes/g, 'révision des comptes'],
  [/liasse fiscale/g, 'déclaration fiscale'],
  [/Liasse fiscale/g, 'Déclaration fiscale'],
  [/en comptabilité française/g, 'en comptabilité'],
  [/normes françaises/g, 'normes locales'],
  [/Normes françaises/g, 'Normes locales'],
  [/en France et dans l’Union européenne/g, 'sur le plan national et européen'],
  [/notaires/g, 'conseils juridiques'],
  [/commissaires de justice/g, 'huissiers'],
  [/TPE et PME/g, 'PME'],
  [/TPE/g, 'petites entreprises'],
]

const swissReplacements: [RegExp, string][] = [
  [/millions d’euros/g, 'millions de francs'],
  [/Virements SEPA|Prélèvements SEPA/g, 'Trafic des paiements'],
]

/** Adapts lines written for France to the country of the post. */
export function localize(country: JobPlace['country'], lines: string[]): string[] {
  if (country === 'fr') return lines
  const rules = country === 'ch' ? [...replacements, ...swissReplacements] : replacements
  return lines
    .filter((line) => !frenchOnly.test(line))
    .map((line) => rules.reduce((text, [from, into]) => text.replace(from, into), line))
}
