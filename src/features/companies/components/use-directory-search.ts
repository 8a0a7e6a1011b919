import { useSubmit } from 'react-router'
import { directoryPath } from '../companies-address.rules.ts'

/** The one form of the directory, which fields outside it name as theirs. */
export const searchFormId = 'recherche-entreprises'

/** Sends the form through the router, leaving out what is empty, and without moving the page. */
export function useDirectorySearch() {
  const submit = useSubmit()
  return (form: HTMLFormElement, { replace }: { replace: boolean }): void => {
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim() !== '') search.append(name, value.trim())
    }
    // Asking for the same again is no step to go back over.
    const again = `?${search}` === globalThis.location.search
    void submit(search, { action: directoryPath, replace: replace || again, preventScrollReset: true })
  }
}
