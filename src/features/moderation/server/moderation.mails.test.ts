import { expect, test } from 'vitest'
import * as mails from './moderation.mails.ts'

const link = 'https://www.florin.example/recours?cle=abc'
const hostile = '<img src=x onerror=alert(1)>\r\nBcc: eve@exemple.example'

const written = (theirs: string) => {
  const thing = { label: 'Offre', title: theirs }
  const common = { firstName: 'Marie', thing, reason: theirs }
  const sides = ['owner', 'reporter'] as const
  const outcomes = ['keep', 'hide'] as const
  return [
    mails.receiptMail(common),
    ...sides.flatMap((side) =>
      outcomes.flatMap((outcome) => [
        mails.decisionMail({ ...common, side, outcome, link, first: false }),
        mails.decisionMail({ ...common, side, outcome, link, first: true }),
        mails.decisionMail({ ...common, side, outcome, link: null, first: false }),
        mails.reviewMail({ ...common, side, outcome, review: 'uphold' }),
        mails.reviewMail({ ...common, side, outcome, review: 'overturn' }),
      ]),
    ),
    mails.suspensionMail({ ...common, until: null, link }),
    mails.suspensionMail({ ...common, until: new Date('2027-01-31T23:00:00Z'), link }),
    mails.suspensionUpheldMail(common),
    mails.restorationMail({ ...common, link }),
    mails.restorationMail({ ...common, reason: null, link }),
  ]
}

test('every mail has a short subject, and French typography', () => {
  for (const { subject, text, html } of written('Contrôleur de gestion')) {
    expect(subject).toMatch(/^[^\r\n]{5,60}$/)
    expect(`${subject}\n${text}`).not.toMatch(/ [;:!?»]|« |\p{L}[;:!?»](\s|$)|\p{L}'\p{L}/u)
    expect(html).not.toMatch(/<img|url\(/)
  }
  expect(written('x').find(({ text }) => text.includes('31 janvier 2027'))).toBeDefined()
})

test('titles and reasons stay text', () => {
  for (const { subject, html } of written(hostile)) {
    expect(html).not.toContain('<img')
    expect(subject).not.toMatch(/[\r\n]/)
  }
})
