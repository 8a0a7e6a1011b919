import { refuse } from '#platform/refusals.ts'
import type { FeedFormat } from '../multiposting.rules.ts'
import { LARGEST_ITEM, multipostingRefusals as refusals } from '../multiposting.rules.ts'

/** One job of a feed as it was written; null where it is longer than any job is. */
export type Piece = string | null

type Splitter = {
  /** What of the text is complete jobs by now. */
  add: (text: string) => Piece[]
  /** Whether the feed has ended as it should. */
  ended: () => boolean
}

/** The objects of the first list in a JSON text, whatever stands around it. Only one of them is kept at a time. */
function jsonSplitter(): Splitter {
  let depth = 0
  let listDepth = -1
  let over = false
  let inText = false
  let escaped = false
  let piece: string[] | null = null
  let length = 0
  return {
    add: (text) => {
      const found: Piece[] = []
      let from = 0
      const keep = (to: number) => {
        if (!piece) return
        length += to - from
        if (length <= LARGEST_ITEM) piece.push(text.slice(from, to))
        else piece.length = 0
      }
      for (let at = 0; at < text.length; at++) {
        const sign = text[at]!
        if (escaped) escaped = false
        else if (inText) {
          if (sign === '\\') escaped = true
          else if (sign === '"') inText = false
        } else if (sign === '"') inText = true
        else if (sign === '[' || sign === '{') {
          if (sign === '[' && listDepth < 0 && depth <= 1) listDepth = depth
          else if (sign === '{' && !over && listDepth >= 0 && depth === listDepth + 1) {
            piece = []
            length = 0
            from = at
          }
          depth++
        } else if (sign === ']' || sign === '}') {
          depth--
          if (piece && depth === listDepth + 1) {
            keep(at + 1)
            found.push(length <= LARGEST_ITEM ? piece.join('') : null)
            piece = null
          }
          if (depth === listDepth) over = true
        }
      }
      keep(text.length)
      return found
    },
    ended: () => over && depth === 0 && !inText,
  }
}

const COMMENT = ['<!--', '-->'] as const
const CDATA = ['<![CDATA[', ']]>'] as const
const LONGEST_TAG = 2_000

/** The elements « job » of an XML text. Nothing of a DTD is read, so that nothing in it can do harm. */
function xmlSplitter(): Splitter {
  let kept = ''
  let inJob = false
  let skipping = false
  let ended = false
  /** Where the search goes on: before it everything has been looked at. */
  let at = 0
  const step = (found: Piece[]): boolean => {
    const next = kept.indexOf('<', at)
    if (next < 0) {
      at = kept.length
      return false
    }
    for (const [open, close] of [COMMENT, CDATA]) {
      if (!kept.startsWith(open, next)) continue
      const end = kept.indexOf(close, next + open.length)
      if (end < 0) {
        at = next
        return false
      }
      at = end + close.length
      return true
    }
    const end = kept.indexOf('>', next)
    if (end < 0) {
      at = next
      return false
    }
    const tag = kept.slice(next + 1, Math.min(end, next + LONGEST_TAG))
    at = end + 1
    if (!inJob && /^job(?:\s[^/]*)?$/.test(tag)) {
      inJob = true
      kept = kept.slice(at)
      at = 0
    } else if (inJob && /^\/job\s*$/.test(tag)) {
      found.push(skipping ? null : kept.slice(0, next))
      inJob = false
      skipping = false
      kept = kept.slice(at)
      at = 0
    } else if (!inJob && /^\/source\s*$/.test(tag)) ended = true
    return true
  }
  return {
    add: (text) => {
      const found: Piece[] = []
      kept += text
      while (step(found));
      if (!inJob) {
        kept = kept.slice(at)
        at = 0
      }
      // Too long for a job: what is known to lead nowhere is let go, and the next tag is looked for.
      if (kept.length > LARGEST_ITEM) {
        skipping = inJob
        kept = kept.slice(-LONGEST_TAG)
        at = 0
      }
      return found
    },
    ended: () => ended && !inJob,
  }
}

const ENCODING = /^[^>]{0,100}encoding=["']([\w-]{3,20})["']/
const encodings = new Set(['utf-8', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'us-ascii'])

/** The jobs of a feed, one after the other, as its bytes come. */
export async function* piecesOf(bytes: AsyncIterable<Buffer>, format: FeedFormat): AsyncGenerator<Piece> {
  const splitter = format === 'json' ? jsonSplitter() : xmlSplitter()
  let decoder: TextDecoder | null = null
  for await (const chunk of bytes) {
    if (!decoder) {
      const declared =
        format === 'xml' ? ENCODING.exec(chunk.subarray(0, 200).toString('latin1'))?.[1]?.toLowerCase() : null
      decoder = new TextDecoder(declared && encodings.has(declared) ? declared : 'utf-8')
    }
    yield* splitter.add(decoder.decode(chunk, { stream: true }))
  }
  if (!splitter.ended()) throw refuse(refusals['multiposting/unreadable'])
}
