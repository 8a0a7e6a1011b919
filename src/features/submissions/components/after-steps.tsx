import { publishTexts as texts } from '../submissions.texts.ts'

/** What comes after the form, with the step that is under way. */
export function AfterSteps({ now = null, detail = null }: { now?: number | null; detail?: string | null }) {
  return (
    <ol className="subm__after">
      {texts.steps.map(([title, text], at) => (
        <li
          key={title}
          className={now !== null && at < now ? 'is-done' : at === now ? 'is-now' : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          <b>{title}</b>
          <span className="small muted">{at === now && detail ? detail : text}</span>
        </li>
      ))}
    </ol>
  )
}
