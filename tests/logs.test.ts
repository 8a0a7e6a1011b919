import { expect, test } from 'vitest'
import { runFlorin } from './support/run-florin.ts'
import { newPlace } from './support/test-database.ts'

test('logs are JSON, know requests by their pattern, and hold nothing of the people behind them', async () => {
  const place = await newPlace('template')
  const florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0', LOG_LEVEL: 'debug' })
  try {
    const secret = 'camille.aubry@exemple.example'
    const headers = { cookie: `session=${secret}`, 'user-agent': secret, referer: `https://x.example/${secret}` }
    await fetch(`${florin.address}/v1/jobs/suggestions?field=quoi&q=${secret}`, { headers })
    await fetch(`${florin.address}/v1/${secret}`, { headers })
    await fetch(`${florin.address}/${secret}?q=${secret}`, { headers })
    await fetch(`${florin.address}/pays`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ pays: secret, retour: `/${secret}` }),
      redirect: 'manual',
    })
    await fetch(`${florin.address}/logos/${secret}.svg`, { headers })
  } finally {
    await florin.stop()
    await place.remove()
  }
  const lines = florin
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const routes = lines.map((line) => (JSON.parse(line) as { route?: string }).route).filter(Boolean)
  expect(routes).toEqual(expect.arrayContaining(['/v1/jobs/suggestions', '/v1/*', '/*']))
  expect(florin.output()).not.toMatch(/camille|aubry|remoteAddress|user-agent/)
})
