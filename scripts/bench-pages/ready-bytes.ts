// A process of its own, so that its processor time is its own: a Fastify route that gives the bytes of a file, compressed before.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const bytes = readFileSync(process.argv[2]!)
const app = Fastify()
app.get('/*', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').header('vary', 'accept-encoding').send(bytes),
)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
