/** Families of diplomas, used to name the expected education. */
export type DegreeFamily =
  | 'gestion'
  | 'comptabilite'
  | 'banque'
  | 'patrimoine'
  | 'ecole'
  | 'quantitatif'
  | 'donnees'
  | 'droit'
  | 'actuariat'
  | 'assurance'

/** Where a person works: noun phrases with their article, ready to be put in a sentence. */
export type WorkSetting = {
  team: string
  /** Whom the post reports to. */
  head: string
  partners: string
  /** Completes « … ans d’expérience ». */
  field: string
  /** Title of the person who leads the team. */
  lead: string
  degree: DegreeFamily
  scopes: { title: string; text: string }[]
  /** Singular noun phrases. */
  projects: string[]
}
