import { useEffect, useEffectEvent } from 'react'
import { useSubmit } from 'react-router'
import type { BackOfficeList } from '#platform/back-office.ts'
import type { Done } from '#platform/back-office-acts.ts'
import { UNDOING } from '#platform/back-office-acts.ts'
import { DOES } from '#platform/forms.ts'
import { plural } from '#platform/french.ts'
import { DoneNote } from '../form/done-note.tsx'
import { PostForm } from '../form/post-form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { showToast } from '../toast.ts'
import { useHydrated } from '../use-hydrated.ts'

type Props = { list: BackOfficeList; done: Done | null }

/** « 3 offres désactivées. 2 offres n’ont pas changé. » */
function told({ acts, noun }: BackOfficeList, { act, changed, unchanged, undone }: Done) {
  const count = changed.length
  const some = count > 1 ? 's' : ''
  const same = `${plural(unchanged, noun.one, noun.many)} n’${unchanged > 1 ? 'ont' : 'a'} pas changé\u00a0: l’action ne s’y applique pas.`
  const nothing = `Rien n’a changé\u00a0: l’action ne s’applique à ${noun.feminine ? 'aucune' : 'aucun'} ${noun.one}.`
  if (count === 0) return { title: nothing, description: '' }
  const title = `${plural(count, noun.one, noun.many)} ${acts[act]!.done}${some}.`
  return { title: undone ? `Annulé\u00a0: ${title}` : title, description: unchanged > 0 ? same : '' }
}

/** Says what an act did, with a way to take it back: by a toast, or in the page where no scripts run. */
export function DoneAct({ list, done }: Props) {
  const submit = useSubmit()
  const hydrated = useHydrated()
  const { undo = null, undoReason = '' } = done && !done.undone && done.changed.length > 0 ? list.acts[done.act]! : {}
  const tell = useEffectEvent((news: Done) => {
    const back = (): void => {
      const form = new FormData()
      form.set(DOES, undo!)
      form.set(UNDOING, 'oui')
      form.set('count', String(news.changed.length))
      form.set('reason', undoReason)
      for (const id of news.changed) form.append('ids', String(id))
      void submit(form, { method: 'post' })
    }
    showToast({ key: 'acte', ...told(list, news), ...(undo ? { action: { label: 'Annuler', run: back } } : {}) })
  })
  useEffect(() => {
    if (done) tell(done)
  }, [done])
  if (hydrated) return null
  const { title, description } = done ? told(list, done) : { title: '', description: '' }
  return (
    <div className="bol__done">
      <DoneNote>{`${title} ${description}`.trim()}</DoneNote>
      {undo && (
        <PostForm name={undo}>
          <input type="hidden" name={UNDOING} value="oui" />
          <input type="hidden" name="count" value={done!.changed.length} />
          <input type="hidden" name="reason" value={undoReason} />
          {done!.changed.map((id) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <SubmitButton busy="En cours…" variant="outline">
            Annuler
          </SubmitButton>
        </PostForm>
      )}
    </div>
  )
}
