import sanitize from 'sanitize-html'

/** Grows with each change of what is let through: what was made by older rules is made anew. */
export const RICH_TEXT_RULES = 1

const TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'code',
  'a',
  'br',
  'figure',
  'figcaption',
  'img',
]
/** Pictures are ours, and lead nowhere else. */
const PICTURE = /^\/fichiers\/[\w-]{22}-[a-z]\.webp$/

/** What the editor alone writes. */
const OF_STAFF = new Set(['h2', 'h3', 'figure', 'figcaption', 'img'])

type Given = { tags: string[]; relOf: (href: string) => string | null; mayBeEmpty: boolean }

const options = ({ tags, relOf, mayBeEmpty }: Given): sanitize.IOptions => ({
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    div: 'p',
    a: (tagName, { href = '' }) => {
      const rel = relOf(href)
      return { tagName, attribs: { href, ...(rel === null ? {} : { rel }) } }
    },
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, width, height, loading: 'lazy' },
    }),
  },
  // A link without words shows nothing and is long.
  exclusiveFilter: ({ tag, attribs, text }) =>
    tag === 'img' ? !PICTURE.test(attribs['src'] ?? '') : tag === 'a' && !mayBeEmpty && text.trim() === '',
})

// The links of editors may hold a picture.
const ofStaff = options({
  tags: TAGS,
  relOf: (href) => (href.startsWith('/') ? null : 'noopener'),
  mayBeEmpty: true,
})
const ofMembers = options({
  tags: TAGS.filter((tag) => !OF_STAFF.has(tag)),
  relOf: () => 'nofollow ugc noopener',
  mayBeEmpty: false,
})

/** The one form that rich text is kept and shown in: nothing but these tags, and of members neither headings nor pictures. */
export const cleanHtml = (html: string, by: 'staff' | 'members'): string =>
  sanitize(html, by === 'staff' ? ofStaff : ofMembers)

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What it says, without its form; of text that `cleanHtml` has made. */
export const textOf = (clean: string): string =>
  clean
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|[a-z]+);/g, (all, name: string) => NAMED[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim()

const WORDS_A_MINUTE = 220
const [OPEN, CLOSE, SPACE, NO_BREAK, NARROW_NO_BREAK] = [0x3c, 0x3e, 0x20, 0xa0, 0x202f]

/** Letter by letter: it is counted while somebody types, and texts are long. */
function countWords(clean: string): number {
  let [words, inTag, inWord] = [0, false, false]
  for (let at = 0; at < clean.length; at++) {
    const letter = clean.charCodeAt(at)
    if (inTag) inTag = letter !== CLOSE
    else if (letter === OPEN) [inTag, inWord] = [true, false]
    else if (letter <= SPACE || letter === NO_BREAK || letter === NARROW_NO_BREAK) inWord = false
    else if (!inWord) {
      words++
      inWord = true
    }
  }
  return words
}

/** Minutes that reading it takes, one at least; of text that `cleanHtml` has made. */
export const readingMinutes = (clean: string): number => Math.max(1, Math.round(countWords(clean) / WORDS_A_MINUTE))
