import type { OutputOf } from '#platform/contract.ts'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { readIssue } from '../issues.contract.ts'
import { issueTexts as texts } from '../issues.texts.ts'

type Issue = OutputOf<typeof readIssue>

/** What becomes of a letter: tried on oneself, sent, planned (`proposed` is when), or how far its sending is. */
export function IssueSending({ issue, proposed }: { issue: Issue; proposed: string }) {
  const { id, state, version, audience, send_at } = issue
  if (state === 'sending' || state === 'sent') return <Progress issue={issue} />
  return (
    <section className="card card--pad nli__send" aria-labelledby="h-envoi">
      <h2 id="h-envoi">{texts.sending}</h2>
      <PostForm name="essai" id={id}>
        <SubmitButton variant="outline" busy={texts.testing}>
          {texts.test}
        </SubmitButton>
      </PostForm>
      <p className="muted">{texts.toWhom(audience)}</p>
      {state === 'scheduled' && send_at !== null ? (
        <>
          <p>{texts.plannedFor(new Date(send_at))}</p>
          <PostForm name="annulation" id={id}>
            <SubmitButton variant="outline" busy={texts.unplanBusy}>
              {texts.unplan}
            </SubmitButton>
          </PostForm>
        </>
      ) : (
        <>
          <details>
            <summary className="btn">{texts.now}</summary>
            <PostForm name="envoi" id={id} className="nli__sure">
              <input type="hidden" name="version" value={version} />
              <p>
                {texts.toWhom(audience)} {texts.nowSure}
              </p>
              <SubmitButton busy={texts.nowBusy}>{texts.nowYes}</SubmitButton>
            </PostForm>
          </details>
          <details>
            <summary className="btn btn--outline">{texts.later}</summary>
            <PostForm name="programmation" id={id} className="nli__sure">
              <input type="hidden" name="version" value={version} />
              <TextField name="at" type="datetime-local" label={texts.at} saved={proposed} />
              <SubmitButton variant="outline" busy={texts.laterBusy}>
                {texts.later}
              </SubmitButton>
            </PostForm>
          </details>
          <PostForm name="suppression" id={id}>
            <SubmitButton variant="red-ghost" busy={texts.removeBusy}>
              {texts.remove}
            </SubmitButton>
          </PostForm>
        </>
      )}
    </section>
  )
}

function Progress({ issue: { recipients, started_at } }: { issue: Issue }) {
  const { sent, total, refused, given_up, left_out } = recipients
  return (
    <section className="card card--pad nli__send" aria-labelledby="h-envoi">
      <h2 id="h-envoi">{texts.sending}</h2>
      {started_at !== null && <p>{texts.startedAt(new Date(started_at))}</p>}
      <progress
        className="nli__bar"
        max={Math.max(total, 1)}
        value={total - left_out === 0 ? 1 : sent}
        aria-label={texts.figures(sent, total)}
      />
      <p>{texts.figures(sent, total)}</p>
      {refused > 0 && <p>{texts.refused(refused)}</p>}
      {given_up > 0 && <p>{texts.givenUp(given_up)}</p>}
      {left_out > 0 && <p>{texts.leftOut(left_out)}</p>}
    </section>
  )
}
