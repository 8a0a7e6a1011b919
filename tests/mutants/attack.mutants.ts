import type { Mutant } from './mutant.ts'

const applications = 'src/features/applications'
const applicants = `${applications}/applicants/server`
const submissions = 'src/features/submissions'
const multiposting = 'src/features/multiposting/server'

/** What an attack on applying, recruiting and publishing found, put back. */
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
    from: 'else if (fixed || closedStages.includes(stage)) await deleteOpenProposal(tx, row.id)',
    to: '',
    test: `${applicants}/applicants.test.ts`,
    named: 'is not picked any more by who has a no',
  },
  {
    fault: 'a company fills a candidate’s mailbox',
    file: `${applicants}/moving.ts`,
    from: '  if (!plain || isAnswer(stage)) await countTry(tx, [{ limit: told, subject: String(row.id) }])\n',
    to: '',
    test: `${applicants}/applicants.test.ts`,
    named: 'a candidate is written to thirty times a day at most',
  },
  {
    fault: 'an account with a stranger’s address fills their mailbox by applying',
    file: `${applications}/server/applying.ts`,
    from: '      ...(token === null ? [] : [{ limit: toAddress, subject: contact.email }]),\n',
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
]
