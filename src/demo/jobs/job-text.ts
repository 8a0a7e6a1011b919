/** What the sentences of a description are filled with. */
export type TextContext = {
  company: string
  /** « construction navale ». */
  activity: string
  /** Its employees: « 1 900 ». */
  staff: string
  /** Where it has its seat: « à Nantes ». */
  seat: string
  /** The company about itself, ended by a period. */
  about: string
  /** Whom we look for: « une ou un analyste crédit ». */
  recruit: string
  /** « le poste », « l’alternance », and how participles agree with it. */
  post: string
  based: 'basé' | 'basée'
  attached: 'rattaché' | 'rattachée'
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
  /** « Prise de poste dès que possible. », empty where nothing is known of it. */
  start: string
}

export type TextPattern = (c: TextContext) => string
