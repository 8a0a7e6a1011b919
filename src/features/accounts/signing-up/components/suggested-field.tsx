import { useEffect, useId, useState } from 'react'
import type { ComponentProps } from 'react'
import type { suggest } from '#features/jobs/jobs.contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { TextField } from '#ui/form/fields.tsx'

const PAUSE = 150
const SHORTEST = 2
const KINDS: Record<'quoi' | 'ou', readonly string[]> = { quoi: ['metier'], ou: ['ville', 'region'] }

type Props = Omit<ComponentProps<typeof TextField>, 'list' | 'onInput' | 'optional'> & {
  field: keyof typeof KINDS
  countryId: number
}

/** A field that proposes words of the trade in the browser's own list; any other text is as good. */
export function SuggestedField({ field, countryId, ...rest }: Props) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [options, setOptions] = useState<string[]>([])
  useEffect(() => {
    if (typed.trim().length < SHORTEST) return undefined
    const call = new AbortController()
    const timer = setTimeout(() => {
      const input = { field, q: typed, session_pays: countryId }
      fetchApi<typeof suggest>('/v1/jobs/suggestions', input, call.signal).then(
        ({ data }) => setOptions(data.filter(({ kind }) => KINDS[field].includes(kind)).map(({ label }) => label)),
        () => undefined,
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [typed, field, countryId])
  return (
    <>
      <TextField {...rest} optional list={list} onInput={(event) => setTyped(event.currentTarget.value)} />
      <datalist id={list}>
        {[...new Set(options)].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  )
}
