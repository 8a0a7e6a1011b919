import * as z from 'zod'
import { doneOutput, endpoint, id } from '#platform/contract.ts'

export const likeArticle = endpoint({
  method: 'POST',
  path: '/v1/news/:id/like',
  access: 'public',
  summary: 'Aime un article ou ne l’aime plus : une fois par membre, ou par visiteur grâce à un cookie signé.'.replace(
    ' :',
    '\u202f:',
  ),
  input: z.object({ id, action: z.enum(['like', 'unlike'], { error: 'like ou unlike.' }) }),
  output: z.object({ success: z.literal(true), likes_count: z.int(), user_liked: z.boolean() }),
})

export const viewArticle = endpoint({
  method: 'POST',
  path: '/v1/news/:id/view',
  access: 'public',
  summary:
    'Compte une lecture, une fois par lecteur et par jour, sans rien garder du lecteur. Les robots ne comptent pas.',
  input: z.object({ id }),
  output: doneOutput,
})
