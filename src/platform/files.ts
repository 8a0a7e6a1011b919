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
  json: { label: 'JSON', type: 'application/json' },
  // Systems call it by either name.
  xml: { label: 'XML', type: 'text/xml,application/xml' },
  mp4: { label: 'MP4', type: 'video/mp4' },
  webm: { label: 'WebM', type: 'video/webm' },
  vtt: { label: 'WebVTT (.vtt)', type: 'text/vtt' },
} as const

export type FileKind = keyof typeof fileKinds

const documentKinds = ['pdf', 'doc', 'docx'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp']
export const documents: readonly FileKind[] = documentKinds

/** Lists of things that another system wrote: read once, never kept. */
export const feeds = ['json', 'xml'] as const satisfies readonly FileKind[]
export type FeedKind = (typeof feeds)[number]

export const films = ['mp4', 'webm'] as const satisfies readonly FileKind[]
export type FilmKind = (typeof films)[number]
/** What is played in a page: films, and what is said in them. */
const media = [...films, 'vtt'] as const satisfies readonly FileKind[]
export type MediaKind = (typeof media)[number]

export const isFilm = (kind: FileKind | 'picture'): kind is FilmKind => films.some((one) => one === kind)
export const isMedia = (kind: FileKind): kind is MediaKind => media.some((one) => one === kind)
export const isFeed = (kind: FileKind): kind is FeedKind => feeds.some((one) => one === kind)
export const isDocument = (kind: FileKind | 'picture'): kind is DocumentKind =>
  documentKinds.some((one) => one === kind)

/** What a room takes for one use: the server holds files to it, and pages say it beforehand. */
export type FileRule = {
  name: string
  accepts: readonly FileKind[]
  largest: number
  /** Whoever sends a picture may choose which square of it is kept. */
  crops?: true
}

/** The sizes of every picture: in lists, on cards, on pages of their own. */
export type PictureSize = 's' | 'm' | 'l'

/** Where a picture that was sent is. */
export const pictureAddress = (id: string, size: PictureSize): string => `/fichiers/${id}-${size}.webp`

/** Where a document that was sent is. */
export const documentAddress = (id: string, kind: DocumentKind): string => `/fichiers/${id}.${kind}`

/** Where a film that was sent, or its captions, are. */
export const mediaAddress = (id: string, kind: MediaKind): string => `/fichiers/${id}.${kind}`
export const mediaType = <K extends MediaKind>(kind: K): (typeof fileKinds)[K]['type'] => fileKinds[kind].type

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

const textFile = (type: string, { name, text }: { name: string; text: string }): Response =>
  new Response(text, {
    headers: {
      'content-type': `text/${type}; charset=utf-8`,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    },
  })

/** A table for a spreadsheet, to be saved. */
export const csvFile = (file: { name: string; text: string }): Response => textFile('csv', file)

/** An appointment for a calendar, to be saved. */
export const calendarFile = (file: { name: string; text: string }): Response => textFile('calendar', file)
