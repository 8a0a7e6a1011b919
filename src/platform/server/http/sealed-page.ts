import { createHash } from 'node:crypto'

/** A page without its nonce, and the hashes that let a browser run what stood beside it. */
export type SealedPage = { html: string; scripts: string[]; styles: string[] }

/**
 * The same bytes for everybody: instead of a nonce that is new for each answer, the policy names what may run by its content.
 * Only what carried the nonce is named, which nobody who writes a text on the site can know. Null if the nonce stands anywhere
 * else than on an element.
 */
export function sealPage(html: string, nonce: string): SealedPage | null {
  const mark = ` nonce="${nonce}"`
  const pieces: string[] = []
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    pieces.push(html.slice(from, at))
    from = at + mark.length
    const opening = html.slice(html.lastIndexOf('<', at), html.indexOf('>', from) + 1)
    const name = /^<(script|style)\b/.exec(opening)?.[1] as keyof typeof hashes | undefined
    if (!name || opening.includes(' src=')) continue
    const start = html.indexOf('>', from) + 1
    hashes[name].add(hashOf(html.slice(start, html.indexOf(`</${name}>`, start))))
  }
  pieces.push(html.slice(from))
  const sealed = pieces.join('')
  return sealed.includes(nonce) ? null : { html: sealed, scripts: [...hashes.script], styles: [...hashes.style] }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
