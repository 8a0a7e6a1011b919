import { DOES } from '#platform/forms.ts'

// What is typed into the form of a visitor stays in this browser until it is sent; the server knows nothing of it.

const KEY = 'florin.publier-offre'

type Kept = Record<string, string[]>

export function readDraft(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

/** Says whether it could be kept. */
export function keepDraft(form: HTMLFormElement): boolean {
  const kept: Kept = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && name !== DOES) (kept[name] ??= []).push(value)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Private browsing: nothing was kept.
  }
}

/** Puts back what was typed, where nothing else stands; what was typed before the scripts came stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const kept = readDraft()
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('[name]')) {
    const values = kept[field.name] ?? []
    const [value] = values
    if (value === undefined || field.type === 'hidden') continue
    // A field of words parts them at commas.
    if (field.dataset['words'] !== undefined) field.value = `${values.join(',')},`
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === '') field.value = value
    else continue
    // What depends on a field hears of it.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
