/**
 * What else people call a trade when they search for it. Every wording names this trade, or the work of those who do it:
 * none may be wider than the trade's own function.
 */
export type TradeNames = {
  /** Other French names of the person. */
  also: string[]
  /** Names of the person in English, as offers and readers use them in France. */
  english: string[]
  /** Abbreviations of the trade. */
  short: string[]
  /** What the person does, in French or English: « recouvrement » finds the « chargé de recouvrement ». */
  activities: string[]
}
