import type { Crop } from '#platform/crop.ts'
import { fileRefusal, isFileRefusal } from '#platform/file-refusals.ts'
import { acceptOf, uploadAddress } from '#platform/files.ts'
import type { FileRule } from '#platform/files.ts'
import type { ErrorBody } from '#platform/refusals.ts'

/** What became of a file that was to be sent. */
export type Outcome =
  | { kind: 'nothing' | 'removed' | 'stopped' }
  /** By its id, where the page asked itself. */
  | { kind: 'sent'; id?: string }
  | { kind: 'refused'; message: string }

const LOST = 'L’envoi a échoué. Vérifiez votre connexion, puis réessayez.'

/** What the address of a page says of a form that was sent without scripts. */
export function outcomeOf(said: string | null, rule: FileRule): Outcome {
  if (said === null) return { kind: 'nothing' }
  if (said === 'envoi') return { kind: 'sent' }
  if (said === 'suppression') return { kind: 'removed' }
  return { kind: 'refused', message: isFileRefusal(said) ? fileRefusal(said, rule).message : LOST }
}

/** What can be known before anything is sent. */
export function refusalOfChosen(file: File, rule: FileRule): string | null {
  if (file.size > rule.largest) return fileRefusal('files/too_large', rule).message
  if (file.type && !acceptOf(rule).split(',').includes(file.type)) return fileRefusal('files/wrong_kind', rule).message
  return null
}

/** A picture as the browser itself shows it; none where it cannot. */
export const readPreview = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(file)
  })

/** How large a picture is as it is shown; none where the browser cannot read it. */
export async function sizeOfPicture(src: string): Promise<{ width: number; height: number } | null> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => undefined)
  const { naturalWidth: width, naturalHeight: height } = image
  return width > 0 && height > 0 ? { width, height } : null
}

/** Sends a file as it is, with the part of it that was chosen, and tells how much of it has left. `fetch` would not say. */
export function sendFile(
  rule: FileRule,
  file: File,
  progress: (share: number) => void,
  stop: AbortSignal,
  crop: Crop | null = null,
): Promise<Outcome> {
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    const refused = (message: string): void => resolve({ kind: 'refused', message })
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => refused(LOST))
    request.addEventListener('abort', () => resolve({ kind: 'stopped' }))
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve({ kind: 'sent', id: (request.response as { id: string }).id })
      refused((request.response as ErrorBody | null)?.error.message ?? LOST)
    })
    stop.addEventListener('abort', () => request.abort())
    request.open('PUT', crop ? `${uploadAddress(rule)}?${cropQuery(crop)}` : uploadAddress(rule))
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()))
    request.send(file)
  })
}

const cropQuery = (crop: Crop): URLSearchParams =>
  new URLSearchParams(Object.entries(crop).map(([name, share]) => [name, share.toFixed(4)]))
