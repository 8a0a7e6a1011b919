import { CircleCheck, Trash2 } from 'lucide'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Form, useLocation, useNavigation, useRevalidator } from 'react-router'
import { centreSquare } from '#platform/crop.ts'
import type { Crop } from '#platform/crop.ts'
import { acceptOf, kindsInWords, largestInWords, uploadAddress } from '#platform/files.ts'
import type { FileRule } from '#platform/files.ts'
import { Button } from './button.tsx'
import { CroppedPicture } from './cropped-picture.tsx'
import { fetchedLate } from './fetched-late.ts'
import { FileDrop } from './field.tsx'
import { Icon } from './icon.tsx'
import { Note } from './note.tsx'
import { outcomeOf, readPreview, refusalOfChosen, sendFile, sizeOfPicture } from './send-file.ts'
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

type Chosen = { file: File; preview: string | null; size: { width: number; height: number } | null }

const PictureCrop = lazy(fetchedLate(() => import('./picture-crop.tsx')))

/**
 * One picture: shown, chosen or dropped, looked at, cut where its rule says so, sent with its progress, given up, replaced,
 * removed. Without scripts it is two plain forms, and the page is told by its address how they went.
 */
export function PictureForm({ rule, texts, current, removeAt, shape }: Props) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const removing = useNavigation().formAction === removeAt
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [told, setTold] = useState<Outcome | null>(null)
  const said = new URLSearchParams(search)
  const outcome = told ?? outcomeOf(said.get(rule.name), rule)
  // The page as it stands, without what it was told before.
  for (const name of [rule.name, 'fait']) said.delete(name)
  const back = said.size > 0 ? `${pathname}?${said}` : pathname

  const forget = (): void => {
    if (input.current) input.current.value = ''
    setChosen(null)
    setCrop(null)
    setShare(null)
  }
  const chooseAnew = (): void => {
    forget()
    // The button goes: the keyboard is back where one chooses.
    input.current?.focus()
  }
  const choose = async (file: File | undefined): Promise<void> => {
    setTold({ kind: 'nothing' })
    setCrop(null)
    if (!file) return setChosen(null)
    const refusal = refusalOfChosen(file, rule)
    if (refusal) {
      forget()
      return setTold({ kind: 'refused', message: refusal })
    }
    const preview = await readPreview(file)
    const size = rule.crops && preview ? await sizeOfPicture(preview) : null
    // Somebody may have chosen another one meanwhile.
    if (input.current?.files?.[0] !== file) return
    setChosen({ file, preview, size })
    setCrop(size && centreSquare(size))
  }
  const send = async (): Promise<void> => {
    if (share !== null) return
    if (!chosen) return setTold(outcomeOf('files/none', rule))
    sending.current = new AbortController()
    setTold({ kind: 'nothing' })
    setShare(0)
    const answer = await sendFile(rule, chosen.file, setShare, sending.current.signal, crop)
    setShare(null)
    setTold(answer)
    if (answer.kind !== 'sent') return
    forget()
    await revalidate()
  }

  const cut = chosen?.preview && chosen.size && crop ? { src: chosen.preview, size: chosen.size, crop } : null
  return (
    <div className="picform">
      <div className="picform__now">
        <Shown preview={chosen?.preview ?? null} cut={cut} shape={shape} current={current} />
      </div>
      <div className="picform__forms">
        <div role="status" className="picform__told">
          <Told outcome={outcome} texts={texts} />
        </div>
        {outcome.kind === 'refused' && <Note tone="red">{outcome.message}</Note>}
        <form
          className="picform__form"
          method="post"
          encType="multipart/form-data"
          action={`${uploadAddress(rule)}?retour=${encodeURIComponent(back)}`}
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
          {cut && share === null && (
            <Suspense fallback={null}>
              <PictureCrop {...cut} round={shape === 'round'} onChange={setCrop} />
            </Suspense>
          )}
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
              <Button variant="ghost" onClick={chooseAnew}>
                Choisir autre chose
              </Button>
            )}
          </div>
        </form>
        {removeAt && (
          <Form method="post" action={removeAt} preventScrollReset onSubmit={() => setTold(null)}>
            <input type="hidden" name="retour" value={back} />
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

type ShownProps = Pick<Props, 'shape' | 'current'> & {
  preview: string | null
  cut: ComponentProps<typeof CroppedPicture> | null
}

/** What was chosen, as it will be; else what there is. */
function Shown({ preview, cut, shape, current }: ShownProps) {
  const look = `picform__new picform__new--${shape}`
  if (cut) {
    return (
      <div className={`${look} picform__window`}>
        <CroppedPicture {...cut} />
      </div>
    )
  }
  return preview ? <img className={look} src={preview} alt="" /> : current
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
