import type { Mutant } from './mutant.ts'

const applications = 'src/features/applications'
const applicants = `${applications}/applicants/server`
const submissions = 'src/features/submissions'
const multiposting = 'src/features/multiposting/server'
const moderation = 'src/features/moderation/server'
const publishing = 'src/features/jobs/publishing/server'
const reviews = 'src/features/reviews/server'
const sourcing = 'src/features/sourcing/server'

/** What attacks on applying, recruiting and publishing, then on reviews, drafts, quotes, feeds and blocked companies found, put back. */
export const mutants: Mutant[] = [
  {
    fault: 'a long row of spaces in a visitor’s form stops the process',
    file: `${submissions}/submissions.rules.ts`,
    from: '.map((line) => line.trimEnd())',
    to: String.raw`.map((line) => line.replace(/[\t ]+$/, ''))`,
    test: `${submissions}/submissions.rules.test.ts`,
    named: 'costs as much as its length',
  },
  {
    fault: 'a long word in a CV stops the process at every search of profiles',
    file: 'src/features/sourcing/anonymous.rules.ts',
    from: String.raw`/[\w.+-]{1,64}\s{0,20}(?:@`,
    to: String.raw`/[\w.+-]+\s{0,20}(?:@`,
    test: 'src/features/sourcing/anonymous.rules.test.ts',
    named: 'costs as much as its length',
  },
  {
    fault: 'a comment of a PDF is read in as many ways as there are',
    file: 'src/platform/server/files/pdf.ts',
    from: String.raw`%[^\r\n]*[\r\n])*`,
    to: '%.*)*',
    test: 'src/platform/server/files/pdf.test.ts',
    named: 'a comment of many signs',
  },
  {
    fault: 'who was refused picks a slot that was proposed before',
    file: `${applicants}/settling.ts`,
    from: 'if (!proposal && (fixed || closedStages.includes(stage))) await deleteOpenProposal(tx, row.id)',
    to: '',
    test: `${applicants}/moving.test.ts`,
    named: 'is not picked any more by who has a no',
  },
  {
    fault: 'a company fills a candidate’s mailbox',
    file: `${applicants}/moving.ts`,
    from: '  if (!plain || isAnswer(stage)) await countTry(tx, [{ limit: told, subject: String(row.id) }])\n',
    to: '',
    test: `${applicants}/moving.test.ts`,
    named: 'a candidate is written to thirty times a day at most',
  },
  {
    fault: 'an account with a stranger’s address fills their mailbox by applying',
    file: `${applications}/server/applying.ts`,
    from: '      ...(token === null ? [] : [{ limit: toAddress, subject: mailboxSubject(contact.email) }]),\n',
    to: '',
    test: `${applications}/server/applications.test.ts`,
    named: 'an address that nobody confirmed gets five mails an hour',
  },
  {
    fault: 'a visitor’s form sends an advertisement to a stranger',
    file: `${submissions}/server/submissions.mails.ts`,
    from: 'ADDRESS.test(title) || ADDRESS.test(company) ? preparedOne : prepared(title, company)',
    to: 'prepared(title, company)',
    test: `${submissions}/server/submitting.test.ts`,
    named: 'does not become an advertisement',
  },
  {
    fault: 'a feed holds the database for long',
    file: `${multiposting}/work-import.ts`,
    from: 'const BATCH = 50',
    to: 'const BATCH = 500',
    test: `${multiposting}/multiposting.test.ts`,
    named: 'is worked on in small pieces',
  },
  {
    fault: 'whoever also has an account as a candidate reads whose a profile is',
    file: `${sourcing}/profile-numbers.ts`,
    from: 'return { shown: walk(forth), meant: walk(back) }',
    to: 'return { shown: (id) => id, meant: (id) => id }',
    test: `${sourcing}/unlocking.test.ts`,
    named: 'a company knows a profile by a number of its own',
  },
  {
    fault: 'two companies know a profile by the same number',
    file: `${sourcing}/profile-numbers.ts`,
    from: 'markOf(`profiles of company ${companyId}`, secret)',
    to: 'markOf(`profiles of company ${companyId === null}`, secret)',
    test: `${sourcing}/unlocking.test.ts`,
    named: 'a company knows a profile by a number of its own',
  },
  {
    fault: 'a correction tells a company of who blocks it',
    file: 'src/search-engine/engine.ts',
    from: 'segments, findableBy(this.schema, query))',
    to: 'segments, () => null)',
    test: `${sourcing}/profile-search.test.ts`,
    named: 'no correction tells of who blocks the company',
  },
  {
    fault: 'a moderator reads a review of their own company before everybody',
    file: `${moderation}/queue.ts`,
    from: '  if (thing && speaksOf(actor, thing)) throw notFound()\n',
    to: '',
    test: `${reviews}/reviews.test.ts`,
    named: 'neither the author nor the recruiters of the company decide about a review',
  },
  {
    fault: 'what was decided about a review outlives its author’s account',
    file: `${moderation}/decisions.ts`,
    from: 'id: decided.objectId, ownerId: decided.accountId }',
    to: 'id: decided.objectId }',
    test: `${reviews}/reviews.test.ts`,
    named: 'what was decided about a review is its author’s',
  },
  {
    fault: 'by deleting, somebody without a company keeps as many drafts as they like',
    file: `${publishing}/lone-drafts.service.ts`,
    from: "    if (act === 'delete') await drafts.deleteBeyond(tx, accountId, MOST_LONE_DRAFTS)\n",
    to: '',
    test: `${publishing}/lone-drafts.test.ts`,
    named: 'deleting makes no room for more than can be kept',
  },
  {
    fault: 'thousands of short jobs are received in one long turn',
    file: `${multiposting}/receive-feed.ts`,
    from: '    await setImmediate()\n',
    to: '',
    test: `${multiposting}/multiposting.test.ts`,
    named: 'of thousands of short jobs lets others in',
  },
  {
    fault: 'several feeds at once leave nobody else any time',
    file: `${multiposting}/work-import.ts`,
    from: 'const mine = last.then(work)',
    to: 'const mine = work()',
    test: `${multiposting}/multiposting.test.ts`,
    named: 'all together work on one batch at a time',
  },
  {
    fault: 'a reason that is cut in the midst of a sign stops a feed for ever',
    file: `${multiposting}/work-import.ts`,
    from: '.slice(0, 1_000).toWellFormed()',
    to: '.slice(0, 1_000)',
    test: `${multiposting}/multiposting.test.ts`,
    named: 'also where that is cut in the midst of a sign',
  },
  {
    fault: 'who has left a company is told of its credits',
    file: 'src/features/admin/server/company-credits.ts',
    from: '(await recruitersOf(tx, companyId)).find((one) => one === accountId) ?? null',
    to: '(await recruitersOf(tx, companyId)) && accountId',
    test: 'src/features/admin/server/company-credits.test.ts',
    named: 'who asked and has left since is told nothing',
  },
]
