import { platformRefusals, refuse } from '../../refusals.ts'
import { countOf } from './count-of.ts'

export const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data'

/** No page takes a file yet; the longest form is a profile. */
export const LARGEST_FORM = 64 * 1024
const MOST_FIELDS = 300

const tooLarge = () => refuse(platformRefusals['platform/too_large'])
const unreadable = () => refuse(platformRefusals['platform/bad_form'])

/**
 * Reads what a form has sent, once. Fields are counted on the bytes first: reading very many of them takes the platform
 * seconds, whatever their size.
 */
export async function readForm(type: string, body: Buffer): Promise<FormData> {
  const kind = type.split(';')[0]!.trim().toLowerCase()
  if (kind === FORM) return readFields(body)
  if (kind === PARTS) return readParts(type, body)
  throw unreadable()
}

function readFields(body: Buffer): FormData {
  if (countOf(body, '&', MOST_FIELDS) >= MOST_FIELDS) throw tooLarge()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(body.toString())) form.append(name, value)
  return form
}

async function readParts(type: string, body: Buffer): Promise<FormData> {
  // Every part has this header, whatever stands between the parts.
  const parts = countOf(body.toString('latin1').toLowerCase(), 'content-disposition', MOST_FIELDS)
  if (parts >= MOST_FIELDS) throw tooLarge()
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable()
  })
}
