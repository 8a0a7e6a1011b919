import { useEffect, useEffectEvent } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { APPLICANTS_CHANGED } from '../applicants.rules.ts'

/** An open board follows what colleagues and candidates do. */
export function useLiveApplicants(): void {
  const accountId = useRouteLoaderData<{ viewer: { id: number } | null }>('root')?.viewer?.id
  const { revalidate } = useRevalidator()
  const read = useEffectEvent(() => revalidate())
  useEffect(() => {
    if (accountId === undefined) return undefined
    let stop: (() => void) | null = null
    let gone = false
    void import('#platform/follow-live.ts').then(({ followLive }) => {
      if (!gone) stop = followLive(accountId, APPLICANTS_CHANGED, () => read()).stop
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [accountId])
}
