import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

type Props = { open: boolean; onClose: () => void; title: string; actions?: ReactNode; children: ReactNode }

/** The browser's own modal dialog: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ open, onClose, title, actions, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal()
    if (!open && element.current?.open) element.current.close()
  }, [open])
  return (
    <dialog ref={element} aria-labelledby={titleId} onClose={onClose}>
      <div className="dlg__b">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
      {actions && <div className="dlg__f">{actions}</div>}
    </dialog>
  )
}
