import { createServer } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'

/** Development only: Vite answers for sources and reloads pages on save; Fastify answers for the rest. */
export async function startDevServer() {
  const server = createServer()
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const serverFactory: NonNullable<FastifyServerOptions['serverFactory']> = (handler) =>
    server.on('request', (request, response) => vite.middlewares(request, response, () => handler(request, response)))
  return {
    serverFactory,
    build: async (): Promise<ServerBuild> =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    close: () => vite.close(),
  }
}
