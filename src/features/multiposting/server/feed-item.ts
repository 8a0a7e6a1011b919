import { fr } from 'zod/locales'
import { levelOf } from '#features/jobs/publishing/publishing.rules.ts'
import { faultsOf } from '#platform/faults.ts'
import { fold } from '#platform/folding.ts'
import { isModest } from '#platform/server/http/json-body.ts'
import { readable } from '#platform/server/readable.ts'
import { feedItem } from '../multiposting.contract.ts'
import type { FeedItem } from '../multiposting.contract.ts'
import type { FeedFormat } from '../multiposting.rules.ts'
import type { Piece } from './feed-pieces.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  euro: '€',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  ecirc: 'ê',
  ocirc: 'ô',
  ucirc: 'û',
  icirc: 'î',
  acirc: 'â',
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (all, decimal, hex, name: string | undefined) => {
      if (name) return entities[name.toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

/** What a text with HTML says, line by line. */
const plainText = (html: string): string =>
  withoutEntities(
    html
      .replace(/<(?:script|style)\b[^<>]{0,500}>[^<]{0,20000}/gi, '')
      .replace(/<li\b[^<>]{0,500}>/gi, '\n- ')
      .replace(/<\/?(?:br|p|div|ul|ol|h\d|tr)\b[^<>]{0,500}>/gi, '\n')
      .replace(/<[^<>]{0,1000}>/g, ''),
  )
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

/** The first element of each name; CDATA as it is, the rest with its entities. */
function elementsOf(job: string): Map<string, string> {
  const found = new Map<string, string>()
  const opening = /<([a-z_]\w{0,40})(?:\s[^<>]{0,500})?>/giy
  let at = job.indexOf('<')
  while (at >= 0) {
    opening.lastIndex = at
    const name = opening.exec(job)?.[1]?.toLowerCase()
    if (!name) {
      at = job.indexOf('<', at + 1)
      continue
    }
    let text = ''
    let from = opening.lastIndex
    for (;;) {
      const next = job.indexOf('<', from)
      if (next < 0) return found
      text += withoutEntities(job.slice(from, next))
      if (!job.startsWith('<![CDATA[', next)) {
        const end = job.indexOf('>', next)
        from = end < 0 ? job.length : end + 1
        if (job.slice(next + 2, next + 2 + name.length).toLowerCase() === name || end < 0) break
        continue
      }
      const end = job.indexOf(']]>', next)
      text += job.slice(next + 9, end < 0 ? job.length : end)
      from = end < 0 ? job.length : end + 3
    }
    if (!found.has(name)) found.set(name, text.trim())
    at = job.indexOf('<', from)
  }
  return found
}

/** All but the text are short, or refused for their length. */
const SHORT = 1_000

const contracts: [RegExp, FeedItem['typeContrat']][] = [
  [/stage|intern/, 'stage'],
  [/alternan|apprenti/, 'alternance'],
  [/freelance|independant/, 'freelance'],
  [/cdd|contract|temporary|temporaire|interim/, 'cdd'],
  [/cdi|full|part|permanent|plein|partiel/, 'cdi'],
]

function salaryOf(text: string) {
  const sums = [
    ...text.replaceAll(/(?<=\d)[\s\u00a0\u202f.](?=\d{3}\b)/g, '').matchAll(/(\d{2,7})(?:[.,]\d+)?\s?(k)?/gi),
  ].map(([, digits, thousands]) => Number(digits) * (thousands ? 1_000 : 1))
  const periods = [
    [/jour|day/i, 'jour'],
    [/mois|month/i, 'mois'],
  ] as const
  const period = periods.find(([sign]) => sign.test(text))?.[1] ?? 'an'
  const [low, high] = sums
  return {
    salaire: text.slice(0, 100),
    salaire_periode: period,
    ...(low ? { salaire_min: low } : {}),
    ...(low && high && high >= low ? { salaire_max: high } : {}),
  }
}

function fromJob(job: string): Record<string, unknown> {
  const elements = elementsOf(job)
  const said = (name: string): string => (elements.get(name) ?? '').slice(0, SHORT)
  const postal = /\d{5}/.exec(said('postalcode'))?.[0] ?? ''
  const department = postal.slice(0, /^9[78]/.test(postal) ? 3 : 2)
  const city = plainText(said('city'))
  const remote = fold(said('remotetype'))
  const years = /\d{1,2}/.exec(said('experience'))?.[0]
  const education = /bac\s?\+\s?([2358])/i.exec(said('education'))
  const kind = fold(said('jobtype'))
  const contract = contracts.find(([sign]) => sign.test(kind))?.[1]
  return {
    reference: said('referencenumber') || said('requisitionid'),
    titre: plainText(said('title')),
    localisation: city && department ? `${city} (${department})` : city || postal,
    ...(contract ? { typeContrat: contract } : {}),
    ...(years ? { niveauExperience: levelOf(Number(years)) } : {}),
    ...(education ? { formation: `bac+${education[1]}` } : {}),
    ...salaryOf(plainText(said('salary'))),
    description: plainText(elements.get('description') ?? ''),
    teletravailler: /hybrid/.test(remote) ? 'hybride' : /remote|total|teletravail/.test(remote) ? 'total' : 'non',
  }
}

const french = fr().localeError

type ReadItem = { item: FeedItem } | { reference: string; title: string; reason: string }

/** What a job of a feed says, or why it cannot be read. */
export function readItem(piece: Piece, format: FeedFormat): ReadItem {
  const no = (reason: string, given: Record<string, unknown> = {}): ReadItem => ({
    reference: typeof given['reference'] === 'string' ? given['reference'].slice(0, 100) : '',
    title: typeof given['titre'] === 'string' ? given['titre'].slice(0, 200) : '',
    reason: reason.slice(0, 1_000),
  })
  if (piece === null) return no('L’offre est trop longue.')
  if (format === 'json' && !isModest(Buffer.from(piece))) return no('L’offre a trop de champs ou de valeurs.')
  let given: Record<string, unknown>
  try {
    given = readable(format === 'xml' ? fromJob(piece) : JSON.parse(piece)) as Record<string, unknown>
  } catch {
    return no('L’offre n’est pas du JSON lisible.')
  }
  const parsed = feedItem.safeParse(given, { error: french })
  if (parsed.success) return { item: parsed.data }
  const faults = Object.entries(faultsOf(parsed.error)).map(([field, fault]) => `${field}\u202f: ${fault}`)
  return no(faults.join(' '), given)
}
