import { useNavigate } from 'react-router'
import { showToast } from '#ui/toast.ts'
import { savedTexts as texts } from '../jobs.texts.ts'
import { savedOffers, setSaved, useMarked } from './job-marks.ts'

export const savedPage = '/offres-sauvegardees'

/** Whether an offer is saved, and the way to change it, which says what happened and how to go on. */
export function useSaving(id: number): { saved: boolean; toggle: () => void } {
  const saved = useMarked('saved', id)
  const navigate = useNavigate()
  const toggle = (): void => {
    setSaved(id, !saved)
    showToast({
      key: 'saved offers',
      ...(saved
        ? { title: texts.removed, action: { label: texts.undo, run: () => setSaved(id, true) } }
        : {
            title: texts.saved,
            description: texts.inList(savedOffers().length),
            action: { label: texts.see, run: () => void navigate(savedPage) },
          }),
    })
  }
  return { saved, toggle }
}
