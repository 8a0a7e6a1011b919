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

/**
 * The page in the order in which a browser should work on it, in pieces: it is long, and joining them would copy it. Only its links are
 * read. One whose scripts were drawn before (`scriptsIn`) has them in order.
 */
export function paintFirst(page: string, drawn = false): string[] {
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
  const mark = drawn ? -1 : moduleMark(page)
  // No browser runs a script of this type: the one below puts it into the page anew.
  const later = `data-files="${modules.join(' ')}" type="text/later"`
  if (mark >= 0) changes.push({ from: mark, to: mark + MODULE.length, text: later })
  const ordered: string[] = []
  let done = 0
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    ordered.push(page.slice(done, from), text)
    done = to
  }
  ordered.push(page.slice(done))
  return ordered
}

const OPEN = /^<script(?: nonce="[^"]*")?>/
const LATER = /^<script(?: nonce="[^"]*")? data-files="([^"]*)" type="text\/later" async="">/

/** The scripts that begin a page which is in this order: what the router tells the browser, and what fetches its files. Null where there are none. */
export function scriptsIn(page: string): { context: string; files: string; modules: string } | null {
  const mark = page.lastIndexOf('" type="text/later" async="">')
  const later = page.lastIndexOf('<script', mark)
  const files = mark < 0 ? null : LATER.exec(page.slice(later, page.indexOf('>', mark) + 1))
  const before = page.lastIndexOf('<script', later - 1)
  const open = OPEN.exec(page.slice(before, later))
  if (!files || !open || !page.startsWith('</script>', later - '</script>'.length)) return null
  const from = later + files[0].length
  return {
    context: page.slice(before + open[0].length, later - '</script>'.length),
    files: files[1]!,
    modules: page.slice(from, page.indexOf('</script>', from)),
  }
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
