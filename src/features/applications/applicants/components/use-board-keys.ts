import { useEffect, useEffectEvent } from 'react'
import { stages } from '../../applications.rules.ts'
import type { Stage } from '../../applications.rules.ts'

type Keys = {
  go: (step: 1 | -1) => void
  move: (stage: Stage) => void
  choose: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null

const focusOn = (where: string): void => {
  const field = document.querySelector<HTMLElement>(`${where} textarea`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

/** J and K, the stages by number, R, N and X; nothing while somebody types. */
export function useBoardKeys({ go, move, choose }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const stage = stages[Number(key) - 1]
    if (key === 'j') go(1)
    else if (key === 'k') go(-1)
    else if (stage) move(stage)
    else if (key === 'r') focusOn('#reponse')
    else if (key === 'n') focusOn('#notes')
    else if (key === 'x') choose()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
