import { invalidInput } from '#platform/refusals.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { letGo, readWaiting } from '#platform/server/files/files.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { feedRule } from '../multiposting.rules.ts'
import { multipostingTexts as texts } from '../multiposting.texts.ts'
import type { StartImport } from './receive-feed.ts'
import { receiveFeed } from './receive-feed.ts'
import { companyOf } from './single-jobs.ts'

/** A feed that a recruiter sends from the page: it waits for the form, is read once, and is shown to nobody. */
export const feedPurpose: Purpose = {
  ...feedRule,
  access: 'recruiter',
  keep: null,
  mayRead: () => Promise.resolve(null),
}

/** Takes the jobs of a file, as if it had come by a key. What cannot be read stays, and goes within the hour. */
export async function importFile(
  site: Site,
  start: StartImport,
  actor: SignedIn,
  { file, complet }: { file: string; complet: boolean },
) {
  companyOf(actor)
  const sent = await readWaiting(site, file, { purpose: feedRule.name, accountId: actor.accountId })
  if (!sent) throw invalidInput({ file: texts.noFile })
  try {
    const answer = await receiveFeed(
      site,
      start,
      actor,
      { complet },
      { body: sent.body, type: sent.kind, idempotencyKey: null },
    )
    await letGo(site.db, file)
    return answer
  } finally {
    sent.body.destroy()
  }
}
