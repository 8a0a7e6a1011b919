import { useState } from 'react'
import { acceptOf, kindsInWords, largestInWords } from '#platform/files.ts'
import { tryApi } from '#platform/try-api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, FileDrop, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { refusalOfChosen, sendFile } from '#ui/send-file.ts'
import type { addPicture } from '../writing.contract.ts'
import { articlePictureRule as rule, longest } from '../writing.rules.ts'
import { pictureTexts as texts } from '../writing.texts.ts'
import type { PictureAttributes } from './picture-node.ts'

export type NewPicture = PictureAttributes & { file: string }

type Props = {
  articleId: number
  /** One that is there already, whose words are changed. */
  known?: PictureAttributes | null
  captioned?: boolean
  onDone: (picture: NewPicture) => void
  onClose: () => void
}

/** Asks for a picture and for its words at once: without words none is added. */
export function PictureDialog({ articleId, known = null, captioned = false, onDone, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState(known?.alt ?? '')
  const [caption, setCaption] = useState(known?.caption ?? '')
  const [fault, setFault] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [share, setShare] = useState<number | null>(null)

  const choose = (chosen: File | undefined): void => {
    const refusal = chosen ? refusalOfChosen(chosen, rule) : null
    setFault(refusal ?? '')
    setFile(refusal ? null : (chosen ?? null))
  }
  const send = async (chosen: File): Promise<NewPicture | string> => {
    const outcome = await sendFile(rule, chosen, setShare, new AbortController().signal)
    if (outcome.kind !== 'sent') return outcome.kind === 'refused' ? outcome.message : texts.failed
    const path = `/v1/admin/articles/${articleId}/pictures` as const
    const added = await tryApi<typeof addPicture>(path, { file: outcome.id ?? '' })
    if (!added.ok) return added.error.message
    const { file: id, src, width, height } = added.value
    return { file: id, src, alt: alt.trim(), width: String(width), height: String(height), caption: caption.trim() }
  }
  const add = async (): Promise<void> => {
    if (share !== null) return
    setAsked(true)
    if (!file && !known) return setFault(texts.fileMissing)
    if (alt.trim() === '') return
    const words = { alt: alt.trim(), caption: caption.trim() }
    if (!file) {
      onDone({ ...known!, ...words, file: '' })
      return onClose()
    }
    setShare(0)
    const made = await send(file).catch(() => texts.failed)
    setShare(null)
    if (typeof made === 'string') return setFault(made)
    onDone(made)
    onClose()
  }
  const name = known ? texts.change : texts.insert
  return (
    <Dialog
      open
      onClose={onClose}
      title={known ? texts.changeTitle : texts.title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={share === null ? false : texts.sending} onClick={() => void add()}>
            {name}
          </Button>
        </>
      }
    >
      {/* The form around it is not sent by the Enter key. */}
      <div
        className="ed__picture"
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void add()
        }}
      >
        {fault && <Note tone="red">{fault}</Note>}
        {known ? (
          <img className="ed__known" src={known.src} alt="" />
        ) : (
          <FileDrop
            title={texts.drop}
            accepted={`${kindsInWords(rule)}, ${largestInWords(rule)} au plus. ${texts.shape}`}
            accept={acceptOf(rule)}
            aria-label={texts.file}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          >
            {file && <span className="ed__name">{file.name}</span>}
          </FileDrop>
        )}
        <Field
          label={texts.alt}
          hint={texts.altHint}
          error={isAsked && alt.trim() === '' ? texts.altMissing : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={alt}
              maxLength={longest.alt}
              onChange={(event) => setAlt(event.currentTarget.value)}
            />
          )}
        </Field>
        {captioned && (
          <Field label={texts.caption} optional>
            {(control) => (
              <Input
                {...control}
                value={caption}
                maxLength={longest.alt}
                onChange={(event) => setCaption(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
