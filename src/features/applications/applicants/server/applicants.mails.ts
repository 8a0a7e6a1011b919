import { formatMoment } from '#platform/french-moment.ts'
import { plural } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { applicationMailTexts as common } from '../../applications-mails.texts.ts'
import type { About } from '../../server/applications.mails.ts'
import { companyOf, titleOf } from '../../server/applications.mails.ts'
import { interviewCalendar } from '../../interview-calendar.rules.ts'
import { applicantMailTexts as texts } from '../applicants-mails.texts.ts'

/** What an employer wrote, as they wrote it. */
export const messageMail = (about: About & { body: string }): MailParts =>
  composeMail({
    subject: texts.message.subject(companyOf(about)),
    preheader: titleOf(about),
    body: [texts.message.lead(companyOf(about), titleOf(about)), about.body],
    action: { label: common.follow, address: about.link },
    reason: common.moveReason,
  })

/** Moments to choose from. */
export const slotsMail = (about: About & { moments: Date[]; place: string; body: string }): MailParts =>
  composeMail({
    subject: texts.slots.subject(companyOf(about)),
    preheader: titleOf(about),
    body: [
      greeting(about.firstName),
      texts.slots.body(companyOf(about), titleOf(about)),
      ...(about.body ? [about.body] : []),
      {
        facts: [
          ...about.moments.map((moment, at): [string, string] => [texts.slots.slot(at + 1), formatMoment(moment)]),
          ...(about.place ? [[common.interview.where, oneLine(about.place, 200)] as [string, string]] : []),
        ],
      },
    ],
    action: { label: texts.slots.action, address: about.link },
    reason: common.moveReason,
  })

/** To the candidate who chose: the appointment comes along for their calendar. */
export function pickedMail(about: About & { id: number; at: Date; where: string; site: string }): MailParts {
  const { id, title, companyName: company, at, where, link, site } = about
  return {
    ...composeMail({
      subject: texts.picked.subject(companyOf(about)),
      preheader: formatMoment(at),
      body: [
        greeting(about.firstName),
        texts.picked.body(companyOf(about), titleOf(about)),
        {
          facts: [
            [common.interview.when, formatMoment(at)],
            ...(where ? [[common.interview.where, oneLine(where, 200)] as [string, string]] : []),
          ],
        },
      ],
      action: { label: common.follow, address: link },
      reason: common.moveReason,
    }),
    calendar: interviewCalendar({ id, title, company, at, place: where, link, site }, new Date()),
  }
}

/** To those who recruit: what the candidate chose, or that nothing fits. */
export const slotAnswerMail = (about: About & { who: string; at: Date | null; word: string }): MailParts => {
  const who = oneLine(about.who, 80)
  return composeMail({
    subject: about.at ? texts.answer.picked(who) : texts.answer.declined(who),
    preheader: titleOf(about),
    body: [
      greeting(about.firstName),
      about.at
        ? texts.answer.pickedBody(who, titleOf(about), formatMoment(about.at))
        : texts.answer.declinedBody(who, titleOf(about)),
      ...(about.word ? [about.word] : []),
    ],
    action: { label: texts.open, address: about.link },
    reason: common.waiting.reason,
  })
}

/** To those who recruit: somebody applied. */
export const arrivalMail = (about: About & { who: string; unread: number }): MailParts =>
  composeMail({
    subject: texts.arrival.subject(oneLine(about.title, 100)),
    preheader: oneLine(about.who, 80),
    body: [
      greeting(about.firstName),
      texts.arrival.body(oneLine(about.who, 80), titleOf(about)),
      ...(about.unread > 1 ? [texts.arrival.unread(plural(about.unread, 'candidature'))] : []),
      texts.arrival.hourly,
    ],
    action: { label: texts.open, address: about.link },
    reason: texts.arrival.reason,
  })
