import type { Mutant } from './mutant.ts'

const room = 'src/features/newsletter'
const server = `${room}/server`
const asking = `${server}/newsletter.test.ts`
const letters = `${server}/issues.test.ts`
const crash = 'tests/newsletter-after-a-crash.test.ts'
const pages = 'tests/newsletter-pages.test.ts'

export const mutants: Mutant[] = [
  {
    fault: 'a member subscribes whatever address they name, without a link',
    file: `${server}/subscribing.ts`,
    from: 'if (own?.email === email) {',
    to: 'if (own) {',
    test: asking,
    named: 'a member at their own confirmed address is subscribed at once; at another one a link is sent',
  },
  {
    fault: 'the letter goes to who never confirmed',
    file: `${server}/subscribers.repository.ts`,
    from: 'and(\n  isNotNull(subscribers.confirmedAt),\n',
    to: 'and(\n',
    test: letters,
    named: 'what is mailed is what was previewed',
  },
  {
    fault: 'the letter goes to who ended it before',
    file: `${server}/subscribers.repository.ts`,
    from: '  isNull(subscribers.unsubscribedAt),\n  isNull(subscribers.bouncedAt),\n)!',
    to: '  isNull(subscribers.bouncedAt),\n)!',
    test: letters,
    named: 'what is mailed is what was previewed',
  },
  {
    fault: 'a link confirms however old it is',
    file: `${server}/subscribers.repository.ts`,
    from: 'and(eq(subscribers.confirmHash, hash), gt(subscribers.confirmUntil, sql`now()`))',
    to: 'eq(subscribers.confirmHash, hash)',
    test: asking,
    named: 'a link that is too old confirms nothing',
  },
  {
    fault: 'nobody has to agree to get the letter',
    file: `${room}/newsletter.contract.ts`,
    from: '.refine(Boolean, { error: faults.consent })',
    to: '',
    test: asking,
    named: 'without consent nothing is asked for',
  },
  {
    fault: 'whoever asks learns whether an address is subscribed',
    file: `${server}/subscribing.ts`,
    from: 'await inside(site, (held) => mailLink(held, email, from))\n  return { ...done(askedTexts.toConfirm)',
    to: 'const known = await subscribers.lockByEmail(site.db as never, email)\n  await inside(site, (held) => mailLink(held, email, from))\n  return { ...done(known ? askedTexts.confirmed : askedTexts.toConfirm)',
    test: asking,
    named: 'whoever asks learns nothing about an address',
  },
  {
    fault: 'a stranger fills a mailbox with links',
    file: `${server}/subscribing.ts`,
    from: '    { limit: toAddress, subject: email },\n',
    to: '',
    test: asking,
    named: 'an address is written to three times an hour',
  },
  {
    fault: 'whoever changes a number in a link ends the letters of others',
    file: `${server}/subscribing.ts`,
    from: '  if (!isKey(key, stopKeyOf(id, site.secret))) throw linkOver()\n',
    to: '',
    test: asking,
    named: 'one click ends it, with the key of that subscriber alone',
  },
  {
    fault: 'a mail program that opens links ends the letters',
    file: `${room}/pages/stop-newsletter.page.tsx`,
    from: 'export const loader = ({ url: { searchParams } }: LoaderFunctionArgs) => ({\n',
    to:
      'export const loader = async ({ url: { searchParams }, context }: LoaderFunctionArgs) => ({\n' +
      "  ended: await context.get((await import('#platform/render-context.ts')).apiContext)(unsubscribe, " +
      "{ id: searchParams.get('abonne') as never, key: searchParams.get('cle') ?? '' }).catch(() => null),\n",
    test: pages,
    named: 'opening a link neither confirms nor ends anything',
    build: true,
  },
  {
    fault: 'a mail program that opens links confirms a subscription',
    file: `${room}/pages/confirm-newsletter.page.tsx`,
    from: 'export const loader = ({ url }: LoaderFunctionArgs) => ({ ',
    to:
      'export const loader = async ({ url, context }: LoaderFunctionArgs) => ({ ' +
      "confirmed: await context.get((await import('#platform/render-context.ts')).apiContext)(confirmSubscription, " +
      "{ token: url.searchParams.get('cle') ?? '' }).catch(() => null), ",
    test: pages,
    named: 'opening a link neither confirms nor ends anything',
    build: true,
  },
  {
    fault: 'letters carry no way to end them by one click',
    file: `${server}/sending.ts`,
    from: 'key: mailKey, unsubscribe, ...letter',
    to: 'key: mailKey, ...letter',
    test: letters,
    named: 'with the ways to end it by one click',
  },
  {
    fault: 'a process that is killed between two mails sends the first of them again',
    file: `${server}/sending.ts`,
    from: 'more = await inside(site, (held) => writeBatch(held, issueId, batch))',
    to: 'more = await writeBatch(site as never, issueId, batch)',
    test: crash,
    named: 'nobody gets the letter twice, nobody is forgotten',
  },
  {
    fault: 'whoever is in the last batch is forgotten',
    file: `${server}/sending.ts`,
    from: 'if (looked === 0) {',
    to: 'if (looked < batch) {',
    test: crash,
    named: 'nobody gets the letter twice, nobody is forgotten',
  },
  {
    fault: 'who ends it while it is sent gets it all the same',
    file: `${server}/recipients.repository.ts`,
    from: 'sql<boolean>`coalesce(${active}, false)`',
    to: 'sql<boolean>`true`',
    test: crash,
    named: 'whoever left meanwhile gets none',
  },
  {
    fault: 'two who send a letter at once send it twice',
    file: `${server}/issues.repository.ts`,
    from: "change(tx, inState(id, state, version), { state: 'sending'",
    to: "change(tx, eq(issues.id, id), { state: 'sending'",
    test: letters,
    named: 'what is mailed is what was previewed',
  },
  {
    fault: 'who refused a letter for good gets the next one',
    file: `${server}/sending.ts`,
    from: "  if (outcome === 'refused' && subscriberId !== null) await setBounced(tx, subscriberId, reason)\n",
    to: '  void [setBounced, reason, subscriberId]\n',
    test: letters,
    named: 'refused for good: noted on the letter and on the subscriber',
  },
  {
    fault: 'a mailbox that is full today gets nothing more',
    file: `${server}/sending.ts`,
    from: "if (outcome === 'refused' && subscriberId !== null)",
    to: "if (outcome !== 'accepted' && subscriberId !== null)",
    test: letters,
    named: 'given up for one letter, a mailbox gets the next',
  },
  {
    fault: 'a planned letter leaves at once',
    file: `${server}/issues.repository.ts`,
    from: "and(eq(issues.state, 'scheduled'), lte(issues.sendAt, sql`now()`))",
    to: "eq(issues.state, 'scheduled')",
    test: letters,
    named: 'a planned letter leaves at its hour, not before',
  },
  {
    fault: 'a letter tells of an article that is not published any more',
    file: 'src/features/news/server/articles.repository.ts',
    from: 'and(inArray(articles.id, [...ids]), published(now))',
    to: 'inArray(articles.id, [...ids])',
    test: letters,
    named: 'what is not public by then is left out',
  },
  {
    fault: 'the second of two who change a letter overwrites the first',
    file: `${server}/issues.repository.ts`,
    from: "change(tx, inState(id, 'draft', version), draft)",
    to: "change(tx, inState(id, 'draft', null), draft)",
    test: letters,
    named: 'two who change one letter: the second is told',
  },
  {
    fault: 'who left the letter is kept for ever',
    file: `${server}/subscribers.repository.ts`,
    from: '        lt(subscribers.unsubscribedAt, long),\n',
    to: '',
    test: asking,
    named: 'who ended it is forgotten after a year, not before',
  },
  {
    fault: 'an account takes the letters of an address that it only claims',
    file: `${server}/newsletter-data.ts`,
    from: 'if (own) await subscribers.deleteByEmail(tx, own.email)',
    to: "await subscribers.deleteByEmail(tx, own?.email ?? 'mine@example.org')",
    test: asking,
    named: 'and nothing at one that it only claims',
  },
  {
    fault: 'members send letters',
    file: `${room}/issues.contract.ts`,
    from: "method: 'POST',\n  path: '/v1/admin/newsletter/:id/sending',\n  access: 'administrator',",
    to: "method: 'POST',\n  path: '/v1/admin/newsletter/:id/sending',\n  access: 'member',",
    test: asking,
    named: 'nobody but administrators has letters',
  },
]
