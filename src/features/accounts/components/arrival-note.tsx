import { useSearchParams } from 'react-router'
import { Note, Titled } from '#ui/note.tsx'
import { accountTexts } from '../accounts.texts.ts'

/** On a login page: what was just done elsewhere. */
export function ArrivalNote() {
  const [params] = useSearchParams()
  if (params.get('compte') === 'cree') {
    return (
      <Note tone="green">
        <Titled title={accountTexts.created}>{accountTexts.createdNext}</Titled>
      </Note>
    )
  }
  if (params.get('mot-de-passe') === 'change') return <Note tone="green">{accountTexts.passwordChanged}</Note>
  return null
}
