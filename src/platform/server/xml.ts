// The signs XML 1.0 can hold; the others cannot even be escaped.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const writable = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '')

/** Any text as the content of an element or of an attribute. */
export const xmlText = (text: string): string =>
  writable(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Any text as a CDATA section; what would end the section is spread over two of them. */
export const cdata = (text: string): string => `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
