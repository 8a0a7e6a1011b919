import type { Access } from '#platform/contract.ts'
import type { Door } from '#platform/render-context.ts'

/** What changes and is shown on pages that visitors may be given a kept copy of; triggers write these words to the outbox. */
export const topics = ['job', 'company', 'member', 'article', 'comment'] as const
export type Topic = (typeof topics)[number]

/**
 * Who may open a page, and what it shows: a kept copy is dropped when one of its topics changes. Without `shows` it is any
 * of them. The figures in the menus do not count. A page that is not in this list does not exist.
 */
export type Page = { path: string; file: string; access: Access; shows?: readonly Topic[] }

/** The doors of some pages, by pattern. What is in no list is the 404 page, which everybody may see. */
export function doorsOf(list: readonly Page[]): (pattern: string) => Door {
  const doors = new Map(list.map(({ path, access, shows = null }) => [path, { access, shows }]))
  return (pattern) => doors.get(pattern) ?? { access: 'public', shows: null }
}
