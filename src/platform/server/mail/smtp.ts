import type { WaitingMail } from './mail.repository.ts'

export type MailFrom = { name: string; address: string }

/** What became of a mail. Reasons are codes: a server's own words may quote the address. */
type Outcome = { accepted: true } | { accepted: false; forGood: boolean; reason: string }

export type Smtp = { send: (mail: WaitingMail) => Promise<Outcome>; close: () => void }

/** A few connections to the SMTP server, opened when a mail needs one and closed when none came for a while. */
export async function openSmtp(url: string, from: MailFrom): Promise<Smtp> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    idleTimeout: 10_000,
    // A connection that breaks may have handed the mail over: our own queue tries again, and counts.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    send: async ({ messageKey, recipient, subject, html, text, unsubscribe, calendar, writtenAt }) => {
      try {
        await transport.sendMail({
          from,
          // As an object: a text would be read as a list of recipients.
          to: { name: '', address: recipient },
          envelope: { from: from.address, to: [recipient] },
          messageId: `<${messageKey}@${domain}>`,
          date: writtenAt,
          subject,
          html,
          text,
          ...(calendar === null
            ? {}
            : { icalEvent: { filename: 'entretien.ics', method: 'PUBLISH', content: calendar } }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe === null
              ? {}
              : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { accepted: true }
      } catch (error) {
        return { accepted: false, ...judge(error) }
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Refused for good is what the server says of this recipient or this text. A refusal of us (password, sender, a greeting)
 * may be mended tomorrow, and must not cost anybody a mail.
 */
function judge(error: unknown): { forGood: boolean; reason: string } {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA'
  const forGood = aboutThisMail && responseCode !== undefined && responseCode >= 500
  return { forGood, reason: [code, command, responseCode].filter((part) => part !== undefined).join(' ') }
}
