import type { Block, LinkBlock } from './mail-blocks.ts'
import {
  GOLD,
  GREEN,
  htmlOf,
  INK,
  INK_2,
  LINE,
  PAPER,
  SANS,
  SERIF,
  SURFACE,
  textOf,
  webAddress,
} from './mail-blocks.ts'
import type { Html } from './mail-html.ts'
import { html } from './mail-html.ts'

const NARROW = '\u202f'

export type MailContent = {
  subject: string
  /** The line that mailboxes show after the subject. */
  preheader: string
  body: Block[]
  /** The one button; its address is written out below it. */
  action?: LinkBlock
  after?: Block[]
  /** Why somebody gets this mail, at its foot. */
  reason: string
}

/** `calendar`: an appointment that it brings along. */
export type MailParts = { subject: string; html: string; text: string; calendar?: string }

const DARK = html`<style>
  @media (prefers-color-scheme: dark) {
    .paper {
      background: #0b151e !important;
    }
    .card {
      background: #111f2b !important;
      border-color: #263643 !important;
    }
    .ink {
      color: #ece8dd !important;
    }
    .soft {
      color: #b4bcc3 !important;
    }
    .line {
      border-color: #263643 !important;
    }
    .mark,
    .link {
      color: #6cc9ae !important;
    }
    .button {
      background: #6cc9ae !important;
      color: #04231b !important;
    }
  }
  @media (max-width: 480px) {
    .card {
      padding: 24px 20px 8px !important;
    }
  }
</style>`

/** One mail, told twice from the same words: as HTML that needs no picture, and as text. */
export function composeMail(content: MailContent): MailParts {
  const { subject, body, action, after = [], reason } = content
  const link = action && { label: action.label, address: webAddress(action.address) }
  const text = [
    'FLORIN',
    subject,
    ...body.map(textOf),
    ...(link ? [`${link.label}${NARROW}:\n${link.address}`] : []),
    ...after.map(textOf),
    `-- \n${reason}\nFlorin, l’emploi et le réseau de la finance`,
  ].join('\n\n')
  return { subject, text: `${text}\n`, html: page(content, link ?? null).markup }
}

/** « Bonjour Marie, ». A first name that is no name, but somebody's advertisement, is left out. */
export function greeting(firstName: string): string {
  const name = oneLine(firstName)
  const suspect = name.length === 0 || name.length > 40 || /[@:/\\<>{}]|www\.|\.\p{L}{2}/iu.test(name)
  return suspect ? 'Bonjour,' : `Bonjour ${name},`
}

/** What somebody else wrote, on one line and not too long. */
export const oneLine = (given: string, most = 200): string => {
  const line = given.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

const button = ({ label, address }: LinkBlock): Html =>
  html` <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px;">
      <tr>
        <td class="button" bgcolor="${GREEN}" style="border-radius:8px;background:${GREEN};">
          <a
            class="button"
            href="${address}"
            target="_blank"
            rel="noopener"
            style="display:inline-block;padding:12px 24px;border-radius:8px;background:${GREEN};font-family:${SANS};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="soft" style="margin:0 0 24px;font-family:${SANS};font-size:13px;line-height:20px;color:${INK_2};">
      Le bouton ne s’ouvre pas${NARROW}? Copiez cette adresse dans votre navigateur${NARROW}:<br />
      <a class="link" href="${address}" target="_blank" rel="noopener" style="color:${GREEN};word-break:break-all;"
        >${address}</a
      >
    </p>`

// Without it, mailboxes would go on with the first words of the mail after the preheader.
const FILLER: Html = { markup: '&#847;&zwnj;&nbsp;'.repeat(60) }

function page({ subject, preheader, body, after = [], reason }: MailContent, action: LinkBlock | null): Html {
  return html`<!doctype html>
    <html lang="fr" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${subject}</title>
        ${DARK}
      </head>
      <body class="paper" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%;">
        <div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${PAPER};opacity:0;">
          ${preheader}${FILLER}
        </div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${PAPER}"
          style="background:${PAPER};"
        >
          <tr>
            <td align="center" style="padding:32px 12px;">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;"
              >
                <tr>
                  <td style="padding:0 4px 20px;">
                    <span
                      class="mark"
                      style="display:inline-block;padding-bottom:4px;border-bottom:2px solid ${GOLD};font-family:${SERIF};font-size:24px;line-height:28px;font-weight:600;color:${GREEN};"
                      >Florin</span
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:32px 32px 16px;border:1px solid ${LINE};border-radius:10px;background:${SURFACE};"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 20px;font-family:${SERIF};font-size:26px;line-height:32px;font-weight:600;color:${INK};"
                    >
                      ${subject}
                    </h1>
                    ${body.map(htmlOf)} ${action && button(action)} ${after.map(htmlOf)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    style="padding:20px 4px 0;font-family:${SANS};font-size:13px;line-height:20px;color:${INK_2};"
                  >
                    ${reason}<br />
                    Florin, l’emploi et le réseau de la finance
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `
}
