import * as z from 'zod'
import { endpoint, id } from '#platform/contract.ts'
import { difference } from './differences.rules.ts'

export const readCvText = endpoint({
  method: 'POST',
  path: '/v1/cvs/:id/reading',
  access: 'candidate',
  summary: 'Ce que l’un de ses CV dit que le profil ne dit pas. Rien n’est changé, et le texte n’est pas gardé.',
  input: z.object({ id }),
  output: z.object({ data: z.array(difference) }),
})
