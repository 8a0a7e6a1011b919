import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { writingTexts as texts } from '../writing.texts.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import type { PictureAttributes } from './picture-node.ts'
import { PictureNode } from './picture-node.ts'

type Props = { articleId: number; read: () => string; onReady: () => void; onChange: (html: string) => void }

/** Nothing but what the server lets through. */
const extensions = [
  StarterKit.configure({
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  PictureNode,
]

/** The picture that is chosen in the text, if one is. */
const chosenPicture = (editor: Editor): PictureAttributes | null =>
  editor.isActive('picture') ? (editor.getAttributes('picture') as PictureAttributes) : null

/** The text of an article as it will be read, with its toolbar. Fetched on the page where articles are written, and nowhere else. */
export default function RichEditor({ articleId, read, onReady, onChange }: Props) {
  const [panel, setPanel] = useState<'link' | 'picture' | null>(null)
  const editor = useEditor({
    extensions,
    content: '',
    // The page's own sheet has these rules: a style element would need a nonce.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'ed__b',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': texts.body,
      },
    },
    onCreate: ({ editor: made }) => {
      made.commands.setContent(read(), { emitUpdate: false })
      onReady()
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  const close = (): void => {
    setPanel(null)
    editor.commands.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    setPanel('link')
  }
  const chosen = chosenPicture(editor)
  return (
    <div onKeyDown={onKeyDown} role="presentation">
      <EditorToolbar editor={editor} onLink={() => setPanel('link')} onPicture={() => setPanel('picture')} />
      {panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
      <EditorContent editor={editor} />
      {panel === 'picture' && (
        <PictureDialog
          articleId={articleId}
          known={chosen}
          captioned
          onClose={close}
          onDone={(picture) => {
            if (chosen) editor.chain().updateAttributes('picture', picture).run()
            else editor.chain().focus().insertContent({ type: 'picture', attrs: picture }).run()
          }}
        />
      )}
    </div>
  )
}
