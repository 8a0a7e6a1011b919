declare module 'mailparser' {
  import type { Readable } from 'node:stream'

  export type ParsedMail = {
    subject?: string
    text?: string
    html?: string | false
    messageId?: string
    date?: Date
    from?: { text: string; value: { name: string; address?: string }[] }
    to?: { text: string; value: { name: string; address?: string }[] }
    headers: Map<string, unknown>
    headerLines: { key: string; line: string }[]
  }
  export function simpleParser(source: Readable | Buffer): Promise<ParsedMail>
}
