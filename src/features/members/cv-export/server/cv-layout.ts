import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import type { CvProfile } from '../../cv-text/differences.rules.ts'
import { pdfTexts as texts } from '../cv-export.texts.ts'

const fontAt = (name: string): string => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))
const FONTS = { text: fontAt('inter-400'), strong: fontAt('inter-600'), display: fontAt('fraunces-600') }
const INK = '#0f1f2e'
const SOFT = '#46525e'
const GREEN = '#0f5c4a'
const LINE = '#d9d4c7'
const MARGIN = 54
const DATES = 112
const PHOTO = 72

// The fonts have no narrow blank, and no hyphen that never breaks.
const set = (text: string): string => text.replaceAll('\u202f', '\u00a0').replaceAll('\u2011', '-')

/** A CV on paper: the name, how to reach somebody, and what they did, each time beside its post. */
export class CvLayout {
  readonly pdf: PDFKit.PDFDocument
  readonly #width: number

  constructor({ name, profile }: CvProfile, now: Date) {
    this.pdf = new PdfDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      lang: 'fr-FR',
      displayTitle: true,
      font: FONTS.text,
      info: { Title: texts.title(name), Author: name, Subject: profile.title, Creator: 'Florin', CreationDate: now },
    })
    for (const [face, path] of Object.entries(FONTS)) this.pdf.registerFont(face, path)
    this.#width = this.pdf.page.width - 2 * MARGIN
  }

  head({ name, email, phone, profile }: CvProfile, photo: Uint8Array | null): void {
    const { pdf } = this
    const width = photo ? this.#width - PHOTO - 24 : this.#width
    if (photo) {
      const left = MARGIN + this.#width - PHOTO
      pdf.save().roundedRect(left, MARGIN, PHOTO, PHOTO, 6).clip()
      pdf.image(Buffer.from(photo), left, MARGIN, { width: PHOTO, height: PHOTO }).restore()
    }
    pdf
      .font('display')
      .fontSize(28)
      .fillColor(INK)
      .text(set(name), MARGIN, MARGIN - 6, { width })
    if (profile.title) pdf.font('strong').fontSize(12).fillColor(GREEN).text(set(profile.title), { width })
    const reached = [profile.location, phone ?? '', email].filter(Boolean).map(set).join('   ·   ')
    pdf.moveDown(0.4).font('text').fontSize(9.5).fillColor(SOFT).text(reached, { width })
    pdf.y = Math.max(pdf.y + 12, photo ? MARGIN + PHOTO + 12 : 0)
  }

  section(title: string): void {
    this.#room(70)
    const { pdf } = this
    pdf.y += 10
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + this.#width, pdf.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke()
    pdf.y += 10
    pdf.font('display').fontSize(13).fillColor(GREEN).text(set(title), MARGIN, pdf.y, { width: this.#width })
    pdf.y += 5
  }

  entry({ when, first, second, told }: { when: string; first: string; second: string; told: string }): void {
    // A post and its first lines stay together.
    this.#room(told ? 60 : 34)
    const { pdf } = this
    const [top, left, width] = [pdf.y, MARGIN + DATES, this.#width - DATES]
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(SOFT)
      .text(set(when), MARGIN, top + 1.5, { width: DATES - 14 })
    const below = pdf.y
    pdf
      .font('strong')
      .fontSize(10.5)
      .fillColor(INK)
      .text(set(first || second), left, top, { width })
    if (first && second) pdf.font('text').fontSize(10).fillColor(SOFT).text(set(second), left, pdf.y, { width })
    if (told) this.#told(told, left, width)
    pdf.y = Math.max(below, pdf.y) + 9
  }

  paragraph(text: string): void {
    this.pdf
      .font('text')
      .fontSize(9.8)
      .fillColor(INK)
      .text(set(text), MARGIN, this.pdf.y, { width: this.#width, lineGap: 2.4 })
    this.pdf.y += 4
  }

  /** The number of each page where there are several, then all of it. */
  end(name: string): number {
    const { pdf } = this
    const { count } = pdf.bufferedPageRange()
    const numbered = count > 1 ? count : 0
    for (let page = 0; page < numbered; page++) {
      pdf.switchToPage(page)
      // The foot stands in the margin, which text does not enter by itself.
      pdf.page.margins.bottom = 0
      const foot = texts.foot(name, page + 1, count)
      pdf.font('text').fontSize(8).fillColor(SOFT)
      pdf.text(set(foot), MARGIN, pdf.page.height - 34, { width: this.#width, align: 'right', lineBreak: false })
    }
    pdf.end()
    return count
  }

  #told(told: string, left: number, width: number): void {
    const { pdf } = this
    pdf.y += 2.5
    const lines = told.split('\n').filter((line) => line.trim() !== '')
    for (const line of lines) {
      this.#room(16)
      pdf.font('text').fontSize(9.5).fillColor(INK)
      const inset = lines.length > 1 ? 10 : 0
      const y = pdf.y
      if (inset > 0) pdf.text('•', left, y, { lineBreak: false })
      pdf.text(set(line.trim()), left + inset, y, { width: width - inset, lineGap: 1.8 })
    }
  }

  #room(height: number): void {
    if (this.pdf.y + height > this.pdf.page.height - MARGIN) this.pdf.addPage()
  }
}
