import { listedAccounts } from '#features/accounts/back-office/server/accounts-list.service.ts'
import { restoreAccount, suspendAccount } from '#features/moderation/server/suspension.service.ts'
import { serveList } from '#platform/server/back-office/served-list.ts'

type Things = Parameters<typeof suspendAccount>[0]['things']

/** Those for which it was done. */
async function each(ids: number[], work: (id: number) => Promise<boolean>): Promise<number[]> {
  const changed: number[] = []
  for (const id of ids) if (await work(id)) changed.push(id)
  return changed
}

/** Every account, with what the moderation can do about some of them at once. */
export const servedAccounts = (things: Things) =>
  serveList({
    ...listedAccounts,
    acts: {
      suspension: (site, actor, ids, reason) =>
        // One's own account is another administrator's to judge.
        each(ids, async (id) =>
          id === actor.accountId ? false : suspendAccount({ ...site, things }, actor, id, { reason, until: null }),
        ),
      restoration: (site, actor, ids, reason) =>
        each(ids, (id) => restoreAccount({ ...site, things }, actor, id, { reason })),
    },
  })
