// React writes what a page needs in an order of its own. A page is painted soonest while nothing but itself is on the way: so its
// styles stand before its fonts, and its scripts are fetched once it has been painted.

const PRELOAD = /\brel="(module)?preload"/
const HREF = /href="([^"]+)"/
const MODULE = 'type="module"'

type Change = { from: number; to: number; text: string }

/** Where the page's own script says that it is one: at the end, after all that people have written. */
function moduleMark(page: string): number {
  let at = page.lastIndexOf(MODULE)
  while (at > 0) {
    if (page.startsWith('<script ', page.lastIndexOf('<', at))) return at
    at = page.lastIndexOf(MODULE, at - 1)
  }
  return -1
}

/** The page in the order in which a browser should work on it. A page is long: only its links are read. */
export function paintFirst(page: string): string {
  const modules: string[] = []
  const preloads: string[] = []
  const changes: Change[] = []
  for (let from = page.indexOf('<link '); from >= 0; from = page.indexOf('<link ', from + 1)) {
    const to = page.indexOf('>', from) + 1
    const link = page.slice(from, to)
    const preload = PRELOAD.exec(link)
    if (!preload) continue
    if (preload[1]) modules.push(HREF.exec(link)![1]!)
    else preloads.push(link)
    changes.push({ from, to, text: '' })
  }
  const head = page.indexOf('</head>')
  if (head >= 0) changes.push({ from: head, to: head, text: preloads.join('') })
  const mark = moduleMark(page)
  // No browser runs a script of this type: the one below puts it into the page anew.
  const later = `data-files="${modules.join(' ')}" type="text/later"`
  if (mark >= 0) changes.push({ from: mark, to: mark + MODULE.length, text: later })
  let ordered = ''
  let done = 0
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    ordered += page.slice(done, from) + text
    done = to
  }
  return ordered + page.slice(done)
}

/**
 * Runs at the end of the page. Browsers announce the first paint; a page that nobody sees yet is not painted, and one that was
 * not after a while gets its scripts anyway. So that a tap is never kept waiting by all of them, the files are asked for a few at
 * a time (forty at once take a phone a quarter of a second), and the libraries run one after the other, each in a task of its own.
 * What is put into the head changes no style: a script that is put into the body makes a phone work out those of the whole page.
 */
export const START = `{
const script = document.querySelector('script[type="text/later"]')
let begun
const begin = async () => {
  if (begun) return
  begun = true
  const files = script.dataset.files.split(' ')
  for (const [at, href] of files.entries()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }))
    if (at % 4 === 3 && !document.hidden) await new Promise((others) => setTimeout(others))
  }
  for (const file of files.filter((file) => file.includes('/library-'))) await import(file).catch(() => {})
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce: script.nonce, text: script.text }))
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) begin()
else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
setTimeout(begin, 10000)
}`
