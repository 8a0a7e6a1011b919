import { PassThrough, Writable } from 'node:stream'
import type { Readable } from 'node:stream'

/** A form of ours has its file first, or a few short fields before it. */
const MOST_BEFORE = 16 * 1024
const HEADERS_END = '\r\n\r\n'

type FormFile = { body: Readable; name: string }
type Form = {
  /** Where the form is to be written to, as it comes. */
  form: Writable
  /** The first file of it, not read yet; null where there is none. */
  file: Promise<FormFile | null>
}

/** What separates the parts of a form, by its header. */
export const boundaryOf = (contentType: string): string | null => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;",]{1,70})(?![^\s;,]))/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

/** A file says its name, or that it is none of the other kinds; a field does neither. */
function nameIn(headers: string): string | null {
  const [, disposition = ''] = /^content-disposition:(.*)$/im.exec(headers) ?? []
  const [, quoted, plain] = /;\s*filename=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/i.exec(disposition) ?? []
  if (quoted !== undefined) return quoted.replaceAll(/\\(.)/g, '$1').replaceAll('%22', '"')
  return plain ?? (/^content-type:\s*application\/octet-stream/im.test(headers) ? '' : null)
}

/**
 * Finds the file of a form while the form comes. Whatever breaks off or is not a form ends here, as `broken`: before the file it
 * refuses the file, in its midst it breaks the reading of it. What follows the file is thrown away.
 */
export function readForm(boundary: string, broken: () => Error): Form {
  const edge = Buffer.from(`\r\n--${boundary}`)
  const found = Promise.withResolvers<FormFile | null>()
  const body = new PassThrough()
  // Nobody may listen yet, and an error that nobody hears would end the process.
  body.on('error', () => undefined)
  found.promise.catch(() => undefined)
  let place: 'before' | 'inside' | 'after' = 'before'
  // The first edge has no line before it.
  let rest: Buffer = Buffer.from('\r\n')
  let stepped = 0

  const end = (): void => {
    place = 'after'
    rest = Buffer.alloc(0)
  }
  /** Steps over fields, to the first byte of the file; false where more must come first, or none comes. */
  const stepToFile = (): boolean => {
    for (;;) {
      const at = rest.indexOf(edge)
      const after = at + edge.length
      if (at < 0 || rest.length < after + 2) return false
      if (rest.toString('latin1', after, after + 2) === '--') {
        end()
        found.resolve(null)
        return false
      }
      const headersEnd = rest.indexOf(HEADERS_END, after)
      if (headersEnd < 0) return false
      const headers = rest.subarray(after, headersEnd)
      if (headers.includes(edge)) throw broken()
      const name = nameIn(headers.toString())
      stepped += headersEnd
      if (stepped > MOST_BEFORE) throw broken()
      rest = rest.subarray(headersEnd + HEADERS_END.length)
      if (name === null) continue
      place = 'inside'
      found.resolve({ body, name })
      return true
    }
  }
  /** What is surely of the file; its end may have begun in what is kept back. */
  const partOfFile = (): Buffer => {
    const at = rest.indexOf(edge)
    if (at >= 0) {
      const last = rest.subarray(0, at)
      end()
      return last
    }
    const sure = Math.max(0, rest.length - edge.length + 1)
    const part = rest.subarray(0, sure)
    rest = rest.subarray(sure)
    return part
  }
  const pass = (part: Buffer, next: () => void): void => {
    const more = part.length === 0 || body.write(part)
    if (place === 'after') body.end()
    if (more || body.destroyed || place === 'after') return next()
    const go = (): void => {
      body.off('drain', go)
      body.off('close', go)
      next()
    }
    body.on('drain', go)
    body.on('close', go)
  }

  const form = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      if (place === 'after') return next()
      rest = Buffer.concat([rest, chunk])
      try {
        if (place === 'inside' || stepToFile()) return pass(partOfFile(), next)
        return next(stepped + rest.length > MOST_BEFORE ? broken() : null)
      } catch (error) {
        return next(error as Error)
      }
    },
    final: (next) => next(place === 'after' ? null : broken()),
  })
  form.on('error', (error) => {
    found.reject(error)
    body.destroy(error)
  })
  return { form, file: found.promise }
}
