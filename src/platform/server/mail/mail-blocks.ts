import type { Html } from './mail-html.ts'
import { html } from './mail-html.ts'

// What a mail is made of, told twice: as HTML and as text.

const NARROW = '\u202f'

/** A link of its own line, beside the one button. */
export type LinkBlock = { label: string; address: string }
/** `item`: one thing of a list, by its link; `meta` is a small line below it. */
type Item = LinkBlock & { meta: string; text: string }
/** `links`: several small ones on one line. */
export type Block =
  | string
  | { heading: string }
  | { item: Item }
  | { facts: [label: string, value: string][] }
  | { links: LinkBlock[] }
  | LinkBlock

// The tokens of the design system, written out: mail programs know no variables.
export const INK = '#0f1f2e'
export const INK_2 = '#46525e'
export const PAPER = '#fbfaf6'
export const SURFACE = '#ffffff'
export const LINE = '#e4e0d6'
export const GREEN = '#0f5c4a'
export const GOLD = '#b5832a'
export const SERIF = 'Fraunces, Georgia, Times, serif'
export const SANS = 'Inter, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'

export function webAddress(address: string): string {
  if (!/^https?:$/.test(new URL(address).protocol)) throw new Error('a mail links to web addresses only')
  return address
}

export function textOf(block: Block): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading.toLocaleUpperCase('fr')
  if ('item' in block) return textOfItem(block.item)
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}${NARROW}: ${value}`).join('\n')
  if ('links' in block) return block.links.map(textOf).join('\n')
  return `${block.label}${NARROW}:\n${webAddress(block.address)}`
}

const textOfItem = ({ label, address, meta, text }: Item): string =>
  [label, meta, text, webAddress(address)].filter(Boolean).join('\n')

const anchor = ({ label, address }: LinkBlock): Html =>
  html`<a class="link" href="${webAddress(address)}" target="_blank" rel="noopener" style="color:${GREEN};"
    >${label}</a
  >`

export function htmlOf(block: Block): Html {
  const style = `margin:0 0 16px;font-family:${SANS};font-size:16px;line-height:24px;color:${INK};`
  if (typeof block === 'string') return html`<p class="ink" style="${style}">${lines(block)}</p>`
  if ('links' in block) {
    const small = `margin:0 0 24px;font-family:${SANS};font-size:14px;line-height:24px;color:${INK_2};`
    const parts = block.links.map((link, at) => (at === 0 ? anchor(link) : html`&nbsp;&nbsp;·&nbsp; ${anchor(link)}`))
    return html`<p class="soft" style="${small}">${parts}</p>`
  }
  if ('heading' in block) return heading(block.heading)
  if ('item' in block) return item(block.item)
  if (!('facts' in block)) return html`<p class="ink" style="${style}">${anchor(block)}</p>`
  const rows = block.facts.map(
    ([label, value]) =>
      html`<tr>
        <td
          class="soft line"
          style="padding:8px 16px 8px 0;border-bottom:1px solid ${LINE};font-family:${SANS};font-size:14px;line-height:20px;color:${INK_2};vertical-align:top;"
        >
          ${label}
        </td>
        <td
          class="ink line"
          style="padding:8px 0;border-bottom:1px solid ${LINE};font-family:${SANS};font-size:14px;line-height:20px;color:${INK};word-break:break-word;"
        >
          ${lines(value)}
        </td>
      </tr>`,
  )
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 20px;"
  >
    ${rows}
  </table>`
}

const heading = (text: string): Html =>
  html`<h2
    class="ink line"
    style="margin:24px 0 16px;padding-bottom:8px;border-bottom:1px solid ${LINE};font-family:${SERIF};font-size:20px;line-height:26px;font-weight:600;color:${INK};"
  >
    ${text}
  </h2>`

const item = ({ label, address, meta, text }: Item): Html =>
  html`<p style="margin:0;font-family:${SERIF};font-size:18px;line-height:24px;font-weight:600;color:${INK};">
      ${anchor({ label, address })}
    </p>
    <p class="soft" style="margin:2px 0 0;font-family:${SANS};font-size:13px;line-height:20px;color:${INK_2};">
      ${meta}
    </p>
    <p class="ink" style="margin:4px 0 20px;font-family:${SANS};font-size:15px;line-height:22px;color:${INK};">
      ${lines(text)}
    </p>`

const lines = (text: string): Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
