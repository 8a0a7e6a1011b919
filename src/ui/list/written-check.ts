import { formatCount } from '#platform/french.ts'
import type { Choice } from './filters.ts'

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark]!)

/** The markup of a check box that is not chosen (`Check`), for the server: a search offers a hundred of them, folded, that few look at. */
export function writtenCheck({ value, name: label, count }: Choice, name: string, form: string): string {
  const field = `<input form="${escaped(form)}" type="checkbox" name="${escaped(name)}" value="${escaped(value)}"/>`
  const counted = count === undefined ? '' : `<span class="num">${formatCount(count)}</span>`
  return `<label class="check">${field}<span>${escaped(label)}</span>${counted}</label>`
}
