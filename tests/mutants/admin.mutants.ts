import type { Mutant } from './mutant.ts'

const room = 'src/features/admin/server'

export const mutants: Mutant[] = [
  {
    fault: 'who asked for credits and left the company is told what it has',
    file: `${room}/company-credits.ts`,
    from: '(await recruitersOf(tx, companyId)).find((one) => one === accountId) ?? null',
    to: '(await recruitersOf(tx, companyId)).length > 0 ? accountId : null',
    test: `${room}/company-credits.test.ts`,
    named: 'who asked and has left since is told nothing',
  },
  {
    fault: 'the main account is not told of credits that somebody else asked for',
    file: `${room}/company-credits.ts`,
    from: 'new Set([main, asker].filter((one) => one !== null))',
    to: 'new Set([asker ?? main].filter((one) => one !== null))',
    test: `${room}/company-credits.test.ts`,
    named: 'a quote is asked for once at a time',
  },
  {
    fault: 'credits are good until a day of the month before',
    file: `${room}/company-credits.ts`,
    from: 'Date.UTC(year!, month, 0, 12)',
    to: 'Date.UTC(year!, month! - 1, 0, 12)',
    test: `${room}/company-credits.test.ts`,
    named: 'a quote is asked for once at a time',
  },
  {
    fault: 'a request for credits is declined without a record',
    file: `${room}/company-credits.ts`,
    from: "    await recordAct(held.db, actor, 'decline_quote', { kind: 'company', id: quote.companyId }, { reason })\n",
    to: '',
    test: `${room}/company-credits.test.ts`,
    named: 'a request that is closed without credits tells whoever asked why',
  },
]
