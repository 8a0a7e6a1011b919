import type { FastifyInstance } from 'fastify'
import { platformRefusals, refuse } from '../../refusals.ts'

const MOST_VALUES = 2_000
const DEEPEST = 20

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether a JSON text has no more values, and none deeper, than any contract takes; told from its signs, without parsing. */
export function isModest(json: Buffer): boolean {
  let values = 0
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (inText) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (sign === COMMA) values++
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      values++
      depth++
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--
    if (values > MOST_VALUES || depth > DEEPEST) return false
  }
  return true
}

/** JSON as Fastify reads it, once it is known to be modest: what is parsed and checked costs by its values, not by its bytes. */
export function readModestJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isModest(body)) return parse(request, body.toString(), done)
    done(refuse(platformRefusals['platform/too_large']))
  })
}
