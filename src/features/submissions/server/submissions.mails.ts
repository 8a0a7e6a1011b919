import { formatMoment } from '#platform/french-moment.ts'
import { formatDate } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { firstNameOf } from '../submissions.rules.ts'
import { submissionMailTexts as texts } from '../submissions.texts.ts'
import type { Submission } from './submissions.repository.ts'

type About = Pick<Submission, 'title' | 'companyName' | 'contactName'>

const titleOf = ({ title }: About): string => oneLine(title, 120)
const greetingOf = ({ contactName }: About): string => greeting(firstNameOf(contactName))

// Until the link is opened the mailbox may be a stranger's, and what was typed somebody's advertisement.
const ADDRESS = /[@<>\\]|:\/\/|www\.|\.\p{L}{2}/iu
function preparedIn(about: About): string {
  const [title, company] = [titleOf(about), oneLine(about.companyName, 100)]
  const { prepared, preparedOne } = texts.confirmation
  return ADDRESS.test(title) || ADDRESS.test(company) ? preparedOne : prepared(title, company)
}

/** The link that shows whose mailbox it is. */
export const confirmationMail = (about: About & { link: string; confirmUntil: Date }): MailParts =>
  composeMail({
    subject: texts.confirmation.subject,
    preheader: texts.confirmation.preheader,
    body: [greetingOf(about), texts.confirmation.body(preparedIn(about), formatMoment(about.confirmUntil))],
    action: { label: texts.confirmation.action, address: about.link },
    after: [texts.confirmation.notYou],
    reason: texts.confirmation.reason,
  })

type Accepted = About & {
  company: string
  jobLink: string
  until: Date
  clientCode: string | null
  credits: number
  /** Where a password is chosen; nothing where the account has one. */
  passwordLink: string | null
  spaceLink: string
}

/** Everything that a new client needs: the job, the code, the credits, the way in. */
export const acceptedMail = (about: Accepted): MailParts =>
  composeMail({
    subject: texts.accepted.subject(titleOf(about)),
    preheader: texts.accepted.preheader,
    body: [
      greetingOf(about),
      texts.accepted.body(titleOf(about), formatDate(about.until)),
      { label: texts.accepted.job, address: about.jobLink },
      {
        facts: [
          [texts.accepted.company, oneLine(about.company, 100)],
          ...(about.clientCode ? [[texts.accepted.code, about.clientCode] as [string, string]] : []),
          [texts.accepted.credits, texts.accepted.creditsLeft(about.credits)],
          [texts.accepted.signIn, about.clientCode ? texts.accepted.signInText : texts.accepted.signInByMail],
        ],
      },
      ...(about.passwordLink ? [texts.accepted.chooseText] : []),
    ],
    action: about.passwordLink
      ? { label: texts.accepted.choose, address: about.passwordLink }
      : { label: texts.accepted.enter, address: about.spaceLink },
    reason: texts.accepted.reason,
  })

export const refusedMail = (about: About & { reason: string; link: string }): MailParts =>
  composeMail({
    subject: texts.refused.subject,
    preheader: texts.refused.preheader,
    body: [greetingOf(about), texts.refused.body(titleOf(about)), texts.refused.why(about.reason), texts.refused.again],
    action: { label: texts.refused.action, address: about.link },
    reason: texts.refused.reason,
  })

type ToClient = { firstName: string; title: string; link: string }

/** To those who recruit for a company: its first job was read and is online. */
export const clientAcceptedMail = ({ firstName, title, link }: ToClient): MailParts =>
  composeMail({
    subject: texts.clientAccepted.subject(oneLine(title, 120)),
    preheader: texts.clientAccepted.preheader,
    body: [greeting(firstName), texts.clientAccepted.body(oneLine(title, 120))],
    action: { label: texts.clientAccepted.action, address: link },
    reason: texts.clientAccepted.reason,
  })

export const clientRefusedMail = ({ firstName, title, link, reason }: ToClient & { reason: string }): MailParts =>
  composeMail({
    subject: texts.clientRefused.subject(oneLine(title, 120)),
    preheader: texts.clientRefused.preheader,
    body: [greeting(firstName), texts.clientRefused.body(oneLine(title, 120)), texts.refused.why(reason)],
    action: { label: texts.clientRefused.action, address: link },
    reason: texts.clientAccepted.reason,
  })
