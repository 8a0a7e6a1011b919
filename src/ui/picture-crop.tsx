import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide'
import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Crop } from '#platform/crop.ts'
import { movePicture, resizeSquare, SMALLEST_SIDE } from '#platform/crop.ts'
import { Button } from './button.tsx'
import { CroppedPicture } from './cropped-picture.tsx'
import type { Chosen } from './cropped-picture.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import './styles/crop.css'

/** By how much of the square a key or a button moves the picture, and by how much one zooms. */
const STEP = 0.05
const ZOOM_STEP = 10
const MOST_ZOOM = Math.round(100 / SMALLEST_SIDE)

const HOW =
  'Faites glisser la photo pour choisir la partie à garder. Au clavier\u202f: les flèches la déplacent, + et − l’agrandissent ou la réduisent.'
const MOVES = {
  ArrowLeft: { by: [-STEP, 0], icon: ArrowLeft, label: 'Déplacer la photo vers la gauche' },
  ArrowUp: { by: [0, -STEP], icon: ArrowUp, label: 'Déplacer la photo vers le haut' },
  ArrowDown: { by: [0, STEP], icon: ArrowDown, label: 'Déplacer la photo vers le bas' },
  ArrowRight: { by: [STEP, 0], icon: ArrowRight, label: 'Déplacer la photo vers la droite' },
} as const
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, '−': -ZOOM_STEP }

type Props = Chosen & { round: boolean; onChange: (crop: Crop) => void }

/** The square of a picture that is kept: dragged, moved by keys and buttons, made larger and smaller. */
export default function PictureCrop({ round, onChange, ...chosen }: Props) {
  const { size, crop } = chosen
  const hint = useId()
  const held = useRef<{ x: number; y: number; crop: Crop }>(null)
  const zoom = Math.round(100 / crop.side)
  const zoomTo = (percent: number): void => onChange(resizeSquare(crop, size, 100 / percent))

  const drag = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    if (!held.current) return
    const { x, y, crop: before } = held.current
    const side = currentTarget.clientWidth
    onChange(movePicture(before, size, [(clientX - x) / side, (clientY - y) / side]))
  }
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (Object.hasOwn(MOVES, event.key)) onChange(movePicture(crop, size, MOVES[event.key as keyof typeof MOVES].by))
    else if (ZOOMS[event.key] !== undefined) zoomTo(zoom + ZOOMS[event.key]!)
    else return
    event.preventDefault()
  }
  return (
    <div className="crop" role="group" aria-label="Cadrage de la photo">
      {/* Readers of the screen hand arrow keys on to what calls itself an application. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={`crop__frame ${round ? 'crop__frame--round' : ''}`}
        role="application"
        aria-label="Photo à cadrer"
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY, crop }
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          held.current = null
        }}
      >
        <CroppedPicture {...chosen} />
      </div>
      <div className="crop__tools">
        <p className="hint" id={hint}>
          {HOW}
        </p>
        <div className="row">
          {Object.entries(MOVES).map(([key, { by, icon, label }]) => (
            <Button
              key={key}
              variant="outline"
              icon
              aria-label={label}
              onClick={() => onChange(movePicture(crop, size, by))}
            >
              <Icon of={icon} />
            </Button>
          ))}
        </div>
        <Field label="Zoom">
          {(control) => (
            <input
              {...control}
              className="crop__zoom"
              type="range"
              min={100}
              max={MOST_ZOOM}
              step={ZOOM_STEP}
              value={zoom}
              aria-valuetext={`${zoom}\u00a0%`}
              onChange={(event) => zoomTo(Number(event.currentTarget.value))}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
