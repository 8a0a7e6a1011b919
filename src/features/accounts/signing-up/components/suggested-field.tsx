import { useCallback } from 'react'
import type { ComponentProps } from 'react'
import type { suggest } from '#features/jobs/jobs-suggestions.contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { ProposingField } from '#ui/form/proposing-field.tsx'

const SHORTEST = 2
const KINDS: Record<'quoi' | 'ou', readonly string[]> = { quoi: ['metier'], ou: ['ville', 'region'] }

type Props = Omit<ComponentProps<typeof ProposingField>, 'propose' | 'from'> & {
  field: keyof typeof KINDS
  countryId: number
}

/** A field that proposes words of the trade, or places; any other text is as good. */
export function SuggestedField({ field, countryId, ...rest }: Props) {
  const propose = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const input = { field, q: typed, session_pays: countryId }
      const { data } = await fetchApi<typeof suggest>('/v1/jobs/suggestions', input, signal)
      return data.filter(({ kind }) => KINDS[field].includes(kind)).map(({ label }) => label)
    },
    [field, countryId],
  )
  return <ProposingField optional {...rest} propose={propose} from={SHORTEST} />
}
