import type { IconNode } from 'lucide'
import { Copy, Mail, Share2 } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import '../job-share.css'
import { linkFrom } from '../audience/audience.rules.ts'
import { shareAddresses } from '../job-share.ts'

// Not the mark of src/ui, which the home page carries: shared, it would become one more file there.
const LINKEDIN: IconNode = [
  ['path', { d: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z' }],
  ['rect', { width: 4, height: 12, x: 2, y: 9 }],
  ['circle', { cx: 4, cy: 4, r: 2 }],
]

const never = (): (() => void) => () => undefined
/** What scripts can do here; nothing until they have arrived. */
const useMeans = (): 'device' | 'copy' | null =>
  useSyncExternalStore(
    never,
    () => ('share' in navigator ? 'device' : 'copy'),
    () => null,
  )

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ title: 'Lien copié', description: 'Collez-le où vous voulez.' })
  } catch {
    showToast({ title: 'Le lien n’a pas pu être copié', description: 'Copiez l’adresse de la page.', tone: 'red' })
  }
}

/** Shares by the device's own means, else by copy, mail or LinkedIn; the last two without scripts as well. */
export function JobShare({ title, address: page }: { title: string; address: string }) {
  const means = useMeans()
  const address = linkFrom('partage', page)
  const { mail, linkedin } = shareAddresses(title, address)
  const label = (
    <>
      <Icon of={Share2} />
      Partager
    </>
  )
  if (means === 'device')
    return (
      // Whoever changes their mind has said so to the device already.
      <Button
        className="job-share"
        variant="outline"
        onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
      >
        {label}
      </Button>
    )
  return (
    <details className="job-share">
      <summary className="btn btn--outline">{label}</summary>
      <ul>
        {means === 'copy' && (
          <li>
            <Button variant="ghost" onClick={() => void copy(address)}>
              <Icon of={Copy} small />
              Copier le lien
            </Button>
          </li>
        )}
        <li>
          <a className="btn btn--ghost" href={mail}>
            <Icon of={Mail} small />
            Par e-mail
          </a>
        </li>
        <li>
          <a className="btn btn--ghost" href={linkedin} target="_blank" rel="noopener noreferrer">
            <Icon of={LINKEDIN} small />
            Sur LinkedIn<span className="vh"> (nouvel onglet)</span>
          </a>
        </li>
      </ul>
    </details>
  )
}
