import { hashText } from '#platform/random.ts'

/** The banknote ink of a seed, 1 to 6: classes n1 … n6. Apart from the drawings, which browsers never need. */
export const ink = (seed: string): number => 1 + (hashText(seed) % 6)
