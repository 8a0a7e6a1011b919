import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type {
  createOffer,
  OfferFields,
  OfferReading,
  saveOffer,
} from '#features/jobs/publishing/publishing.contract.ts'
import { ApiError, sendApi } from '#platform/fetch-api.ts'
import { ABOUT, DOES } from '#platform/forms.ts'
import { formatHour } from '#platform/french-moment.ts'
import { editorTexts as texts } from '../employer.texts.ts'

const PAUSE = 800

const NUMBERS = ['salaire_min', 'salaire_max', 'dureeStage', 'delai_reponse', 'fonction_id'] as const

/** What a form carries that is not about the offer. */
const OURS = new Set([DOES, ABOUT, 'offre', 'version'])

/** What a form says of an offer; what was left empty is not said. */
export function typedIn(form: FormData): OfferFields {
  const fields = Object.fromEntries(
    [...form].filter(
      (one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '' && !OURS.has(one[0]),
    ),
  )
  const numbers = NUMBERS.flatMap((name) => (fields[name] === undefined ? [] : [[name, Number(fields[name])]]))
  return {
    titre: '',
    localisation: '',
    salaire: '',
    description: '',
    missions: '',
    profil: '',
    avantages: '',
    dateDebut: '',
    ...fields,
    ...Object.fromEntries(numbers),
    skills: (fields['skills'] ?? '')
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
    urgente: fields['urgente'] !== undefined,
  } as OfferFields
}

type Kept = { id: number | null; version: number }
type Draft = Kept & { savedAt: string | null; reading: OfferReading | null }

/**
 * Saves an offer while it is typed, one request at a time, and tells what the checks say of it. A new one is made with the first
 * words, and has an address from then on, so that a reload finds it again.
 */
export function useOfferDraft(frame: RefObject<HTMLElement | null>, draft: Draft, wasSaved: boolean) {
  const begun: Kept = { id: draft.id, version: draft.version }
  // The next request is made of what the last one answered, also before the page is drawn again.
  const kept = useRef(begun)
  const [state, setState] = useState({ kept: begun, reading: draft.reading })
  // The button saved it: the page was read anew since.
  const newest = wasSaved && draft.version > state.kept.version ? begun : state.kept
  useEffect(() => {
    kept.current = newest
  }, [newest])
  const [standing, setStanding] = useState(draft.savedAt ? texts.savedAt(formatHour(new Date(draft.savedAt))) : '')
  const send = useEffectEvent(async (form: HTMLFormElement): Promise<void> => {
    const fields = typedIn(new FormData(form))
    const { id, version } = kept.current
    const saved =
      id === null
        ? await sendApi<typeof createOffer>('POST', '/v1/employer/offers', fields)
        : { id, ...(await sendApi<typeof saveOffer>('PUT', `/v1/employer/offers/${id}`, { ...fields, version })) }
    const now = { id: saved.id, version: saved.version }
    kept.current = now
    if (id === null) history.replaceState(history.state, '', `/nouvelle-offre?brouillon=${now.id}`)
    setState({ kept: now, reading: saved.reading })
    setStanding(texts.savedAt(formatHour(new Date(saved.saved_at))))
  })
  useEffect(() => {
    const form = frame.current?.querySelector('form')
    if (!form) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let under = false
    let again = false
    let over = false
    const save = async (): Promise<void> => {
      again = under
      if (under || over) return
      under = true
      try {
        await send(form)
      } catch (error) {
        // What cannot be kept now is sent with the form, which says what is wrong with it.
        setStanding(error instanceof ApiError ? error.message : texts.unsaved)
      }
      under = false
      if (again) await save()
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => void save(), PAUSE)
    }
    const leave = (): void => {
      clearTimeout(timer)
      over = true
    }
    const back = (): void => {
      over = false
      wait()
    }
    form.addEventListener('input', back)
    form.addEventListener('submit', leave)
    return () => {
      leave()
      form.removeEventListener('input', back)
      form.removeEventListener('submit', leave)
    }
  }, [frame])
  return { standing, reading: newest === begun ? draft.reading : state.reading, kept: newest }
}
