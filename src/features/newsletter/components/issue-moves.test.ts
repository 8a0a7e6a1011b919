import { expect, test } from 'vitest'
import { MOVE, movedIn, moveOf } from './issue-moves.ts'

function pressed(list: 'article_ids' | 'job_ids', id: number, by: number): FormData {
  const form = new FormData()
  for (const ticked of ['7', '3', '9']) form.append('article_ids', ticked)
  for (const ticked of ['5', '3', '8']) form.append('job_ids', ticked)
  form.set(MOVE, moveOf(list, id, by))
  return form
}

test('an arrow moves the row that it stands in, among those that are ticked', () => {
  expect(movedIn(pressed('article_ids', 3, -1))).toEqual({ article_ids: ['3', '7', '9'] })
  expect(movedIn(pressed('article_ids', 3, 1))).toEqual({ article_ids: ['7', '9', '3'] })
  expect(movedIn(pressed('job_ids', 3, -1))).toEqual({ job_ids: ['3', '5', '8'] })
  expect(movedIn(pressed('job_ids', 8, 1))).toEqual({ job_ids: ['5', '3', '8'] })
})

test('the arrow of a row that is not ticked, and none at all, leave the letter as its boxes are', () => {
  expect(movedIn(pressed('article_ids', 4, 1))).toEqual({ article_ids: ['7', '3', '9'] })
  expect(movedIn(new FormData())).toEqual({})
  const forged = pressed('article_ids', 3, 1)
  forged.set(MOVE, 'subject 3 1')
  expect(movedIn(forged)).toEqual({})
})
