/** A text that binds the site and its users, as it stood from a day on. */
export type LegalText = {
  /** The day it began to count, which is also its name. */
  version: string
  title: string
  description: string
  lead: string
  /** « [words](address) » in a paragraph is a link. */
  articles: readonly { title: string; paragraphs: readonly string[] }[]
}

/** The terms in force. A change of their sense is a new day here. */
export const TERMS_VERSION = '2026-11-15'
