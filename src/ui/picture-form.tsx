import { CircleCheck, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation, useRevalidator } from 'react-router'
import { acceptOf, kindsInWords, largestInWords, uploadAddress } from '#platform/files.ts'
import type { FileRule } from '#platform/files.ts'
import { Button } from './button.tsx'
import { FileDrop } from './field.tsx'
import { Icon } from './icon.tsx'
import { Note } from './note.tsx'
import { outcomeOf, readPreview, refusalOfChosen, sendFile } from './send-file.ts'
import type { Outcome } from './send-file.ts'

type Texts = { drop: string; send: string; hint: string; remove: string; sent: string; removed: string }

type Props = {
  rule: FileRule
  texts: Texts
  /** As it is now, or what stands in its place. */
  current: ReactNode
  /** Where a press on « supprimer » goes; nothing to remove without. */
  removeAt?: string | undefined
  shape: 'round' | 'square'
}

type Chosen = { file: File; preview: string | null }

/**
 * One picture: shown, chosen or dropped, looked at, sent with its progress, given up, replaced, removed. Without scripts it is
 * two plain forms, and the page is told by its address how they went.
 */
export function PictureForm({ rule, texts, current, removeAt, shape }: Props) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const removing = useNavigation().formAction === removeAt
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [told, setTold] = useState<Outcome | null>(null)
  const outcome = told ?? outcomeOf(new URLSearchParams(search).get(rule.name), rule)

  const forget = (): void => {
    if (input.current) input.current.value = ''
    setChosen(null)
    setShare(null)
  }
  const choose = async (file: File | undefined): Promise<void> => {
    setTold({ kind: 'nothing' })
    if (!file) return setChosen(null)
    const refusal = refusalOfChosen(file, rule)
    if (refusal) {
      forget()
      return setTold({ kind: 'refused', message: refusal })
    }
    setChosen({ file, preview: await readPreview(file) })
  }
  const send = async (): Promise<void> => {
    if (share !== null) return
    if (!chosen) return setTold(outcomeOf('files/none', rule))
    sending.current = new AbortController()
    setTold({ kind: 'nothing' })
    setShare(0)
    const answer = await sendFile(rule, chosen.file, setShare, sending.current.signal)
    setShare(null)
    setTold(answer)
    if (answer.kind !== 'sent') return
    forget()
    await revalidate()
  }

  const shown = chosen?.preview ? (
    <img className={`picform__new picform__new--${shape}`} src={chosen.preview} alt="" />
  ) : (
    current
  )
  return (
    <div className="picform">
      <div className="picform__now">{shown}</div>
      <div className="picform__forms">
        <div role="status" className="picform__told">
          <Told outcome={outcome} texts={texts} />
        </div>
        {outcome.kind === 'refused' && <Note tone="red">{outcome.message}</Note>}
        <form
          className="picform__form"
          method="post"
          encType="multipart/form-data"
          action={`${uploadAddress(rule)}?retour=${encodeURIComponent(pathname)}`}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <FileDrop
            ref={input}
            title={texts.drop}
            accepted={`${kindsInWords(rule)}, ${largestInWords(rule)} au plus`}
            name="fichier"
            accept={acceptOf(rule)}
            disabled={share !== null}
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          >
            {chosen && <span className="picform__name">{chosen.file.name}</span>}
          </FileDrop>
          <p className="hint">{texts.hint}</p>
          {share !== null && (
            <div className="picform__sending">
              <progress
                className="progress"
                aria-label="Envoi du fichier"
                max={1}
                value={share < 1 ? share : undefined}
              />
              <span className="small num" aria-hidden="true">
                {share < 1 ? `${Math.floor(share * 100)}\u00a0%` : 'Traitement…'}
              </span>
            </div>
          )}
          <div className="row">
            <Button type="submit" busy={share === null ? false : 'Envoi…'}>
              {texts.send}
            </Button>
            {share !== null && (
              <Button variant="outline" onClick={() => sending.current?.abort()}>
                Annuler l’envoi
              </Button>
            )}
            {chosen && share === null && (
              <Button variant="ghost" onClick={forget}>
                Choisir autre chose
              </Button>
            )}
          </div>
        </form>
        {removeAt && (
          <Form method="post" action={removeAt} preventScrollReset onSubmit={() => setTold(null)}>
            <input type="hidden" name="retour" value={pathname} />
            <Button type="submit" variant="red-ghost" size="small" busy={removing ? 'Suppression…' : false}>
              <Icon of={Trash2} small />
              {texts.remove}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

function Told({ outcome, texts }: { outcome: Outcome; texts: Texts }) {
  const said = { sent: texts.sent, removed: texts.removed, stopped: 'Envoi annulé.', refused: '', nothing: '' }[
    outcome.kind
  ]
  if (!said) return null
  return (
    <p className={outcome.kind === 'stopped' ? 'hint' : 'ok'}>
      {outcome.kind !== 'stopped' && <Icon of={CircleCheck} small />}
      {said}
    </p>
  )
}
