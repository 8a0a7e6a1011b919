import * as z from 'zod'
import { endpoint, noInput } from '#platform/contract.ts'

// Words of our own, numbers and yes or no: a text that anybody typed into a setting has no field to go to.
const number = /^v?\d+\.\d+\.\d+[\w.+-]*$/

export const readDebug = endpoint({
  method: 'GET',
  path: '/v1/admin/debug',
  access: 'administrator',
  summary: 'Ce qui tourne, et quels réglages sont faits, sans aucune de leurs valeurs.',
  input: noInput,
  output: z.object({
    version: z.string().regex(number),
    node: z.string().regex(number),
    environment: z.enum(['production', 'demonstration', 'development']),
    database: z.enum(['embedded', 'postgresql']),
    uptime_seconds: z.int(),
    configured: z.object({
      origin: z.boolean(),
      proxies: z.boolean(),
      secret: z.boolean(),
      smtp: z.boolean(),
      s3: z.boolean(),
      metrics: z.boolean(),
      google: z.boolean(),
      facebook: z.boolean(),
      linkedin: z.boolean(),
    }),
  }),
})
