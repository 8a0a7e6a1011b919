import { createContext, useContext } from 'react'

/** What belongs to this answer of the server. */
export type Answer = {
  /** For inline scripts and styles; browsers hide it. A page that is the same for everybody has none. */
  nonce?: string | undefined
  /** The style sheets of the page, and their addresses. */
  styles?: { text: string; from: string[] } | undefined
  /** The scripts that begin the page, where the server has drawn them before: all pages of the same routes have the same. */
  scripts?: { context: string; files: string; modules: string } | undefined
  /** The script that fetches the others. */
  start?: string
}

/** After an error everything around the page is made anew, its style sheet too: it is what it was. */
function shownNow(): Answer {
  const sheet = typeof document === 'undefined' ? null : document.querySelector<HTMLStyleElement>('style[data-sheets]')
  if (!sheet) return {}
  return {
    nonce: sheet.nonce || undefined,
    styles: { text: sheet.textContent, from: sheet.dataset.sheets!.split(' ') },
  }
}

const Context = createContext<Answer>(shownNow())

export const AnswerProvider = Context.Provider

export const useAnswer = (): Answer => useContext(Context)
