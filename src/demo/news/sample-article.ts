/** An article of the sample site. `body` is written in the small set of tags that the editor knows. */
export type SampleArticle = {
  title: string
  summary: string
  /** Its place in `sampleDossiers`. */
  dossier: number | null
  tags: readonly string[]
  /** None where the whole editorial team signs. */
  author: string | null
  layout: 1 | 2
  daysAgo: number
  /** On top of its category: one article in each. */
  featured: boolean
  body: string
  /** `author` is the place of a sample member, from 0 to 399. */
  comments: readonly { author: number; text: string }[]
  likes: number
}

/** Lets each paragraph stand on a line of its own, indented like the rest of the file. */
export function markup(lines: TemplateStringsArray): string {
  return lines.join('').trim().replaceAll(/\n\s*/g, '\n')
}
