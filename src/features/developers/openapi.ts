/** The little of an OpenAPI document that the page to try it needs. */
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; hint: string; choices: string[] }
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  parameters: Parameter[]
}

type Schema = { type?: string; enum?: string[]; minimum?: number; maximum?: number; anyOf?: Schema[] }
type RawParameter = { name: string; in: string; required?: boolean; schema?: Schema }
type RawOperation = {
  summary?: string
  tags?: string[]
  parameters?: RawParameter[]
  responses?: Record<string, { content?: Record<string, unknown> }>
}
export type OpenApi = { paths: Record<string, Record<string, RawOperation>> }

/** An answer that goes on for ever is nothing to wait for. */
const isStream = ({ responses }: RawOperation): boolean => 'text/event-stream' in (responses?.['200']?.content ?? {})

/** Reading operations in the order of the document; those that change something want more than a form. */
export function readOperations(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, operation]) => method === 'get' && !isStream(operation))
      .map(([method, operation]) => ({
        id: `${method}${path}`.replace(/\W+/g, '-'),
        method: method.toUpperCase(),
        path,
        tag: operation.tags?.[0] ?? '',
        summary: operation.summary ?? '',
        parameters: (operation.parameters ?? []).filter(isSimple).map(toParameter),
      })),
  )
}

const isSimple = (parameter: RawParameter): parameter is RawParameter & { in: 'path' | 'query' } =>
  parameter.in === 'path' || parameter.in === 'query'

function toParameter({
  name,
  in: place,
  required = false,
  schema = {},
}: RawParameter & { in: 'path' | 'query' }): Parameter {
  const known = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  const bounds =
    known.minimum !== undefined && known.maximum !== undefined ? ` (${known.minimum} à ${known.maximum})` : ''
  return { name, in: place, required, hint: `${known.type ?? 'texte'}${bounds}`, choices: known.enum ?? [] }
}

/** The address to call for the values typed in. */
export function addressOf({ path, parameters }: Operation, values: Record<string, string>): string {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place } of parameters) {
    const value = values[name] ?? ''
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '') query.set(name, value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}
