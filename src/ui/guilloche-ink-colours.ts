const INKS = ['#0f5c4a', '#1f5673', '#6a2f57', '#74500f', '#8a3a24', '#3c4a5c']
const TINTS = ['#e3efe9', '#e3eef3', '#f4e8ef', '#f5ecd8', '#f8e8e2', '#e8ebef']

/** The inks 1 to 6 and their papers as colours, for pictures that stand on their own, outside a page's style. */
export const inkColour = (ink: number): string => INKS[ink - 1]!
export const tintColour = (ink: number): string => TINTS[ink - 1]!
