// React writes what a page needs in an order of its own. A page is painted soonest while nothing but itself is on the way: so its
// styles stand before its fonts, and its scripts are fetched once it has been painted.

const LINK = Buffer.from('<link ')
const TAG_END = Buffer.from('>')
const HEAD_END = Buffer.from('</head>')
const MODULE = Buffer.from('type="module"')
const SCRIPT = Buffer.from('<script ')
const PRELOAD = /\brel="(module)?preload"/
const HREF = /href="([^"]+)"/

type Change = { from: number; to: number; text: string }

/** Where the page's own script says that it is one. What people write has no quotes like these: they are escaped. */
function moduleMark(page: Buffer): number {
  let at = page.indexOf(MODULE)
  while (at >= 0) {
    const opening = page.lastIndexOf('<', at)
    if (page.indexOf(SCRIPT, opening) === opening) return at
    at = page.indexOf(MODULE, at + 1)
  }
  return at
}

/** The page in the order in which a browser should work on it. A page is long: it stays bytes, and only its links are read. */
export function paintFirst(page: Buffer): Buffer {
  const modules: string[] = []
  const preloads: string[] = []
  const changes: Change[] = []
  for (let from = page.indexOf(LINK); from >= 0; from = page.indexOf(LINK, from + 1)) {
    const to = page.indexOf(TAG_END, from) + 1
    const link = page.toString('utf8', from, to)
    const preload = PRELOAD.exec(link)
    if (!preload) continue
    if (preload[1]) modules.push(HREF.exec(link)![1]!)
    else preloads.push(link)
    changes.push({ from, to, text: '' })
  }
  const head = page.indexOf(HEAD_END)
  if (head >= 0) changes.push({ from: head, to: head, text: preloads.join('') })
  const mark = moduleMark(page)
  // No browser runs a script of this type: the one below changes it.
  const later = `data-files="${modules.join(' ')}" type="text/later"`
  if (mark >= 0) changes.push({ from: mark, to: mark + MODULE.length, text: later })
  const pieces: Buffer[] = []
  let done = 0
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    pieces.push(page.subarray(done, from), Buffer.from(text))
    done = to
  }
  return Buffer.concat([...pieces, page.subarray(done)])
}

/**
 * Runs at the end of the page. Browsers announce the first paint; a page that nobody sees yet is not painted, and one that was
 * not after a while gets its scripts anyway. So that a tap is never kept waiting by all of them, the files are asked for a few at
 * a time (forty at once take a phone a quarter of a second), and the libraries run one after the other, each in a task of its own.
 * A script is looked at again when it is put into the page again.
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
  script.type = 'module'
  script.parentNode.insertBefore(script, script.nextSibling)
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) begin()
else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
setTimeout(begin, 10000)
}`
