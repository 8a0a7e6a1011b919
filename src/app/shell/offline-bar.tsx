import { WifiOff } from 'lucide'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import { offlineTexts as texts } from './shell.texts.ts'

const follow = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** A form that is sent, or a link to another page of ours. */
function asksForPage({ type, target }: Event): boolean {
  if (type === 'submit') return true
  const link = (target as Element).closest('a')
  return link?.origin === location.origin && link.pathname + link.search !== location.pathname + location.search
}

/**
 * Says that there is no network. Meanwhile the page stays, with what was typed in it: a link or a form would end on the browser's
 * own page, since what the next page is made of cannot be had either.
 */
export function OfflineBar() {
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    const stay = (event: Event): void => {
      if (!navigator.onLine && asksForPage(event)) event.preventDefault()
    }
    document.addEventListener('click', stay, true)
    document.addEventListener('submit', stay, true)
    return () => {
      document.removeEventListener('click', stay, true)
      document.removeEventListener('submit', stay, true)
    }
  }, [])
  return (
    <div className="offline" role="status">
      {!online && (
        <p className="wrap">
          <Icon of={WifiOff} small />
          <span>
            <b>{texts.title}</b> {texts.body}
          </span>
        </p>
      )}
    </div>
  )
}
