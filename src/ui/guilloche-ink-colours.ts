const INKS = ['#0f5c4a', '#1f5673', '#6a2f57', '#74500f', '#8a3a24', '#3c4a5c']
const TINTS = ['#e3efe9', '#e3eef3', '#f4e8ef', '#f5ecd8', '#f8e8e2', '#e8ebef']
const NIGHT_INKS = ['#7fd1b9', '#8cc4e0', '#dfa6ca', '#e0bd78', '#eea88f', '#b6c4d6']
const NIGHT_TINTS = ['#12312a', '#122c3a', '#341d2d', '#322710', '#3a211a', '#212c38']

/**
 * The inks 1 to 6 and their papers as colours, for pictures that stand on their own, outside a page's style: those of
 * the tokens n1 … n6, by day and by night.
 */
export const inkColour = (ink: number): string => INKS[ink - 1]!
export const tintColour = (ink: number): string => TINTS[ink - 1]!
export const nightInkColour = (ink: number): string => NIGHT_INKS[ink - 1]!
export const nightTintColour = (ink: number): string => NIGHT_TINTS[ink - 1]!
