import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const faultOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('nothing set gives a demonstration on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    dataFolder: '.data',
    demo: true,
  })
})

test('an empty setting is an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('a server with its own PostgreSQL gets no sample data unless it asks', () => {
  const own = { DATABASE_URL: 'postgres://florin@localhost/florin' }
  expect(readConfig(own).demo).toBe(false)
  expect(readConfig({ ...own, FLORIN_DEMO: '1' }).demo).toBe(true)
})

test('each fault gives one line that names the setting', () => {
  const faults = faultOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    FLORIN_DEMO: 'peut-être',
    LOG_LEVEL: 'loud',
    FLORIN_ORIGIN: 'https://florin.example/path',
    FLORIN_PROXIES: '10.0.0.1, proxy',
    METRICS_TOKEN: 'short',
  }).split('\n')
  expect(faults).toEqual([
    'the setting PORT must be a number from 0 to 65535.',
    'the setting DATABASE_URL must begin with postgres://.',
    'the setting FLORIN_DEMO must be one of 0, 1, true, on, false, off.',
    'the setting FLORIN_ORIGIN must be an origin such as https://www.florin.example, without a path.',
    'the setting FLORIN_PROXIES must be IP addresses or networks separated by commas.',
    'the setting METRICS_TOKEN must have at least 16 characters.',
    'the setting LOG_LEVEL must be debug, info, warn, error or silent.',
  ])
})
