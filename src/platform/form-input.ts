import type * as z from 'zod'

// A form says the same as a JSON body, in names and texts. The endpoint's own schema tells how each name is meant:
// `skills` several times is a list, `experiences.0.title` the title of the first experience, a box that is not ticked is not sent.

type Schema = z.ZodType
type Def = { type: string; innerType?: Schema; in?: Schema; out?: Schema; element?: Schema }

const defOf = ({ def }: Schema): Def => def

/** The type itself, without what says that it may be missing or is worked on before or after. */
function core(schema: Schema): Schema {
  const { type, innerType, in: before, out: after } = defOf(schema)
  if (innerType) return core(innerType)
  return type === 'pipe' ? core(defOf(before!).type === 'transform' ? after! : before!) : schema
}

/** Kinds of which an empty text is none. */
const NEVER_EMPTY = new Set(['number', 'int', 'date', 'enum', 'literal'])

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value): value is string => typeof value === 'string')

/** The places of a list of objects, in order: those of `experiences.0.title` and `experiences.2.title` are 0 and 2. */
function placesOf(form: FormData, name: string): number[] {
  const start = `${name}.`
  const places = [...form.keys()]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length).split('.')[0]!)
  return [...new Set(places)]
    .filter((place) => /^\d{1,3}$/.test(place))
    .map(Number)
    .toSorted((a, b) => a - b)
}

function read(schema: Schema, form: FormData, name: string): unknown {
  const { type, element } = defOf(schema)
  const texts = textsOf(form, name)
  if (type === 'object') {
    const given = [...form.keys()].some((key) => key.startsWith(`${name}.`))
    return given ? inputOf(schema as z.ZodObject, form, `${name}.`) : undefined
  }
  if (type === 'array' && defOf(core(element!)).type === 'object') {
    const places = placesOf(form, name)
    // A field of that name without value says that there is a list, and nothing in it.
    if (places.length === 0 && texts.length === 0) return undefined
    return places.map((place) => inputOf(core(element!) as z.ZodObject, form, `${name}.${place}.`))
  }
  if (texts.length === 0) return undefined
  if (type === 'array') return texts.filter((text) => text !== '')
  if (type === 'boolean') return texts.at(-1) !== 'non'
  return texts[0] === '' && NEVER_EMPTY.has(type) ? undefined : texts[0]
}

function nothing(schema: Schema): unknown {
  const { type } = defOf(schema)
  if (type === 'array') return []
  if (type === 'boolean') return false
  return type === 'object' ? {} : ''
}

/** What a form says, as the input of an endpoint: not yet judged. What it does not say is missing, or empty where it must not be. */
export function inputOf(schema: z.ZodObject, form: FormData, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, Schema>).flatMap(([name, field]) => {
      const value = read(core(field), form, prefix + name)
      if (value !== undefined) return [[name, value]]
      return field.isOptional() ? [] : [[name, nothing(core(field))]]
    }),
  )
}
