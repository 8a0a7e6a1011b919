import { wireInt } from '#platform/contract.ts'

/** 1 France, 2 Belgique, 3 Luxembourg, 4 Suisse. Without it, every country counts. */
export const sessionPays = wireInt('Le pays doit être 1, 2, 3 ou 4.')
  .min(1, { error: 'Le pays doit être 1, 2, 3 ou 4.' })
  .max(4, { error: 'Le pays doit être 1, 2, 3 ou 4.' })
  .optional()
