import * as z from 'zod'
import { endpoint, id } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'

const mail = z.object({
  id: z.int(),
  to: z.string(),
  /** Empty where the mail was refused: its content is not kept. */
  subject: z.string(),
  kind: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  written_at: z.iso.datetime(),
})

export const listMails = endpoint({
  method: 'GET',
  path: '/v1/admin/mails',
  access: 'administrator',
  summary:
    'La boîte aux lettres locale, le plus récent d’abord\u202f; 404 sur un site qui envoie ses e-mails et n’est pas une démonstration.',
  input: z.object(page(30)),
  output: z.object({ data: z.array(mail), pagination }),
})

export const readMail = endpoint({
  method: 'GET',
  path: '/v1/admin/mails/:id',
  access: 'administrator',
  summary: 'Un e-mail de la boîte aux lettres locale, en HTML et en texte.',
  input: z.object({ id }),
  output: mail.extend({ html: z.string(), text: z.string() }),
})
