// What the forms of a back-office list and its page say to each other.

/** The form of a list without scripts: which act, on which rows. */
export const ASK = 'demander'
export const CHOSEN_ACT = 'acte'
/** The field that says that an act takes another one back. */
export const UNDOING = 'annulation'

/** An act was asked for and waits to be confirmed. */
export type Asking = { asking: string; ids: number[] }

/** An act was done. */
export type Done = { act: string; undone: boolean; changed: number[]; unchanged: number }
