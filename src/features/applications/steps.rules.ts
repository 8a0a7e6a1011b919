/** The five points of the line: sent, read, contact, interview, answer. */
export const STEPS = 5
