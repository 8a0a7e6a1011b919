import type { Arrival } from '#features/accounts/server/accounts-site.ts'
import { takeLikesAlong } from '#features/news/server/liking.ts'

/** What rooms do for somebody who signs in. */
export const arrivals: readonly Arrival[] = [takeLikesAlong]
