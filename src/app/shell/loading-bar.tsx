import { useNavigation } from 'react-router'
import { useLate } from '#ui/use-late.ts'

/** A thin line at the top while the next page takes longer than one notices. Forms say so themselves. */
export function LoadingBar() {
  const { state } = useNavigation()
  const late = useLate(state === 'loading')
  return late ? <div className="loading" role="progressbar" aria-label="Chargement de la page" /> : null
}
