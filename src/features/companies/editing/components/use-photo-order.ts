import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { moved } from '#platform/moved.ts'
import { editingTexts } from '../editing.texts.ts'

const texts = editingTexts.photos

type Taken = { path: string; before: string[] }

/**
 * The order of the photos while it is changed: by buttons, or by the keyboard. Space takes a photo and puts it down, arrows move
 * it, Escape puts it back. `said` is what a screen reader tells.
 */
export function usePhotoOrder(paths: readonly string[]) {
  const [chosen, setChosen] = useState<string[] | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [said, setSaid] = useState('')
  // Those that were sent since stand at the end, those that are gone nowhere.
  const known = (chosen ?? []).filter((path) => paths.includes(path))
  const order = [...known, ...paths.filter((path) => !known.includes(path))]

  const move = (path: string, by: number): void => {
    const next = moved(order, order.indexOf(path), by)
    setChosen(next)
    setSaid(texts.moved(next.indexOf(path) + 1))
  }
  const press = (event: KeyboardEvent, path: string): void => {
    const at = order.indexOf(path) + 1
    const held = taken?.path === path
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.key === ' ') {
      setTaken(held ? null : { path, before: order })
      setSaid(held ? texts.dropped(at) : texts.taken(at))
    } else if (held && by !== undefined) move(path, by)
    else if (held && event.key === 'Escape') {
      setChosen(taken.before)
      setTaken(null)
      setSaid(texts.back)
    } else return
    event.preventDefault()
  }
  return { order, taken: taken?.path ?? null, said, move, press }
}
