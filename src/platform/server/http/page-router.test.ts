import type { ServerBuild } from 'react-router'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createPageRouter } from './page-router.ts'

// Each route answers with what it is called.
const route = (id: string, path?: string) => ({
  id,
  ...(id === 'root' ? { path: '' } : { parentId: 'root', ...(path === undefined ? { index: true } : { path }) }),
  module: { loader: () => new Response(id) },
})

const paths = ['/emploi', '/emploi/:id', '/emploi/:id/suite', '/offre-emploi/:id', '/:anything/there', '*']
const routes = [route('root'), route('home'), ...paths.map((path) => route(path, path))]
const build = {
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
  entry: { module: { default: () => new Response(null), streamTimeout: 1_000 } },
  assets: { version: '1', routes: {} },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  future: {},
  ssr: true,
} as unknown as ServerBuild

test('an address is answered by the page that it is the address of, however it is written', async () => {
  const ask = (handle: ReturnType<typeof createRequestHandler>) => async (path: string) => {
    const answer = await handle(new Request(`http://florin${path}`), new RouterContextProvider())
    return [path, answer.status, await answer.text()]
  }
  const addresses =
    `/ /emploi /emploi/ /emploi/3 /emploi/3/suite /emploi/there /offre-emploi/3 /offre-emploi /EMPLOI /%65mploi //emploi
    /emploi-3 /nowhere /nowhere/there /emploi/3/4/5 /émploi /.emploi /emploi?page=2 /emploi/3?_routes=root
    /__manifest?version=1&paths=/emploi`.split(/\s+/)
  const whole = await Promise.all(addresses.map(ask(createRequestHandler(build, 'production'))))
  expect(await Promise.all(addresses.map(ask(createPageRouter(build, false))))).toEqual(whole)
  expect(new Set(whole.map(([, , found]) => found))).toEqual(new Set(['home', ...paths, '{}']))
})
