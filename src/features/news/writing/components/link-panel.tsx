import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { toolbarTexts as texts } from '../writing.texts.ts'

const isAddress = (typed: string): boolean => /^(?:\/(?!\/)|https?:\/\/\S|mailto:\S+@)/.test(typed)

/** Where the chosen words lead. Enter sets the link, Escape goes back to the text. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const known = (editor.getAttributes('link')['href'] as string | undefined) ?? ''
  const [address, setAddress] = useState(known)
  const [fault, setFault] = useState(false)
  const set = (): void => {
    const typed = address.trim()
    if (!isAddress(typed)) return setFault(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without chosen words the address stands for itself.
    if (empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: typed } }] }).run()
    else chain.setLink({ href: typed }).run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The form around it is not sent.
    event.preventDefault()
    if (event.key === 'Enter') set()
    else onClose()
  }
  return (
    <div className="ed__link" role="group" aria-label={texts.link}>
      <Field label={texts.address} hint={texts.addressHint} error={fault ? texts.addressFault : undefined}>
        {(control) => (
          <Input
            {...control}
            // Whoever asked for a link goes on here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={address}
            inputMode="url"
            autoComplete="off"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setFault(false)
              setAddress(event.currentTarget.value)
            }}
          />
        )}
      </Field>
      <Button variant="outline" size="small" onClick={set}>
        {texts.setLink}
      </Button>
      {known && (
        <Button
          variant="red-ghost"
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          {texts.removeLink}
        </Button>
      )}
    </div>
  )
}
