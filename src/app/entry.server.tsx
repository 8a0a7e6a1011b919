import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { nonceContext, reportContext } from '#platform/render-context.ts'
import { NonceProvider } from './shell/nonce.tsx'

/** Renders a page whole: crawlers and browsers without scripts get everything, and its length is known. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
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
      resolve(new Response(Buffer.concat(chunks), { status: failed ? 500 : status, headers }))
    })
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceProvider>,
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
