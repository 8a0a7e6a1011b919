// React writes what a page needs in an order of its own. A page is painted soonest while nothing but itself is on the way: so its
// styles stand before its fonts, and its scripts are fetched once it has been painted.

const PRELOAD = /<link [^>]*rel="preload"[^>]*>/g
const MODULE_PRELOAD = /<link [^>]*rel="modulepreload"[^>]*>/g
const HREF = /href="([^"]+)"/
const MODULE = /(<script [^>]*)type="module"/

/** The page in the order in which a browser should work on it. */
export function paintFirst(html: string): string {
  const modules = (html.match(MODULE_PRELOAD) ?? []).map((link) => HREF.exec(link)![1]!)
  const preloads = (html.match(PRELOAD) ?? []).join('')
  return (
    html
      .replace(MODULE_PRELOAD, '')
      .replace(PRELOAD, '')
      .replace('</head>', () => `${preloads}</head>`)
      // No browser runs a script of this type: the one below changes it.
      .replace(MODULE, `$1data-files="${modules.join(' ')}" type="text/later"`)
  )
}

/**
 * Runs at the end of the page. Browsers announce the first paint; a page that nobody sees yet is not painted, and one that was
 * not after a while gets its scripts anyway. A script is looked at again when it is put into the page again.
 */
export const START = `{
const script = document.querySelector('script[type="text/later"]')
const begin = () => {
  if (script.type === 'module') return
  for (const href of script.dataset.files.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }))
  script.type = 'module'
  script.parentNode.insertBefore(script, script.nextSibling)
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) begin()
else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
setTimeout(begin, 10000)
}`
