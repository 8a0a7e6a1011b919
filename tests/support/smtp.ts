import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ParsedMail } from 'mailparser'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type Received = ParsedMail & { envelope: { from: string; to: string[] }; source: string }

/** A status to refuse with, or null to accept. */
type Verdict = (address: string) => number | null | Promise<number | null>

export type SmtpProbe = {
  url: string
  received: Received[]
  /** The Message-ID of every mail that came in whole, accepted or not. */
  offered: (string | undefined)[]
  /** Asked for the sender, for each recipient and for the whole mail. */
  onSender: Verdict
  onRecipient: Verdict
  onMail: Verdict
  stop: () => Promise<void>
}

const refusal = (status: number) => Object.assign(new Error('<marie@exemple.example> no'), { responseCode: status })

/** A real SMTP server in this process, which reads what it is given. */
export async function startSmtp(port = 0): Promise<SmtpProbe> {
  const received: Received[] = []
  const offered: SmtpProbe['offered'] = []
  const accept: Verdict = () => null
  const judge = async (verdict: Verdict, address: string, answer: (error?: Error | null) => void): Promise<void> => {
    const status = await verdict(address)
    answer(status === null ? null : refusal(status))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onMailFrom: ({ address }, _session, answer) => void judge(probe.onSender, address, answer),
    onRcptTo: ({ address }, _session, answer) => void judge(probe.onRecipient, address, answer),
    onData: (stream, { envelope }, answer) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      void buffer(stream).then(async (source) => {
        const mail = await simpleParser(source)
        offered.push(mail.messageId)
        const status = await probe.onMail(to[0] ?? '')
        if (status !== null) return answer(refusal(status))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ ...mail, envelope: { from, to }, source: source.toString() })
        answer()
      }, answer)
    },
  })
  // A client that is cut off is no fault of the server.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const probe: SmtpProbe = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    offered,
    onSender: accept,
    onRecipient: accept,
    onMail: accept,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return probe
}
