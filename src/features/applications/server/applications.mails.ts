import { formatMoment } from '#platform/french-moment.ts'
import { formatDate, quoted } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { applicationMailTexts as texts } from '../applications-mails.texts.ts'
import type { Application } from './applications.repository.ts'

export type About = Pick<Application, 'title' | 'companyName' | 'place'> & { firstName: string; link: string }

export const titleOf = ({ title }: Pick<Application, 'title'>): string => quoted(oneLine(title, 120))
export const companyOf = ({ companyName }: Pick<Application, 'companyName'>): string => oneLine(companyName, 100)

/** What went to the employer. */
export const receiptMail = (about: About & { hasLetter: boolean }): MailParts =>
  composeMail({
    subject: texts.receipt.subject(companyOf(about)),
    preheader: texts.receipt.preheader,
    body: [
      greeting(about.firstName),
      texts.receipt.body(companyOf(about), titleOf(about)),
      {
        facts: [
          [texts.post, oneLine(about.title, 150)],
          [texts.company, companyOf(about)],
          [texts.place, oneLine(about.place, 100)],
          [texts.with, about.hasLetter ? texts.cvAndLetter : texts.cv],
        ],
      },
    ],
    action: { label: texts.follow, address: about.link },
    reason: texts.receipt.reason,
  })

/** What waits for the link in it. */
export const confirmationMail = (about: About & { until: Date }): MailParts =>
  composeMail({
    subject: texts.confirmation.subject,
    preheader: texts.confirmation.preheader,
    body: [
      greeting(about.firstName),
      texts.confirmation.body(companyOf(about), titleOf(about), formatMoment(about.until)),
    ],
    action: { label: texts.confirmation.action, address: about.link },
    after: [texts.confirmation.notYou],
    reason: texts.confirmation.reason,
  })

/** A move of the employer. */
export const moveMail = (about: About & { stage: 'contacté' | 'refusé' | 'embauché'; body: string }): MailParts =>
  composeMail({
    subject: texts.move[about.stage].subject(companyOf(about)),
    preheader: titleOf(about),
    // What was written stands alone: it says it better.
    body: about.body
      ? [texts.move.lead(companyOf(about), titleOf(about)), about.body]
      : [greeting(about.firstName), texts.move[about.stage].body(companyOf(about), titleOf(about))],
    action: { label: texts.follow, address: about.link },
    reason: texts.moveReason,
  })

export const interviewMail = (about: About & { at: Date | null; where: string; body: string }): MailParts =>
  composeMail({
    subject: texts.interview.subject(companyOf(about)),
    preheader: titleOf(about),
    body: [
      greeting(about.firstName),
      texts.interview.body(companyOf(about), titleOf(about)),
      ...(about.body ? [about.body] : []),
      ...(about.at
        ? [
            {
              facts: [
                [texts.interview.when, formatMoment(about.at)],
                ...(about.where ? [[texts.interview.where, oneLine(about.where, 200)]] : []),
              ] as [string, string][],
            },
          ]
        : []),
    ],
    action: { label: texts.follow, address: about.link },
    reason: texts.moveReason,
  })

export const closedMail = (about: About): MailParts =>
  composeMail({
    subject: texts.closed.subject(companyOf(about)),
    preheader: titleOf(about),
    body: [greeting(about.firstName), texts.closed.body(companyOf(about), titleOf(about))],
    action: { label: texts.follow, address: about.link },
    reason: texts.moveReason,
  })

export const remindedMail = (about: About): MailParts =>
  composeMail({
    subject: texts.reminded.subject(companyOf(about)),
    preheader: titleOf(about),
    body: [greeting(about.firstName), texts.reminded.body(companyOf(about), titleOf(about))],
    action: { label: texts.follow, address: about.link },
    reason: texts.moveReason,
  })

/** To an employer who has not answered. */
export const waitingMail = (about: About & { who: string; sentAt: Date; message: string }): MailParts =>
  composeMail({
    subject: texts.waiting.subject(oneLine(about.who, 80)),
    preheader: titleOf(about),
    body: [
      greeting(about.firstName),
      texts.waiting.body(oneLine(about.who, 80), titleOf(about), formatDate(about.sentAt)),
      about.message,
    ],
    action: { label: texts.waiting.action, address: about.link },
    reason: texts.waiting.reason,
  })

/** To the employer's side: somebody is no longer there to be answered. */
export const withdrawnMail = (about: About & { reason: string }): MailParts =>
  composeMail({
    subject: texts.withdrawn.subject(titleOf(about)),
    preheader: companyOf(about),
    body: [
      greeting(about.firstName),
      texts.withdrawn.body(titleOf(about)),
      ...(about.reason ? [texts.withdrawn.reason(about.reason)] : []),
    ],
    action: { label: texts.waiting.action, address: about.link },
    reason: texts.waiting.reason,
  })
