import * as z from 'zod'
import { endpoint, noInput } from './contract.ts'

export const readHealth = endpoint({
  method: 'GET',
  path: '/v1/health',
  access: 'public',
  summary: 'Si le processus est en vie.',
  input: noInput,
  always: true,
  output: z.object({ status: z.literal('ok') }),
})

export const readReadiness = endpoint({
  method: 'GET',
  path: '/v1/ready',
  access: 'public',
  summary:
    'Si le processus peut servir\u202f: sa base de données répond, la recherche est prête et il n’est pas en train de s’arrêter.',
  input: noInput,
  always: true,
  output: z.object({ status: z.literal('ready') }),
})
