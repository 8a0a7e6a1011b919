import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paramsOfForm } from '#platform/list-reading.ts'

/** The form of the list at that path, what asks for the list by it (`onSearch`), and whether another list is under way. */
export function useListForm(path: string) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const searching = useNavigation().location?.pathname === path
  const onSearch = (): void => {
    if (!form.current) return
    const asked = paramsOfForm(new FormData(form.current))
    const to = asked.size > 0 ? `${path}?${asked}` : path
    // Asking for the same again is no step to go back over.
    void navigate(to, { replace: to === pathname + search, preventScrollReset: true })
  }
  return { form, onSearch, searching }
}
