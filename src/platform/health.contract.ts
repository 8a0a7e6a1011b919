import * as z from 'zod'
import { endpoint, noInput } from './contract.ts'

export const readHealth = endpoint({
  method: 'GET',
  path: '/v1/health',
  access: 'public',
  summary: 'Whether the process is alive.',
  input: noInput,
  always: true,
  output: z.object({ status: z.literal('ok') }),
})

export const readReadiness = endpoint({
  method: 'GET',
  path: '/v1/ready',
  access: 'public',
  summary: 'Whether the process can serve: its database answers and it is not shutting down.',
  input: noInput,
  always: true,
  output: z.object({ status: z.literal('ready') }),
})
