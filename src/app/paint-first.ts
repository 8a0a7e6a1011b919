// React writes what a page needs in an order of its own. A page is painted soonest while nothing but itself is on the way: so its
// styles stand before its fonts, and its scripts are fetched once it has been painted.

const PRELOAD = /<link [^>]*rel="(module)?preload"[^>]*>/g
const HREF = /href="([^"]+)"/
const MODULE = /(<script [^>]*)type="module"/

/** The page in the order in which a browser should work on it. */
export function paintFirst(html: string): string {
  const modules: string[] = []
  const preloads: string[] = []
  // One pass: a page is long, and this is done for each that is rendered.
  const rest = html.replace(PRELOAD, (link, isModule?: string) => {
    if (isModule) modules.push(HREF.exec(link)![1]!)
    else preloads.push(link)
    return ''
  })
  return (
    rest
      .replace('</head>', () => `${preloads.join('')}</head>`)
      // No browser runs a script of this type: the one below puts it into the page anew.
      .replace(MODULE, `$1data-files="${modules.join(' ')}" type="text/later"`)
  )
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
