import type { ReactNode } from 'react'
import type { Endpoint, OutputOf } from '#platform/contract.ts'
import { Button } from '#ui/button.tsx'
import { bffTexts as texts } from '../bff.texts.ts'
import type { Outcome } from '../outcome.ts'
import { callBff } from '../outcome.ts'
import { OutcomeLine } from './outcome-line.tsx'
import { useProbe } from './use-probe.ts'

type Props<T> = {
  /** Its place in the address of the page. */
  id: string
  title: string
  /** The address that is called. */
  path: string
  /** What came of it on the server; null where only the browser calls. */
  told: Outcome<T> | null
  failed?: string
  missing?: string
  heading?: 'h2' | 'h3'
  children?: (value: T) => ReactNode
}

/** One call that reads, and a button that really makes it. Without scripts the page is read again, or what it calls is opened. */
export function Probe<E extends Endpoint>({
  id,
  title,
  path,
  told,
  failed,
  missing,
  heading: Heading = 'h2',
  children,
}: Props<OutputOf<E>>) {
  const { outcome, busy, run } = useProbe(told)
  const [address, query = ''] = path.split('?')
  return (
    <section className="card bff__probe" id={id} aria-labelledby={`h-${id}`} aria-busy={busy || undefined}>
      <div className="bff__head">
        <div>
          <Heading id={`h-${id}`} className="card__h">
            {title}
          </Heading>
          <code>GET {path}</code>
        </div>
        <form
          action={told ? `#${id}` : address}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) run(callBff<E>(path))
          }}
        >
          {!told &&
            [...new URLSearchParams(query)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <Button type="submit" variant="outline" aria-label={texts.callNamed(title)} busy={busy && texts.calling}>
            {texts.call}
          </Button>
        </form>
      </div>
      <OutcomeLine outcome={outcome} busy={busy} failed={failed} missing={missing} />
      {outcome?.ok && children?.(outcome.value)}
    </section>
  )
}
