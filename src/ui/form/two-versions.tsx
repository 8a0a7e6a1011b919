import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import '../styles/conflict.css'

/** A field in both versions. */
type Pair = { name: string; label: string; typed: string; stored: string }

type Props = {
  title: string
  lead: string
  /** Of these the ones that differ are shown. */
  pairs: readonly Pair[]
  /** The button that keeps what was typed. */
  keep: ReactNode
  /** Where the saved version is. */
  leave: string
}

/** As it is read: a form parts lines otherwise than what is saved does. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()

const SAME = 'Les champs de ce formulaire sont les mêmes dans les deux versions.'

/** Both versions of what differs, side by side, and the choice between them. */
export function TwoVersions({ title, lead, pairs, keep, leave }: Props) {
  const differ = pairs.filter(({ typed, stored }) => plain(typed) !== plain(stored))
  return (
    <div className="card card--pad conflict" role="group" aria-label={title}>
      <div role="alert">
        <p className="conflict__t">{title}</p>
        <p className="small muted">{differ.length === 0 ? SAME : lead}</p>
      </div>
      {differ.map(({ name, label, typed, stored }) => (
        <section key={name} className="conflict__f" aria-label={label}>
          <p className="label">{label}</p>
          <dl className="conflict__pair">
            <div className="is-mine">
              <dt>Votre version</dt>
              <dd>{typed || 'Rien'}</dd>
            </div>
            <div>
              <dt>Version enregistrée</dt>
              <dd>{stored || 'Rien'}</dd>
            </div>
          </dl>
        </section>
      ))}
      <div className="row">
        {keep}
        <ButtonLink variant="outline" to={leave} reloadDocument>
          Prendre la version enregistrée
        </ButtonLink>
      </div>
    </div>
  )
}
