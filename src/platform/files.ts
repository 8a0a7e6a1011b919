import type { Refusal } from './refusals.ts'

const MB = 1024 * 1024
export const megabytes = (count: number): number => count * MB

/** Every kind of file that is taken, as people call it and as browsers do. What it is is judged by its content alone. */
const fileKinds = {
  jpeg: { label: 'JPEG', type: 'image/jpeg' },
  png: { label: 'PNG', type: 'image/png' },
  webp: { label: 'WebP', type: 'image/webp' },
  pdf: { label: 'PDF', type: 'application/pdf' },
  doc: { label: 'DOC', type: 'application/msword' },
  docx: { label: 'DOCX', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
} as const

export type FileKind = keyof typeof fileKinds

const documentKinds = ['pdf', 'doc', 'docx'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp']
export const documents: readonly FileKind[] = documentKinds

export const isDocument = (kind: FileKind): kind is DocumentKind => documents.includes(kind)

/** What a room takes for one use: the server holds files to it, and pages say it beforehand. */
export type FileRule = { name: string; accepts: readonly FileKind[]; largest: number }

/** The sizes of every picture: in lists, on cards, on pages of their own. */
export type PictureSize = 's' | 'm' | 'l'

/** Where a picture that was sent is. */
export const pictureAddress = (id: string, size: PictureSize): string => `/fichiers/${id}-${size}.webp`

/** Where a document that was sent is. */
export const documentAddress = (id: string, kind: DocumentKind): string => `/fichiers/${id}.${kind}`

/** Where a rule's files are sent. */
export const uploadAddress = ({ name }: Pick<FileRule, 'name'>): string => `/fichiers/${name}`

/** For the file field of a form. */
export const acceptOf = ({ accepts }: FileRule): string => accepts.map((kind) => fileKinds[kind].type).join(',')

export const documentType = (kind: DocumentKind): string => fileKinds[kind].type

/** The header of a file that is saved and never shown: it may hold whatever its sender put into it. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** « JPEG, PNG ou WebP ». */
export const kindsInWords = ({ accepts }: FileRule): string =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(accepts.map((kind) => fileKinds[kind].label))

/** « 5 Mo ». */
export const largestInWords = ({ largest }: FileRule): string => `${Math.floor(largest / MB)}\u00a0Mo`

const refusals = {
  'files/none': { status: 400, say: () => 'Choisissez un fichier, puis envoyez-le.' },
  'files/too_large': {
    status: 413,
    say: (rule) => `Ce fichier est trop lourd\u202f: ${largestInWords(rule)} au plus. Réduisez-le, puis réessayez.`,
  },
  'files/wrong_kind': {
    status: 415,
    say: (rule) => `Ce fichier n’est pas accepté. Choisissez un fichier ${kindsInWords(rule)}.`,
  },
  'files/unreadable': {
    status: 422,
    say: () => 'Ce fichier est abîmé ou illisible. Enregistrez-le de nouveau, puis réessayez.',
  },
  'files/locked': {
    status: 422,
    say: () => 'Ce document est protégé par un mot de passe. Enregistrez-le sans protection, puis réessayez.',
  },
  'files/programs': {
    status: 422,
    say: () =>
      'Ce document contient un programme (macro, script ou formulaire actif). Enregistrez-le sans, par exemple en l’imprimant en PDF, puis réessayez.',
  },
  'files/other_files': {
    status: 422,
    say: () =>
      'Ce document contient d’autres fichiers ou objets. Retirez-les, ou imprimez le document en PDF, puis réessayez.',
  },
  'files/outside': {
    status: 422,
    say: () => 'Ce document va chercher un modèle ou une image ailleurs. Imprimez-le en PDF, puis envoyez ce PDF.',
  },
  'files/disguised': {
    status: 422,
    say: () =>
      'Ce fichier est à la fois un document et autre chose. Enregistrez le document de nouveau, puis réessayez.',
  },
  'files/too_many_pixels': {
    status: 422,
    say: () => 'Cette image a trop de pixels\u202f: 24\u00a0millions au plus. Réduisez ses dimensions, puis réessayez.',
  },
  'files/too_slow': {
    status: 408,
    say: () => 'L’envoi a pris trop de temps. Réessayez avec une meilleure connexion ou un fichier plus léger.',
  },
  'files/one_at_a_time': { status: 429, say: () => 'Un envoi est déjà en cours. Attendez qu’il se termine.' },
  'files/too_many': { status: 429, say: () => 'Vous avez envoyé beaucoup de fichiers aujourd’hui. Réessayez demain.' },
  'files/no_room': {
    status: 422,
    say: () => 'Vos fichiers prennent trop de place. Supprimez-en avant d’en envoyer d’autres.',
  },
  'files/busy': { status: 503, say: () => 'Beaucoup de fichiers arrivent en ce moment. Réessayez dans une minute.' },
  'files/storage_away': { status: 503, say: () => 'Le fichier n’a pas pu être enregistré. Réessayez dans une minute.' },
} satisfies Record<string, { status: number; say: (rule: FileRule) => string }>

export type FileRefusal = keyof typeof refusals

export const isFileRefusal = (code: string): code is FileRefusal => Object.hasOwn(refusals, code)

/** Why a file was not taken, said with the limits of its use. */
export function fileRefusal(code: FileRefusal, rule: FileRule, retryAfter?: number): Refusal {
  const { status, say } = refusals[code]
  return { code, status, message: say(rule), ...(retryAfter === undefined ? {} : { retryAfter }) }
}

/** A table for a spreadsheet, to be saved. */
export const csvFile = ({ name, text }: { name: string; text: string }): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    },
  })
