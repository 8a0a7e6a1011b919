import type { ReportReason } from '../../src/features/moderation/moderation.rules.ts'
import { sendAppeal } from '../../src/features/moderation/server/appeals.ts'
import { sendReport } from '../../src/features/moderation/server/reporting.ts'
import type { Actor } from '../../src/platform/server/endpoints.ts'
import { visitor } from '../../src/platform/server/endpoints.ts'
import { testExchange } from './exchange.ts'
import type { TestModeration } from './moderation.ts'

export const keyIn = (text: string): string => /cle=([\w-]+)/.exec(text)![1]!

let visitors = 0
/** Everybody comes from an address of their own. */
export const elsewhere = () =>
  testExchange({ address: `198.51.${100 + Math.floor(visitors / 250)}.${1 + (visitors++ % 250)}` })

type More = { kind?: string; email?: string; reason?: ReportReason; text?: string }

/** What people do about a job, in a test's world. */
export const moderationSteps = (worldOf: () => TestModeration) => ({
  report: (id: number, actor: Actor = visitor, more: More = {}, on = worldOf()) =>
    sendReport(on, actor, elsewhere(), {
      kind: 'offre',
      id,
      reason: 'spam',
      text: '',
      email: actor === visitor ? 'visitor@example.org' : '',
      ...more,
    }),
  /** The newest case about a job. */
  caseOf: async (jobId: number): Promise<number> => {
    const { rows } = await worldOf().db.execute<{ id: number }>(
      `select id from moderation_cases where object_id = ${jobId} and object_kind = 'job' order by id desc limit 1`,
    )
    return rows[0]!.id
  },
  isLive: async (jobId: number): Promise<boolean> =>
    (await worldOf().things[0]!.describe(worldOf().db, jobId))!.visible,
  /** Contests by the link of the last mail to an address. */
  contest: async (address: string, text = 'Relisez.') => {
    const mail = (await worldOf().mailsTo(address)).at(-1)!
    await sendAppeal(worldOf(), visitor, elsewhere(), { key: keyIn(mail.text), text })
  },
})
