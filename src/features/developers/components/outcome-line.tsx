import { CircleAlert, CircleCheck } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { bffTexts as texts } from '../bff.texts.ts'
import type { Outcome } from '../outcome.ts'

type Props = {
  outcome: Outcome<unknown> | null
  busy: boolean
  /** What went wrong, in words of the site, where the API has none of its own. */
  failed?: string | undefined
  /** What the technical texts call what was not found. */
  missing?: string | undefined
}

/** How a call ended, told to screen readers; what it brought is for whoever reads on. */
export const OutcomeLine = ({ outcome, busy, failed, missing }: Props) => (
  <div role="status" className="bff__said">
    {busy ? (
      <p className="small muted">{texts.calling}</p>
    ) : (
      <Said outcome={outcome} failed={failed} missing={missing} />
    )}
  </div>
)

function Said({ outcome, failed, missing }: Omit<Props, 'busy'>) {
  if (!outcome) return <p className="small muted">{texts.notCalled}</p>
  const way = outcome.from === 'server' ? texts.onServer : texts.inBrowser
  return (
    <>
      <p className={outcome.ok ? 'ok' : 'err'}>
        <Icon of={outcome.ok ? CircleCheck : CircleAlert} small />
        <span>
          <code>{outcome.said}</code> <span className="muted">{way(outcome.milliseconds)}</span>
        </span>
      </p>
      {!outcome.ok && outcome.status === 404 && missing && <p className="err">{missing}</p>}
      {!outcome.ok && failed && <p className="err">{failed}</p>}
      {!outcome.ok && outcome.message && <p className="small">{outcome.message}</p>}
    </>
  )
}
