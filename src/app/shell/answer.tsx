import { createContext, useContext } from 'react'

/** What belongs to this answer of the server and exists while it renders only: in the browser the page has it already. */
export type Answer = {
  /** For inline scripts and styles; browsers hide it. */
  nonce?: string | undefined
  /** The style sheets of the page, and their addresses. */
  styles?: { text: string; from: string[] } | undefined
  /** The script that fetches the others. */
  start?: string
}

const Context = createContext<Answer>({})

export const AnswerProvider = Context.Provider

export const useAnswer = (): Answer => useContext(Context)
