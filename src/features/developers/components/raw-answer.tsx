import { bffTexts as texts } from '../bff.texts.ts'

const SHOWN = 4_000

/** An answer as it came, cut where it is long. */
export const RawAnswer = ({ title, value }: { title: string; value: unknown }) => (
  // Long answers scroll with the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre className="bff__raw" tabIndex={0} role="region" aria-label={texts.answer(title)}>
    {JSON.stringify(value, null, 2).slice(0, SHOWN)}
  </pre>
)
