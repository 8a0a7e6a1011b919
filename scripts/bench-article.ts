import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { BROWSER } from './bench-pages/load.ts'

const RUNS = 40
/** A browser keeps its connection. */
const agent = new Agent({ keepAlive: true })
const SHORT = '<p>Court.</p>'
const WORDS = 'Un analyste confirmé gagne au milieu du marché ce que la fourchette affichée annonce à Paris. '

/** About 60 kB of text, in paragraphs, with a heading and some marks here and there. */
const longText = (): string =>
  Array.from({ length: 60 }, (_, at) => `<h2>Partie ${at}</h2><p>${WORDS.repeat(10)}<strong>${at}</strong></p>`).join(
    '',
  )

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

async function timed(count: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < count; at++) {
    const began = performance.now()
    await work(at)
    times.push(performance.now() - began)
  }
  return median(times)
}

/** A page as a browser asks for it, to its last byte. */
const read = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: BROWSER }, (answer) => {
      if (answer.statusCode === 200) resolve(buffer(answer))
      else reject(new Error(`${address}: ${answer.statusCode}`))
    }).on('error', reject)
  })

/** A long article, saved by an administrator and read by a visitor whose page was not kept. */
export async function measureArticle(address: string, administrator: Record<string, string>): Promise<void> {
  const send = async <T>(path: string, body: object): Promise<T> => {
    const headers = { ...administrator, 'content-type': 'application/json', origin: address }
    const answer = await fetch(`${address}/v1/admin/articles${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`article: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const fields = { title: 'Un article à mesurer', category_id: 1 }
  const measure = async (content: string) => {
    const { id } = await send<{ id: number }>('', fields)
    const saved = await timed(RUNS, (at) => send(`/${id}/versions`, { ...fields, version: at + 1, content }))
    await send(`/${id}/publication`, { version: RUNS + 1 })
    const rendered = await timed(RUNS, (at) => read(`${address}/article/${id}?essai=${at}`))
    return { saved, rendered }
  }
  const content = longText()
  // The first makes the process warm.
  await measure(content)
  const short = await measure(SHORT)
  const long = await measure(content)
  console.log(`article of ${Math.round(content.length / 1000)} kB (saved and rendered in at most 20 ms)`)
  console.log(`  saved, median of ${RUNS}                   ${long.saved.toFixed(1)} ms`)
  console.log(`  rendered, median of ${RUNS}                ${long.rendered.toFixed(1)} ms`)
  console.log(`  an article of one word, the same      ${short.saved.toFixed(1)} ms, ${short.rendered.toFixed(1)} ms`)
}
