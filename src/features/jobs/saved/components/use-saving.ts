import { useNavigate } from 'react-router'
import { showToast } from '#ui/toast.ts'
import { savingTexts as texts } from '../saving.texts.ts'
import { useIsSaved, useSetSaved } from './saved-list.ts'

export const savedPage = '/offres-sauvegardees'

/** Whether a job is saved, and the way to change it, which says what happened and how to go on. */
export function useSaving(id: number): { saved: boolean; toggle: () => void } {
  const saved = useIsSaved(id)
  const setSaved = useSetSaved()
  const navigate = useNavigate()
  const toggle = (): void => {
    const count = setSaved(id, !saved)
    showToast({
      key: texts.title,
      ...(saved
        ? { title: texts.removed, action: { label: texts.undo, run: () => setSaved(id, true) } }
        : {
            title: texts.saved,
            description: texts.inList(count),
            action: { label: texts.see, run: () => void navigate(savedPage) },
          }),
    })
  }
  return { saved, toggle }
}
