const MOST_TRIES = 5

/**
 * The router asks by `fetch` and shows an error page for whatever is refused. When the server has no turn, the page that is
 * shown stays instead, with what was typed in it, and the router goes on waiting.
 */
export function askPatiently(): void {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    for (let tries = 1; ; tries++) {
      const answer = await ask(input, init)
      // Only the router gives addresses as objects; an answer of a page itself says so.
      const refused = answer.status === 503 && input instanceof URL && !answer.headers.has('x-remix-response')
      if (!refused || tries === MOST_TRIES) return answer
      const { untilNextTry } = await import('./next-try.ts')
      await untilNextTry(Number(answer.headers.get('retry-after')), init?.signal)
    }
  }
}
