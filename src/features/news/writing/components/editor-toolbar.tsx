import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import type { IconNode } from 'lucide'
import { Bold, Code, Heading2, Heading3, Image, Italic, Link, List, ListOrdered, Redo2, TextQuote, Undo2 } from 'lucide'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { toolbarTexts as texts } from '../writing.texts.ts'

type Tool = {
  name: keyof typeof texts
  icon: IconNode
  /** Whether it is on where the cursor stands; null where it is never. */
  active: ((editor: Editor) => boolean) | null
  disabled?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

type Props = { editor: Editor; onLink: () => void; onPicture: () => void }

const toolsOf = (onLink: () => void, onPicture: () => void): Tool[] => [
  { name: 'bold', icon: Bold, active: (it) => it.isActive('bold'), run: (it) => it.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    icon: Italic,
    active: (it) => it.isActive('italic'),
    run: (it) => it.chain().focus().toggleItalic().run(),
  },
  { name: 'code', icon: Code, active: (it) => it.isActive('code'), run: (it) => it.chain().focus().toggleCode().run() },
  { name: 'link', icon: Link, active: (it) => it.isActive('link'), run: onLink },
  {
    name: 'heading',
    icon: Heading2,
    active: (it) => it.isActive('heading', { level: 2 }),
    run: (it) => it.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    icon: Heading3,
    active: (it) => it.isActive('heading', { level: 3 }),
    run: (it) => it.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullets',
    icon: List,
    active: (it) => it.isActive('bulletList'),
    run: (it) => it.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: ListOrdered,
    active: (it) => it.isActive('orderedList'),
    run: (it) => it.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: TextQuote,
    active: (it) => it.isActive('blockquote'),
    run: (it) => it.chain().focus().toggleBlockquote().run(),
  },
  { name: 'picture', icon: Image, active: (it) => it.isActive('picture'), run: onPicture },
  {
    name: 'undo',
    icon: Undo2,
    active: null,
    disabled: (it) => !it.can().undo(),
    run: (it) => it.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    icon: Redo2,
    active: null,
    disabled: (it) => !it.can().redo(),
    run: (it) => it.chain().focus().redo().run(),
  },
]

/** How far each key moves; the ends are next to each other. */
const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** One stop of the Tab key; arrows go from one button to the next. */
export function EditorToolbar({ editor, onLink, onPicture }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const tools = toolsOf(onLink, onPicture)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ active, disabled }) => ({ on: active?.(now) ?? null, off: disabled?.(now) ?? false })),
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const next = move(at, tools.length)
    setAt(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="ed__bar" role="toolbar" aria-label={texts.label} ref={bar} onKeyDown={onKeyDown} tabIndex={-1}>
      {tools.map(({ name, icon, run }, place) => (
        <button
          key={name}
          type="button"
          aria-label={texts[name]}
          title={texts[name]}
          aria-pressed={states[place]!.on ?? undefined}
          // It can be reached all the same: a button that goes takes the keyboard along.
          aria-disabled={states[place]!.off || undefined}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onClick={() => {
            if (!states[place]!.off) run(editor)
          }}
        >
          <Icon of={icon} small />
        </button>
      ))}
    </div>
  )
}
