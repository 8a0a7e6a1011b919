import { articleAddress } from '#features/news/news.rules.ts'
import { linkFrom } from '#features/jobs/audience/audience.rules.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { shownTitle } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, oneLine } from '#platform/server/mail/mail-layout.ts'
import { newsletterMailTexts as texts } from '../newsletter.texts.ts'

/** What a letter says, without who gets it. */
export type LetterContent = {
  subject: string
  introduction: string
  articles: { id: number; title: string; summary: string; category: string; minutes: number }[]
  jobs: { id: number; slug: string; title: string; about: string }[]
}

/** The link that shows whose mailbox it is. */
export const confirmationMail = (link: string): MailParts =>
  composeMail({
    ...texts.confirmation,
    body: [...texts.confirmation.body],
    action: { label: texts.confirmation.action, address: link },
    after: [texts.confirmation.after],
  })

/** To somebody who gets the letter already: the form answers the same to everybody, their mailbox knows more. */
export const knownMail = (unsubscribe: string): MailParts =>
  composeMail({ ...texts.known, body: [...texts.known.body, { label: texts.known.stop, address: unsubscribe }] })

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

/** One letter; everybody gets the same but for the link that ends it. */
export function letterMail(
  { subject, introduction, articles, jobs }: LetterContent,
  { linkTo, unsubscribe }: { linkTo: (path: string) => string; unsubscribe: string },
): MailParts {
  const [first] = articles
  return composeMail({
    subject: oneLine(subject, 120),
    preheader: oneLine(first?.title ?? paragraphs(introduction)[0] ?? subject, 150),
    body: [
      ...paragraphs(introduction),
      ...(articles.length > 0 ? [{ heading: texts.letter.articles }] : []),
      ...articles.map(({ id, title, summary, category, minutes }) => ({
        item: {
          label: oneLine(title, 160),
          address: linkTo(articleAddress(id)),
          meta: `${category} · ${texts.letter.minutes(minutes)}`,
          text: summary,
        },
      })),
      ...(jobs.length > 0 ? [{ heading: texts.letter.jobs }] : []),
      ...jobs.map(({ id, slug, title, about }) => ({
        item: {
          label: shownTitle(oneLine(title, 150)),
          address: linkTo(linkFrom('autre', jobAddress({ id, slug }))),
          meta: about,
          text: '',
        },
      })),
    ],
    ...(jobs.length > 0 ? { action: { label: texts.letter.all, address: linkTo('/emploi') } } : {}),
    after: [{ label: texts.letter.stop, address: unsubscribe }],
    reason: texts.letter.reason,
  })
}
