/** A finance job title: where it is hired, what it is paid, what it does. */
export type JobTitle = {
  slug: string
  /** Masculine form, without « H/F ». */
  name: string
  feminine: string
  /** Function slug. */
  function: string
  /** Where it is hired, most typical first. */
  homes: { sector: string; subsector: string }[]
  /** Gross k€ a year for a confirmed person (3 to 7 years) in Paris. */
  salary: [number, number]
  /** From 1 (rare) to 10 (very common). */
  weight: number
  skills: string[]
  /** Infinitive sentences, without final period. */
  missions: string[]
  /** « Vous… » sentences, without final period. */
  requirements: string[]
  /** May be offered as an internship or an apprenticeship. */
  juniorOk: boolean
}
