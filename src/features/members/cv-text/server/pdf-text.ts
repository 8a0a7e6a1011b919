import { getDocumentProxy } from 'unpdf'

const MOST_PAGES = 20

/** The text of the first pages, line by line. Nothing is drawn, no font or script is run, nothing is fetched. */
export async function textOfPdf(bytes: Uint8Array, most: number): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  })
  let text = ''
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES) && text.length < most; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n'
  }
  return text
}
