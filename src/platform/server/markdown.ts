import markdownIt from 'markdown-it'
import { cleanHtml } from './rich-text.ts'

/**
 * The small Markdown of members: bold, italic, links, lists, quotes and code, each switched on by its name. What is not named stays as it was
 * typed: pictures, headings and tags are text.
 */
const markdown = markdownIt('zero', { html: false, breaks: true }).enable([
  'newline',
  'escape',
  'entity',
  'backticks',
  'emphasis',
  'balance_pairs',
  'fragments_join',
  'link',
  'autolink',
  'list',
  'blockquote',
])

/** What members have written, in the one form that rich text is shown in. */
export const fromMarkdown = (source: string): string => cleanHtml(markdown.render(source), 'members').trim()
