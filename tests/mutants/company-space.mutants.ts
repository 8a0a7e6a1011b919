import type { Mutant } from './mutant.ts'

const submissions = 'src/features/submissions/server'
const editing = 'src/features/companies/editing/server'
const colleagues = 'src/features/accounts/colleagues/server'
const questions = 'src/features/employer/server/offer-questions.test.ts'
const audience = 'src/features/jobs/audience/server'
const test = {
  editing: `${editing}/editing.test.ts`,
  colleagues: `${colleagues}/colleagues.test.ts`,
  audience: `${audience}/audience.test.ts`,
  review: `${submissions}/review.test.ts`,
  submitting: `${submissions}/submitting.test.ts`,
}

export const mutants: Mutant[] = [
  {
    fault: 'recruiters count as readers of their own offers',
    file: `${audience}/audience.ts`,
    from: "      if (actor.role === 'recruiter' && (await audience.isOfCompany(db, actor, id))) return answer\n",
    to: '',
    test: test.audience,
    named: 'neither robots, nor the own company, nor administrators are readers',
  },
  {
    fault: 'one address makes an offer look read by thousands',
    file: `${audience}/audience.ts`,
    from: '      if (before >= MOST_OF_ADDRESS) return answer\n',
    to: '',
    test: test.audience,
    named: 'one address adds so many views a day',
  },
  {
    fault: 'the link of a mail about an offer acts twice',
    file: 'src/features/jobs/lifetime/server/lifetime.repository.ts',
    from: 'and(eq(offerQuestions.id, id), isNull(offerQuestions.answeredAt))',
    to: 'eq(offerQuestions.id, id)',
    test: questions,
    named: 'the link of a mail acts once',
  },
  {
    fault: 'every colleague does what is the main account’s to do',
    file: `${colleagues}/colleagues.repository.ts`,
    from: 'and(eq(id, actor.accountId), ofCompany(actor, companyId), isNotNull(clientCode))',
    to: 'and(eq(id, actor.accountId), ofCompany(actor, companyId))',
    test: test.colleagues,
    named: 'only the main account invites, removes, hands over and decides',
  },
  {
    fault: 'an invitation opens the company to whoever has its link',
    file: `${colleagues}/joining.ts`,
    from: "    if (account.email !== taken.email) throw refuse(no['colleagues/other_address'])\n",
    to: '',
    test: test.colleagues,
    named: 'an invitation opens the company once, to the address it was sent to',
  },
  {
    fault: 'the main account leaves its company without one',
    file: `${colleagues}/colleagues.repository.ts`,
    from: 'and(eq(id, accountId), ofCompany(actor, companyId), isNull(clientCode))',
    to: 'and(eq(id, accountId), ofCompany(actor, companyId))',
    test: test.colleagues,
    named: 'the main account stays until it hands over',
  },
  {
    fault: 'of two who edit the page of a company the second overwrites the first',
    file: `${editing}/editing.ts`,
    from: "    if (versionOf(drafts, block) !== version) throw refuse(no['editing/changed_meanwhile'])\n",
    to: '',
    test: test.editing,
    named: 'twenty who save one version at once: one does',
  },
  {
    fault: 'everybody sees the photos that a company has not published',
    file: `${editing}/company-photo.service.ts`,
    from: "(await isOfCompany(db, await who(), id)) ? 'private' : null",
    to: "(await isOfCompany(db, await who(), id)) ? 'private' : 'for now'",
    test: test.editing,
    named: 'a recruiter of another company, or of none, reaches nothing of the page',
  },
  {
    fault: 'a submission is accepted before anybody has confirmed its address',
    file: `${submissions}/accepting.ts`,
    from: 'if (!row?.confirmedAt) throw notFound()',
    to: 'if (!row) throw notFound()',
    test: test.review,
    named: 'nothing that nobody confirmed can be read, accepted or refused',
  },
  {
    fault: 'a submission is decided about twice',
    file: `${submissions}/accepting.ts`,
    from: "  if (row.outcome !== null) throw refuse(submissionRefusals['submissions/decided'])\n",
    to: '',
    test: test.review,
    named: 'a refusal is told with its reason, once',
  },
  {
    fault: 'a former administrator accepts submissions',
    file: `${submissions}/accepting.ts`,
    from: '    await holdStanding(tx, actor)\n',
    to: '',
    test: test.review,
    named: 'whoever has lost the right to administer decides nothing any more',
  },
  {
    fault: 'the link of a submission is good for ever',
    file: `${submissions}/submitting.ts`,
    from: 'if (!row || (!row.confirmedAt && row.confirmUntil < new Date())) throw linkOver()',
    to: 'if (!row) throw linkOver()',
    test: test.submitting,
    named: 'after 72 hours the link is over',
  },
]
