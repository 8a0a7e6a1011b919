import { Node } from '@tiptap/react'

export type PictureAttributes = { src: string; alt: string; width: string; height: string; caption: string }

const textAttribute = (read: (figure: HTMLElement) => string | null | undefined) => ({
  default: '',
  parseHTML: (figure: HTMLElement) => read(figure) ?? '',
})
const ofImage = (name: string) => textAttribute((figure) => figure.querySelector('img')?.getAttribute(name))

/** A picture with its caption, as one block: its words are changed in the dialog that it was added by. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: ofImage('src'),
    alt: ofImage('alt'),
    width: ofImage('width'),
    height: ofImage('height'),
    caption: textAttribute((figure) => figure.querySelector('figcaption')?.textContent),
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: (figure) => (figure.querySelector('img') ? null : false) }],
  renderHTML: ({ node }) => {
    const { src, alt, width, height, caption } = node.attrs as PictureAttributes
    const image = ['img', { src, alt, width, height }] as const
    return caption ? ['figure', image, ['figcaption', caption]] : ['figure', image]
  },
})
