import { buffer } from 'node:stream/consumers'
import type { CvProfile } from '../../cv-text/differences.rules.ts'
import { pdfTexts as texts } from '../cv-export.texts.ts'
import { CvLayout } from './cv-layout.ts'

const MOST_PAGES = 2
// What is told of each post is shortened until all of it fits: a CV has two pages at most.
const LENGTHS = [2_000, 500, 240, 100, 0]
const MOST_ENTRIES = 14

const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1)
  return end > 0 ? cut.slice(0, end) : most > 0 ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : ''
}

function laidOut(
  cv: CvProfile,
  photo: Uint8Array | null,
  now: Date,
  longest: number,
): { layout: CvLayout; pages: number } {
  const layout = new CvLayout(cv, now)
  const { bio, experience, education, skills, languages = [] } = cv.profile
  layout.head(cv, photo)
  if (bio) {
    layout.section(texts.profile)
    layout.paragraph(shortened(bio, Math.max(longest, 400)))
  }
  if (experience.length > 0) layout.section(texts.experience)
  for (const { title, company, period, description = '' } of experience.slice(0, MOST_ENTRIES))
    layout.entry({ when: period, first: title, second: company, told: shortened(description, longest) })
  if (education.length > 0) layout.section(texts.education)
  for (const { degree, school, year } of education.slice(0, MOST_ENTRIES))
    layout.entry({ when: year, first: degree, second: school, told: '' })
  for (const [title, list] of [
    [texts.skills, skills],
    [texts.languages, languages.map((one) => one.replace(/,\s(.+)$/, ' ($1)'))],
  ] as const) {
    if (list.length === 0) continue
    layout.section(title)
    layout.paragraph(list.join(', '))
  }
  return { layout, pages: layout.end(cv.name) }
}

/** A profile as the PDF of a CV, on one page or two. */
export async function writeCvPdf(cv: CvProfile, photo: Uint8Array | null, now: Date): Promise<Buffer> {
  let last = laidOut(cv, photo, now, LENGTHS[0]!)
  for (const longest of LENGTHS.slice(1)) {
    if (last.pages <= MOST_PAGES) break
    last.layout.pdf.resume()
    last = laidOut(cv, photo, now, longest)
  }
  return buffer(last.layout.pdf)
}
