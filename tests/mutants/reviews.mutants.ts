import type { Mutant } from './mutant.ts'

const server = 'src/features/reviews/server'
const test = `${server}/reviews.test.ts`

export const mutants: Mutant[] = [
  {
    fault: 'anybody with a confirmed address reviews any company',
    file: `${server}/entitlement.ts`,
    from: "return basis ? { basis } : { obstacle: 'stranger' }",
    to: "return { basis: basis ?? 'declared' }",
    test,
    named: 'only those review a company who applied to it or worked there',
  },
  {
    fault: 'a company is reviewed by who never confirmed the address',
    file: `${server}/entitlement.ts`,
    from: "  if (!verified) return { obstacle: 'unconfirmed' }\n",
    to: '',
    test,
    named: 'only those review a company who applied to it or worked there',
  },
  {
    fault: 'a second review of one person hangs or is written, instead of being refused',
    file: `${server}/reviewing.ts`,
    from: "throw refuse(reviewRefusals['reviews/already'])",
    to: 'return',
    test,
    named: 'a person has one review of a company, even when two are sent at once',
  },
  {
    fault: 'a review that was changed stays on the page unread',
    file: `${server}/reviews.repository.ts`,
    from: "basis, state: 'pending', version",
    to: 'basis, version',
    test,
    named: 'a review is read before anybody sees it',
  },
  {
    fault: 'below five the reviews are told of all the same',
    file: `${server}/reading.ts`,
    from: 'reviews_count === null ? [] : await',
    to: 'false ? [] : await',
    test,
    named: 'below five nothing is told',
  },
  {
    fault: 'reviews come in the order in which they were written',
    file: `${server}/reviews.repository.ts`,
    from: '.orderBy(desc(reviews.publishedOn), asc(reviews.id))',
    to: '.orderBy(desc(reviews.publishedOn), asc(reviews.writtenAt))',
    test,
    named: 'no answer says who wrote',
  },
  {
    fault: 'a company answers a review about another one',
    file: `${server}/reviews.repository.ts`,
    from: 'and(eq(reviews.id, id), eq(reviews.companyId, companyId), reviews.shown)',
    to: 'and(eq(reviews.id, id), reviews.shown)',
    test,
    named: 'a company answers a review about it once, and no other company does',
  },
  {
    fault: 'what a company has answered to is changed under its answer',
    file: `${server}/reviewing.ts`,
    from: "    if ((await reviews.countAnswers(tx, id)) > 0) throw refuse(reviewRefusals['reviews/answered'])\n",
    to: '',
    test,
    named: 'a company answers a review about it once, and no other company does',
  },
  {
    fault: 'whoever takes back a review takes back those of others about the company',
    file: `${server}/reviews.repository.ts`,
    from: 'await tx.delete(reviews).where(ownAbout(accountId, companyId))',
    to: 'await tx.delete(reviews).where(eq(reviews.companyId, companyId))',
    test,
    named: 'one takes back one’s own review and no other',
  },
  {
    fault: 'the recruiters of a company decide about its reviews',
    file: `${server}/reportable-reviews.ts`,
    from: '      concerns: { companyId: company.id },\n',
    to: '',
    test,
    named: 'neither the author nor the recruiters of the company decide about a review',
  },
]
