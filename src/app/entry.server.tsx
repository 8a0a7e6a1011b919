import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { drawStillWith } from '#ui/still.ts'
import { htmlContext, nonceContext, reportContext } from '#platform/render-context.ts'
import { handoffScripts, readHandoff, withHandoff } from './handoff.ts'
import { filesOf, withStyles } from './page-files.ts'
import { paintFirst, scriptsIn, START } from './paint-first.ts'
import { AnswerProvider } from './shell/answer.tsx'

// In development a part that was changed is drawn anew.
if (!import.meta.env.DEV) drawStillWith(renderToString)

/** Renders a page whole: crawlers and browsers without scripts get everything, and its length is known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  asked: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const pieces = asked.serverHandoffStream ? await readHandoff(asked.serverHandoffStream) : []
  // In development Vite brings the styles, and changes them while a page is open.
  const files = import.meta.env.DEV ? null : filesOf(asked)
  const entry = { ...asked, manifest: files?.manifest ?? asked.manifest, serverHandoffStream: undefined }
  const page = (
    <AnswerProvider value={{ nonce, styles: files?.styles, scripts: files?.scripts, start: START }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </AnswerProvider>
  )
  const { html, failed } =
    (pieces.length === 1 && renderAtOnce(page)) || (await renderInTime(page, nonce, request.signal))
  headers.set('content-type', 'text/html; charset=utf-8')
  const ordered = files ? paintFirst(html, files.scripts !== undefined) : [html]
  if (files) files.scripts ??= scriptsIn(ordered.join('')) ?? undefined
  const whole = withHandoff(ordered, handoffScripts(pieces, nonce))
  // As a body of the answer it would be copied and decoded several times.
  context.set(htmlContext, files ? withStyles(whole, files.css) : Buffer.from(whole.join('')))
  return new Response(null, { status: failed ? 500 : status, headers })
}

type Rendered = { html: string; failed: boolean }

// What React writes for a section that it did not wait for, or that failed.
const LEFT_OUT = '<!--$!-->'

/** A page that waits for nothing, in less time. Null for others: a part of the code is not there yet, or something fails. */
function renderAtOnce(page: ReactNode): Rendered | null {
  try {
    const html = renderToString(page)
    return html.includes(LEFT_OUT) ? null : { html: `<!DOCTYPE html>${html}`, failed: false }
  } catch {
    return null
  }
}

function renderInTime(page: ReactNode, nonce: string | undefined, gone: AbortSignal): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const written = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    written.on('finish', () => resolve({ html: Buffer.concat(chunks).toString(), failed }))
    let failed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Large sections stay where they belong instead of being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(written),
      onShellError: reject,
      onError: () => {
        failed = true
      },
    })
    gone.addEventListener('abort', () => abort(), { once: true })
  })
}

/** Answers that a loader throws are no errors, and a browser that leaves is nothing to report; the rest is a bug. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(reportContext)(error)
}
