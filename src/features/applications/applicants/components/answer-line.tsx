import { figuresTexts as texts } from '../answer-figures.texts.ts'
import '../answer-line.css'

type Figures = { rate: number | null; median_days: number | null; due: number }

/** How an employer answers, as it was measured; nothing where there is too little to tell. */
export function AnswerLine({ figures }: { figures: Figures | null }) {
  if (!figures || figures.rate === null || figures.median_days === null) return null
  return (
    <details className="answer-line">
      <summary>
        {texts.rate(figures.rate)}, {texts.median(figures.median_days)}
      </summary>
      <p className="hint">{texts.method(figures.due)}</p>
    </details>
  )
}
