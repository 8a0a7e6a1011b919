type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Puts the cursor on a passage of a form; says whether it stands there. */
function select(frame: HTMLElement | null, field: string, passage: string): boolean {
  const control = frame?.querySelector<TextControl>(`[name="${field}"]:not([type=hidden])`)
  if (!control) return false
  control.focus()
  const at = control.value.indexOf(passage)
  if (at < 0) return false
  control.setSelectionRange(at, at + passage.length)
  return true
}

/** Shows a passage where it was written. */
export const showPassage = (frame: HTMLElement | null, field: string, passage: string): void =>
  void select(frame, field, passage)

/** Takes a passage out of its text, so that one can take that back as what one typed oneself. */
export function removePassage(frame: HTMLElement | null, field: string, passage: string): void {
  if (!select(frame, field, passage)) return
  // The one way into a field's own history of changes.
  document.execCommand('delete')
}
