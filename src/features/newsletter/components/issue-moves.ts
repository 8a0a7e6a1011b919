import { textOf } from '#platform/attempt.ts'
import { moved } from '#platform/moved.ts'

/** What the arrows of a list send where no script moves its rows. */
export const MOVE = 'deplacer'
export const moveOf = (list: 'article_ids' | 'job_ids', id: number, by: number): string => `${list} ${id} ${by}`

/** The list that an arrow was pressed in, as its boxes are ticked, with that one moved; nothing where none was. */
export function movedIn(form: FormData): { article_ids?: string[]; job_ids?: string[] } {
  const [list, id, by] = textOf(form, MOVE).split(' ')
  if (list !== 'article_ids' && list !== 'job_ids') return {}
  const ids = form.getAll(list).map(String)
  return { [list]: moved(ids, ids.indexOf(id ?? ''), by === '-1' ? -1 : 1) }
}
