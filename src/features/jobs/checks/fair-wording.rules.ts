import type { Around } from './wording.rules.ts'

const equalTreatment =
  /quel(?:le)?s? que soi(?:t|ent)|sans (?:aucune )?(?:distinction|discrimination|prejuge|condition)|independamment d|toutes les (?:candidatures|personnes)|tous les (?:profils|talents)|peu importe|n'est pas un critere|lutte contre/
const promise = /egalite|diversite|inclusi|mixite|parite|a competences egales|ouverte?s? a tou|bienvenue?s?/

/** The sentence says that the criterion does not count. */
export const saysItDoesNotCount = ({ sentence }: Around): boolean => equalTreatment.test(sentence)

/** The sentence promises equality, or the criterion is its subject rather than a demand. */
export const speaksOfEquality = (around: Around): boolean => saysItDoesNotCount(around) || promise.test(around.sentence)

const others =
  /clients?\b|clientele|assures?\b|emprunteur|souscript|beneficiaires?|epargnant|contribuable|foyer|particuliers|locataire|investisseur|contrats?\b.{0,20}(?:vie|prevoyance|sante)|garantie|produits?\b|offres? (?:bancaire|jeune)/

/** It is about whom the company serves, not about whom it hires: « Conseiller clientèle, moins de 35 ans » is not. */
export const speaksOfClients = ({ clause }: Around): boolean => others.test(clause)
