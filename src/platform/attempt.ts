import type { ErrorBody } from './refusals.ts'

export type Attempted<T> = { ok: true; value: T } | { ok: false; status: number; error: ErrorBody['error'] }

/** For actions of pages: what an endpoint refuses comes back as a value, to be shown beside the form. Bugs go on. */
export async function attempt<T>(work: Promise<T>): Promise<Attempted<T>> {
  try {
    return { ok: true, value: await work }
  } catch (thrown) {
    const refused = thrown as { data?: ErrorBody; init?: { status?: number } | null }
    const status = refused.init?.status ?? 500
    if (!refused.data?.error || status === 500) throw thrown
    return { ok: false, status, error: refused.data.error }
  }
}

/** A text field of a form; files and missing ones are empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
