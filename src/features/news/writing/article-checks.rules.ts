/** What is worth a second look before an article is published. None of it stops anybody. */
export type ArticleCheck = 'longTitle' | 'noSummary' | 'noText' | 'headings' | 'emptyLink'

const LONGEST_SHOWN = 65

export function checkArticle({
  title,
  summary,
  content,
}: {
  title: string
  summary: string
  content: string
}): ArticleCheck[] {
  const text = content.replaceAll(/<[^>]*>/g, '').trim()
  const firstHeading = /<h([23])/.exec(content)?.[1]
  const found: [ArticleCheck, boolean][] = [
    ['longTitle', title.trim().length > LONGEST_SHOWN],
    ['noSummary', summary.trim() === ''],
    ['noText', text === ''],
    ['headings', firstHeading === '3'],
    ['emptyLink', /<a [^>]*>\s*<\/a>/.test(content)],
  ]
  return found.filter(([, is]) => is).map(([check]) => check)
}
