const ESCAPED: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** The data of a page in the pieces in which the router wrote it: more than one if something in it was waited for. */
export async function readHandoff(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = []
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return pieces
    pieces.push(decoder.decode(value, { stream: true }))
  }
}

/** The scripts that hand it to the router of the browser, as the router would write them. */
export function handoffScripts(pieces: string[], nonce: string | undefined): string {
  const open = nonce ? `<script nonce="${nonce}">` : '<script>'
  const told = pieces.map(
    (piece) => `enqueue(${JSON.stringify(piece).replace(/[&><\u2028\u2029]/g, (one) => ESCAPED[one]!)})`,
  )
  return [...told, 'close()']
    .map((call) => `${open}window.__reactRouterContext.streamController.${call};</script>`)
    .join('')
}

const BODY_END = '</body></html>'

/** The page, in pieces, with its data at its end. */
export function withHandoff(page: string[], scripts: string): string[] {
  const last = page.at(-1) ?? ''
  if (!last.endsWith(BODY_END)) return [...page, scripts]
  return [...page.slice(0, -1), last.slice(0, -BODY_END.length), scripts, BODY_END]
}
