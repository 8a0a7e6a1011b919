import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '#platform/files.ts'
import { Button } from '#ui/button.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { longest } from '../writing.rules.ts'
import { pictureTexts, writingTexts as texts } from '../writing.texts.ts'
import { PictureDialog } from './picture-dialog.tsx'
import type { Writing } from './use-article-draft.ts'

type Props = { article: Writing }

/** A hidden field of which the form hears as of what is typed. */
function Heard({ name, value }: { name: string; value: string }) {
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(value)
  useEffect(() => {
    if (known.current !== value) field.current!.dispatchEvent(new Event('input', { bubbles: true }))
    known.current = value
  }, [value])
  return <input type="hidden" name={name} value={value} ref={field} />
}

/** The photo above the article, with its words; without one the cover is engraved. */
export function CoverPart({ article: { id, fields } }: Props) {
  const form = useFormState()
  const scripted = useHydrated()
  const [cover, setCover] = useState(form.valueOf('cover', fields.cover))
  const [alt, setAlt] = useState(form.valueOf('cover_alt', fields.cover_alt))
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card card--pad wr__part" aria-labelledby="h-couverture">
      <h2 id="h-couverture">{pictureTexts.cover}</h2>
      <Heard name="cover" value={cover} />
      {cover ? (
        <img className="wr__cover" src={pictureAddress(cover, 'm')} alt={alt} width={384} height={256} />
      ) : (
        <>
          <div className="wr__cover wr__cover--drawn n2">
            <Engraving kind="cover" seed={fields.title} />
          </div>
          <p className="hint">{pictureTexts.engraved}</p>
        </>
      )}
      {cover ? (
        <TextField
          name="cover_alt"
          label={pictureTexts.alt}
          hint={pictureTexts.altHint}
          key={cover}
          saved={alt}
          maxLength={longest.alt}
          autoComplete="off"
        />
      ) : (
        <input type="hidden" name="cover_alt" value="" />
      )}
      {scripted && (
        <div className="row">
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {cover ? pictureTexts.replace : pictureTexts.add}
          </Button>
          {cover && (
            <Button variant="red-ghost" size="small" onClick={() => setCover('')}>
              {pictureTexts.take}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <PictureDialog
          articleId={id}
          onClose={() => setOpen(false)}
          onDone={(picture) => {
            setAlt(picture.alt)
            setCover(picture.file)
          }}
        />
      )}
    </section>
  )
}

const drawings = {
  1: 'M8 8h84v22H8zM8 38h84M8 46h84M8 54h60',
  2: 'M8 8h34v26H8zM50 11h42M50 19h42M50 27h30M8 44h84M8 52h60',
}

/** Both layouts, drawn. */
export function LayoutPart({ article: { fields } }: Props) {
  const form = useFormState()
  const chosen = form.valueOf('layout', String(fields.layout))
  return (
    <fieldset className="card card--pad wr__part">
      <legend>{texts.layout}</legend>
      <div className="wr-layouts">
        {([1, 2] as const).map((layout) => (
          <label key={layout}>
            <input type="radio" name="layout" value={layout} defaultChecked={chosen === String(layout)} />
            <svg viewBox="0 0 100 62" aria-hidden="true" focusable="false">
              <path d={drawings[layout]} />
            </svg>
            <span>{texts.layouts[layout]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
