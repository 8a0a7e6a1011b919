import { expect, test } from 'vitest'
import { addressOf, readOperations } from './openapi.ts'

const document = {
  paths: {
    '/v1/jobs/{id}': {
      get: {
        summary: 'A job.',
        tags: ['jobs'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 9 } },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['date', 'salary'] } },
          { name: 'x-secret', in: 'header' },
        ],
      },
      delete: { summary: 'Removes it.' },
    },
    '/v1/endless': { get: { summary: 'Goes on.', responses: { '200': { content: { 'text/event-stream': {} } } } } },
  },
}

test('what only reads can be tried, with what it takes by path or query', () => {
  expect(readOperations(document)).toEqual([
    {
      id: 'get-v1-jobs-id-',
      method: 'GET',
      path: '/v1/jobs/{id}',
      tag: 'jobs',
      summary: 'A job.',
      parameters: [
        { name: 'id', in: 'path', required: true, hint: 'integer (1 à 9)', choices: [] },
        { name: 'sort', in: 'query', required: false, hint: 'string', choices: ['date', 'salary'] },
      ],
    },
  ])
})

test('values go where they belong, and stay values', () => {
  const [operation] = readOperations(document)
  expect(addressOf(operation!, { id: '12', sort: '' })).toBe('/v1/jobs/12')
  expect(addressOf(operation!, { id: '../users?x', sort: 'a&b', other: 'y' })).toBe(
    '/v1/jobs/..%2Fusers%3Fx?sort=a%26b',
  )
})
