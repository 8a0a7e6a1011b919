/** What the sentences of a description are filled with. */
export type TextContext = {
  company: string
  /** The company about itself, ended by a period. */
  about: string
  /** Whom we look for: « une ou un analyste crédit ». */
  recruit: string
  /** « à Lyon ». */
  city: string
  /** Noun phrases with their article: « l’équipe risques », « la direction des risques ». */
  team: string
  head: string
  partners: string
  project: string
  otherProject: string
  scope: string
  /** Sentences that introduce the team and whom the post reports to. */
  teamLine: string
  reportLine: string
  /** « six mois », empty for an open-ended contract. */
  duration: string
  /** « Prise de poste dès que possible. » */
  start: string
}

export type TextPattern = (c: TextContext) => string
