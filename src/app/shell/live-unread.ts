import type { countUnread } from '#features/notifications/notifications.contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { followLive } from '#platform/follow-live.ts'

/** Says how many notifications are unread whenever that may have changed. */
export const keepUnread = (accountId: number, show: (count: number) => void) =>
  followLive(accountId, 'notifications', async (signal) =>
    show((await fetchApi<typeof countUnread>('/v1/notifications/unread', {}, signal)).unread),
  )
