import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { htmlContext, nonceContext, reportContext } from '#platform/render-context.ts'
import { takeStyles } from './page-styles.ts'
import { paintFirst, START } from './paint-first.ts'
import { AnswerProvider } from './shell/answer.tsx'

/** Renders a page whole: crawlers and browsers without scripts get everything, and its length is known. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  asked: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  // In development Vite brings the styles, and changes them while a page is open.
  const { entry, styles } = import.meta.env.DEV ? { entry: asked, styles: undefined } : takeStyles(asked)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    page.on('finish', () => {
      headers.set('content-type', 'text/html; charset=utf-8')
      const html = Buffer.concat(chunks)
      // As a body of the answer it would be copied and decoded several times.
      context.set(htmlContext, import.meta.env.DEV ? html : paintFirst(html))
      resolve(new Response(null, { status: failed ? 500 : status, headers }))
    })
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <AnswerProvider value={{ nonce, styles, start: START }}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </AnswerProvider>,
      {
        nonce,
        // Large sections stay where they belong instead of being moved there by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(page),
        onShellError: reject,
        onError: () => {
          failed = true
        },
      },
    )
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

/** Answers that a loader throws are no errors, and a browser that leaves is nothing to report; the rest is a bug. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(reportContext)(error)
}
