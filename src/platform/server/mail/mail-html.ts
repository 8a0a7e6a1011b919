/** Markup that is safe to write as it stands. Everything else is escaped on the way in. */
export type Html = { readonly markup: string }

type Value = string | number | Html | Html[] | null

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const markupOf = (value: Value): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('\n')
  if (typeof value === 'object') return value.markup
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}

/** html`<p>${name}</p>`: what is put in is text, unless it was made by `html` itself. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: strings.reduce((all, part, index) => all + markupOf(values[index - 1] ?? null) + part) }
}
