import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Attempted } from '#platform/attempt.ts'
import { textOf } from '#platform/attempt.ts'
import type { OutputOf } from '#platform/contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { formatHour } from '#platform/french-moment.ts'
import { tryApi } from '#platform/try-api.ts'
import { whenTypingRests } from '#ui/form/when-typing-rests.ts'
import { typedArticle } from '../typed-article.ts'
import type { publishArticle, readWriting, saveArticle } from '../writing.contract.ts'
import { writingRefusals } from '../writing.rules.ts'
import { writingTexts as texts } from '../writing.texts.ts'

export type Writing = OutputOf<typeof readWriting>
type Stored = Pick<Writing, 'version' | 'last_change' | 'fields'>
type Standing = { kind: 'saved' | 'refused' | 'lost'; text: string }

const CONFLICT = writingRefusals['writing/conflict'].code

/**
 * Saves an article while it is typed, and by its buttons, one request at a time: each is made of what the last one answered. Where
 * somebody else was faster nothing is saved until one of both versions is chosen.
 */
export function useArticleDraft(frame: RefObject<HTMLElement | null>, article: Writing) {
  const { id } = article
  const { revalidate } = useRevalidator()
  const version = useRef(article.version)
  const saved = useRef('')
  const line = useRef(Promise.resolve())
  const [stored, setStored] = useState<Stored | null>(null)
  const [standing, setStanding] = useState<Standing>({ kind: 'saved', text: '' })
  const [busy, setBusy] = useState<string | null>(null)
  const formOf = (): HTMLFormElement => frame.current!.querySelector('form')!

  const told = async (refused: Attempted<unknown> & { ok: false }): Promise<void> => {
    if (refused.error.code === CONFLICT) {
      const now = await fetchApi<typeof readWriting>(`/v1/admin/articles/${id}`, {})
      setStored({ version: now.version, last_change: now.last_change, fields: now.fields })
      return setStanding({ kind: 'refused', text: texts.waits })
    }
    const [fault] = Object.values(refused.error.fields ?? {})
    setStanding({ kind: 'refused', text: fault ?? refused.error.message })
  }

  /** Whether what is typed is saved now. */
  const save = async (byItself: boolean): Promise<boolean> => {
    const fields = typedArticle(new FormData(formOf()))
    const said = JSON.stringify(fields)
    if (byItself && (stored !== null || said === saved.current)) return false
    const path = `/v1/admin/articles/${id}/versions` as const
    const answer = await tryApi<typeof saveArticle>(path, { ...fields, version: version.current, by_itself: byItself })
    if (!answer.ok) {
      await told(answer)
      return false
    }
    version.current = answer.value.version
    saved.current = said
    setStored(null)
    setStanding({ kind: 'saved', text: texts.savedAt(formatHour(new Date(answer.value.saved_at))) })
    return true
  }
  const publish = async (at: string | undefined): Promise<void> => {
    const path = `/v1/admin/articles/${id}/publication` as const
    const answer = await tryApi<typeof publishArticle>(path, {
      version: version.current,
      ...(at === undefined ? {} : { at }),
    })
    if (answer.ok) setStanding({ kind: 'saved', text: answer.value.message })
    else await told(answer)
  }

  /** After whatever is under way. What cannot be sent stays where it was typed. */
  const inLine = (work: () => Promise<unknown>): Promise<void> => {
    line.current = line.current.then(async () => {
      try {
        await work()
        await revalidate()
      } catch {
        setStanding({ kind: 'lost', text: texts.unsaved })
      }
    })
    return line.current
  }
  const saveByItself = useEffectEvent(() => inLine(() => save(true)))
  useEffect(() => {
    const form = frame.current?.querySelector('form')
    if (!form) return undefined
    saved.current = JSON.stringify(typedArticle(new FormData(form)))
    return whenTypingRests(form, () => saveByItself())
  }, [frame])
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent): void => {
      const form = frame.current?.querySelector('form')
      if (form && JSON.stringify(typedArticle(new FormData(form))) !== saved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [frame])

  /** What a button of the form is for. */
  const act = async (does: string): Promise<void> => {
    setBusy(does)
    const at = does === 'programmer' ? textOf(new FormData(formOf()), 'at') : undefined
    await inLine(async () => {
      if ((await save(false)) && does !== 'enregistrement') await publish(at)
    })
    setBusy(null)
  }
  /** Saves over what somebody else has saved, which its writer has seen by now. */
  const keepMine = async (): Promise<void> => {
    version.current = stored!.version
    await act('enregistrement')
  }
  return { standing, stored, busy, act, keepMine }
}
