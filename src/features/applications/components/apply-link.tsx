import { useState } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useRole } from '#platform/use-role.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { applyAddress } from '../application-paths.rules.ts'
import type ApplySheet from './apply-sheet.tsx'
import type { JobToApplyTo } from './apply-sheet.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> & {
  job: JobToApplyTo
  /** Told when the form is opened here, the first time. */
  onOpen: () => void
}

/** The way to the form. A member fills it in beside the job; for visitors, and without scripts, it is a page. */
export function ApplyLink({ job, onOpen, ...look }: Props) {
  const isMember = useRole() === 'candidate'
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<{ Sheet: typeof ApplySheet } | null>(null)
  const [open, setOpen] = useState(false)
  const address = applyAddress(job.id)
  const openBeside = (event: MouseEvent): void => {
    if (!isMember || !isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
    if (!sheet) onOpen()
    import('./apply-sheet.tsx').then(
      ({ default: Sheet }) => setSheet({ Sheet }),
      () => void navigate(address),
    )
  }
  return (
    <>
      <ButtonLink {...look} to={address} onClick={openBeside} />
      {sheet && <sheet.Sheet job={job} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
