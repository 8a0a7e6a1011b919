import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { X } from 'lucide'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  actions?: ReactNode
  /** A sheet along the side of the screen, what it is about beside it; on a phone it comes from below. */
  side?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ open, onClose, title, actions, side = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal()
    if (!open && element.current?.open) element.current.close()
  }, [open])
  return (
    <dialog ref={element} className={side ? 'dlg--side' : undefined} aria-labelledby={titleId} onClose={onClose}>
      {side && (
        <div className="dlg__h">
          <h2 id={titleId}>{title}</h2>
          <Button variant="ghost" icon aria-label="Fermer" onClick={() => element.current?.close()}>
            <Icon of={X} />
          </Button>
        </div>
      )}
      <div className="dlg__b">
        {!side && <h2 id={titleId}>{title}</h2>}
        {children}
      </div>
      {actions && <div className="dlg__f">{actions}</div>}
    </dialog>
  )
}
