import type { Salary } from '#platform/french.ts'
import { atTown, capitalised, formatCount, formatSalary, formatTenth, plural, quoted } from '#platform/french.ts'

const thousands = (sum: number, currency: Salary['currency']): string =>
  `${formatTenth(sum / 1_000).replace(',0', '')}\u202f${currency === 'EUR' ? 'k€' : 'kCHF'}`

const years = (count: number): string => plural(count, 'an')
const or = (names: readonly string[]): string => names.join(' ou ')

/** Why a point was given or not, as the candidate reads it. */
export const matchReasons = {
  unsaid: 'Non indiqué par l’offre\u202f: ne compte ni pour ni contre.',
  untold: 'Vous ne l’avez pas précisé\u202f: ne compte ni pour ni contre.',
  function: {
    same: (name: string) => `${name}, votre métier.`,
    other: (name: string, wanted: readonly string[]) => `${name}\u202f; votre métier est plutôt ${quoted(or(wanted))}.`,
  },
  skills: (found: readonly string[], all: number) =>
    found.length === 0
      ? `Aucune de vos compétences parmi ${plural(all, 'demandée')}.`
      : `${formatCount(found.length)} de vos compétences pour ${plural(all, 'demandée')}\u202f: ${found.join(', ')}.`,
  place: {
    there: (city: string, wanted: string) =>
      `${capitalised(atTown(city))}, où vous cherchez${city === wanted ? '' : ` (${wanted})`}.`,
    remote: 'Télétravail total\u202f: d’où vous voulez.',
    near: (city: string, kilometres: number, wanted: string) =>
      `${capitalised(atTown(city))}, à moins de ${kilometres}\u00a0km de votre recherche (${wanted}).`,
    region: (city: string, region: string) => `${capitalised(atTown(city))}, dans la même région (${region}).`,
    elsewhere: (city: string, wanted: string) => `${capitalised(atTown(city))}\u202f; vous cherchez ${atTown(wanted)}.`,
  },
  contract: {
    same: (name: string) => `${name}, comme vous le souhaitez.`,
    other: (name: string, wanted: readonly string[]) => `${name}\u202f; vous souhaitez un contrat ${or(wanted)}.`,
  },
  salary: (salary: Salary, yearly: number, wanted: number) => {
    const said = formatSalary(salary) ?? ''
    const whole = salary.period === 'an' ? said : `${said}, soit ${thousands(yearly, salary.currency)} par an`
    return `${whole}, vous demandez ${thousands(wanted, 'EUR')}.`
  },
  experience: (asked: number, held: number) =>
    asked === 0 ? 'Débutants acceptés.' : `${years(asked)} demandés au moins, vous en avez ${held}.`,
  sector: {
    same: (name: string) => `${name}, que vous visez.`,
    other: (name: string, wanted: readonly string[]) => `${name}\u202f; vous visez plutôt ${quoted(or(wanted))}.`,
  },
}
export type MatchReasons = typeof matchReasons

/** The same, as those who recruit read it. */
export const recruiterReasons: MatchReasons = {
  unsaid: 'Non indiqué par l’offre\u202f: ne compte ni pour ni contre.',
  untold: 'Non précisé par la personne\u202f: ne compte ni pour ni contre.',
  function: {
    same: (name) => `${name}, son métier.`,
    other: (name, wanted) => `${name}\u202f; cherche plutôt ${quoted(or(wanted))}.`,
  },
  skills: (found, all) =>
    found.length === 0
      ? `Aucune de ses compétences parmi ${plural(all, 'demandée')}.`
      : `${formatCount(found.length)} de ses compétences pour ${plural(all, 'demandée')}\u202f: ${found.join(', ')}.`,
  place: {
    there: (city, wanted) => `${capitalised(atTown(city))}, lieu recherché${city === wanted ? '' : ` (${wanted})`}.`,
    remote: 'Télétravail total.',
    near: (city, kilometres, wanted) =>
      `${capitalised(atTown(city))}, à moins de ${kilometres}\u00a0km du lieu recherché (${wanted}).`,
    region: (city, region) => `${capitalised(atTown(city))}, dans la région recherchée (${region}).`,
    elsewhere: (city, wanted) => `${capitalised(atTown(city))}\u202f; cherche ${atTown(wanted)}.`,
  },
  contract: {
    same: (name) => `${name}, comme souhaité.`,
    other: (name, wanted) => `${name}\u202f; souhaite un contrat ${or(wanted)}.`,
  },
  salary: (salary, yearly, wanted) => {
    const said = formatSalary(salary) ?? ''
    const whole = salary.period === 'an' ? said : `${said}, soit ${thousands(yearly, salary.currency)} par an`
    return `${whole}, souhait de ${thousands(wanted, 'EUR')}.`
  },
  experience: (asked, held) =>
    asked === 0 ? 'Débutants acceptés.' : `${years(asked)} demandés au moins, ${held} d’expérience.`,
  sector: {
    same: (name) => `${name}, secteur visé.`,
    other: (name, wanted) => `${name}\u202f; vise plutôt ${quoted(or(wanted))}.`,
  },
}

export const matchTexts = {
  criteria: {
    function: 'Métier',
    skills: 'Compétences',
    place: 'Lieu',
    contract: 'Contrat',
    salary: 'Salaire',
    experience: 'Expérience',
    sector: 'Secteur',
  },
  /** What to fill in, by criterion. */
  fillIn: {
    function: 'le poste que vous cherchez',
    skills: 'vos compétences',
    place: 'le lieu souhaité',
    contract: 'le contrat souhaité',
    salary: 'le salaire souhaité',
    experience: 'vos années d’expérience',
    sector: 'le secteur souhaité',
  },
  sheetTitle: 'Pourquoi cette offre vous correspond',
  sheetTitleLow: 'Cette offre et votre recherche',
  total: (total: number) => `Correspond à ${total}\u202f% de ce que vous cherchez`,
  share: (total: number) => `${total}\u202f%`,
  saved: 'Sauvegardée',
  outOf: (points: number, most: number) => `${points} sur ${most}`,
  open: 'non compté',
  missingSkills: (skills: readonly string[]) => `Aussi demandé\u202f: ${skills.join(', ')}.`,
  kindly: 'Une offre se tente aussi quand tout n’y est pas.',
  how: 'Calculé d’après votre recherche et vos compétences, selon des règles fixes. Cela ne décide de rien\u202f: vous pouvez postuler à toutes les offres.',
  tooLittle: (missing: readonly string[]) =>
    `Dites-nous en un peu plus pour comparer les offres à votre recherche\u202f: ${missing.join(', ')}.`,
  complete: 'Compléter mon profil',
  jobsTitle: 'Des offres qui vous correspondent',
  none: 'Aucune offre en ligne ne correspond assez à votre recherche pour le moment. Créez une alerte, ou élargissez le lieu ou le métier.',
  noneAction: 'Chercher une offre',
  why: 'Pourquoi',
  more: (missing: readonly string[]) => `Pour des propositions plus justes, ajoutez ${missing.join(', ')}.`,
}
