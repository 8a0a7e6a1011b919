import { expect, test } from 'vitest'
import * as z from 'zod'
import type { ApiParts } from '../src/app/api.ts'
import { apiRoutes } from '../src/app/api.ts'
import { endpointKey } from '../src/platform/contract.ts'

type Schema = { format?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

const isTime = ({ format, items, anyOf }: Schema): boolean =>
  format === 'date' || format === 'date-time' || (items ? isTime(items) : (anyOf ?? []).some(isTime))

// What the database cannot keep is refused at the door, whichever field it is: else it would be a bug there.
test('days and moments of every body are of our time', () => {
  const fields = apiRoutes({ config: {}, indexes: {} } as ApiParts).flatMap(({ endpoint }) => {
    const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
    return Object.entries(schema.properties ?? {})
      .filter(([, one]) => isTime(one))
      .map(([name, one]) => ({ endpoint, name, many: one.items !== undefined }))
  })
  expect(fields.length).toBeGreaterThan(6)
  const odd = [
    '0000-01-01',
    '0000-01-01T00:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '9999-12-31T23:59',
  ]
  const taken = fields.flatMap(({ endpoint, name, many }) =>
    odd
      .filter((value) => {
        const faults = endpoint.input.safeParse({ [name]: many ? [value] : value }).error?.issues ?? []
        return !faults.some(({ path }) => path[0] === name)
      })
      .map((value) => `${endpointKey(endpoint)} ${name}: ${value}`),
  )
  expect(taken).toEqual([])
})
