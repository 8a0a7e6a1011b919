import { setTimeout as pause } from 'node:timers/promises'
import type { Refusal } from '../../refusals.ts'
import { platformRefusals, refuse } from '../../refusals.ts'
import type { Gate } from '../gate.ts'
import { isAsked, isHasty, stepAside } from '../overload/overload.ts'

/** How much of an index was brought in while it is filled: so many documents, a share from 0 to 1. */
export type Reached = { readonly documents: number; readonly share: number }

/** How long somebody who searches waits for an index that is not there yet: the few jobs of a new site are read within it. */
const PATIENCE = 2_000
/** Filling is told of in the log this often. */
const TELL_EVERY = 10_000
/** No estimate is worth more: whoever comes back then hears a better one. */
const LONGEST = 120

const NOTHING: Reached = { documents: 0, share: 0 }

export type Progress = {
  begin: () => void
  reach: (reached: Reached) => void
  end: () => void
  /** What is said to who asks meanwhile, and when to come back. */
  refusal: () => Refusal
}

/** Follows the filling of an index; `tell` hears of one that takes long. */
export function followProgress(tell: (reached: Reached) => void): Progress {
  let began: number | null = null
  let told = 0
  let reached: Reached = NOTHING
  return {
    begin: () => {
      began = told = performance.now()
      reached = NOTHING
    },
    reach: (now) => {
      reached = now
      if (performance.now() - told < TELL_EVERY) return
      told = performance.now()
      tell(reached)
    },
    end: () => {
      if (began !== null && told > began) tell({ ...reached, share: 1 })
      began = null
    },
    refusal: () => {
      const refusal = platformRefusals['platform/search_away']
      const { documents, share } = began === null ? NOTHING : reached
      const percent = Math.floor(share * 100)
      const saying = (message: string, retryAfter: number): Refusal => ({
        ...refusal,
        message,
        retryAfter,
        preparing: { documents, percent, retry_after: retryAfter },
      })
      if (began === null || share === 0) return saying(refusal.message, PATIENCE / 1_000)
      const left = ((performance.now() - began) / 1_000) * (1 / share - 1)
      return saying(refusal.message.replace('.', ` (${percent}\u202f%).`), Math.min(Math.ceil(left) + 1, LONGEST))
    },
  }
}

/** Waits for an index: the site's own work as long as it takes, whoever asks for an answer only if it is there soon. */
export async function passFor<T>(gate: Gate<T>, refusal: () => Refusal, patience = PATIENCE): Promise<T> {
  if (gate.isOpen() || !isAsked()) return gate.pass()
  if (isHasty() || refusal().retryAfter! * 1_000 > PATIENCE) throw refuse(refusal())
  // Whoever waits here keeps nobody from pages that search nothing.
  return stepAside(() => {
    const there = new AbortController()
    const late = pause(patience, null, { signal: there.signal }).then(
      () => Promise.reject(refuse(refusal())),
      () => gate.pass(),
    )
    return Promise.race([gate.pass(), late]).finally(() => there.abort())
  })
}
