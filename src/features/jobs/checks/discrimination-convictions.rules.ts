import { saysItDoesNotCount, speaksOfEquality } from './fair-wording.rules.ts'
import type { Wording } from './wording.rules.ts'

const law = (criterion: string): string =>
  `${criterion} sont des critères interdits (article L1132-1 du Code du travail, article 225-1 du Code pénal).`
const RELIGION_LAW = law('Les convictions religieuses')
const WITHOUT = 'Retirez cette mention.'
const SOMEBODY = '(?:candidate?s?|personnes?|profils?|collaborateurs?|salariee?s?|vous etes|etre|hommes?|femmes?)'
const FAITH =
  '(?:musulmane?s?|catholiques?|chretien(?:ne)?s?|juifs?|juives?|protestante?s?|bouddhistes?|athees?|croyante?s?|pratiquante?s?|mormons?)'

/** Religion, politics, unions. « Finance islamique », « université catholique » and « prêts syndiqués » are trades and names. */
export const convictionWordings: Wording[] = [
  {
    code: 'discrimination/religion',
    severity: 'stop',
    pattern: new RegExp(
      `\\b${SOMEBODY} (?:de preference |non[- ]?|idealement )?${FAITH}\\b|\\bde (?:confession|religion|culture) ${FAITH}|\\bnon[- ]pratiquante?s?\\b|\\breligion ?: ?[a-z]|\\b(?:sans|pas de|ni) voile\\b|\\b(?:port du )?voile (?:interdit|refuse|exclu)`,
      'g',
    ),
    unless: (around) => speaksOfEquality(around) || /navi|bateau|regate/.test(around.sentence),
    reason: RELIGION_LAW,
    suggestion: WITHOUT,
  },
  {
    code: 'discrimination/religion',
    severity: 'warn',
    pattern:
      /\b(?:sans |aucun |pas de )signes? (?:religieux|ostentatoires?)(?: visibles?)?\b|\bneutralite religieuse\b/g,
    unless: saysItDoesNotCount,
    reason: `Une clause de neutralité n’est admise que si le règlement intérieur la prévoit (article L1321-2-1 du Code du travail). ${RELIGION_LAW}`,
    suggestion: 'Renvoyez au règlement intérieur s’il prévoit cette clause.',
  },
  {
    code: 'discrimination/syndicat',
    severity: 'stop',
    pattern: new RegExp(
      `\\b${SOMEBODY} non[- ]syndiquee?s?\\b|\\b(?:sans|aucune?|pas d')\\s?(?:appartenance|engagement|activite|passe|mandat|affiliation)s? syndica(?:le?s?|ux)\\b|\\banti[- ]?syndica(?:l|liste)\\b`,
      'g',
    ),
    unless: saysItDoesNotCount,
    reason: law('L’appartenance et l’activité syndicales'),
    suggestion: WITHOUT,
  },
  {
    code: 'discrimination/politique',
    severity: 'stop',
    pattern:
      /\b(?:sans|aucune?|pas d') ?(?:appartenance|engagement|activite|opinions?|affiliation)s? politiques?\b|\bapolitiques?\b|\b(?:sympathisante?s?|militante?s?|electeurs?) (?:du |de la |de |d'un )?(?:parti|gauche|droite|extreme)\b|\bopinions? politiques? (?:exigee?|conforme|proche|partagee)s?\b/g,
    unless: (around) => saysItDoesNotCount(around) || /association/.test(around.sentence),
    reason: law('Les opinions politiques'),
    suggestion: WITHOUT,
  },
]
