import { useSyncExternalStore } from 'react'

const THEMES = { auto: 'Auto', light: 'Clair', dark: 'Sombre' } as const
type Theme = keyof typeof THEMES

/** Runs before the page is painted, so that a chosen theme never flashes the other one. */
export const themeScript = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

// The theme lives on the root element, where the style sheet reads it; this component only follows it.
const followTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const readTheme = (): Theme => {
  const kept = document.documentElement.dataset.theme
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}

const serverTheme = (): Theme => 'auto'

function chooseTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Private browsing may refuse to keep it: the choice then lasts as long as the page.
  }
}

export function ThemeSwitch() {
  const theme = useSyncExternalStore(followTheme, readTheme, serverTheme)
  return (
    <div className="theme" role="group" aria-label="Thème">
      {(Object.keys(THEMES) as Theme[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === theme} onClick={() => chooseTheme(one)}>
          {THEMES[one]}
        </button>
      ))}
    </div>
  )
}
