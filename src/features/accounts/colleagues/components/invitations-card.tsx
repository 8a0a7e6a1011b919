import { formatMoment } from '#platform/french-moment.ts'
import { Badge } from '#ui/chip.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { teamTexts as texts } from '../colleagues.texts.ts'
import type { Team } from './colleagues-card.tsx'

/** Invites by mail, and shows what waits for an answer. */
export const InvitationsCard = ({ invitations, main }: Pick<Team, 'invitations' | 'main'>) => (
  <section className="card card--pad team__card" aria-labelledby="invitations">
    <h2 id="invitations">{main ? texts.invite : texts.invitations}</h2>
    {main && (
      <PostForm name="invitation" className="team__form">
        <TextField name="email" type="email" label={texts.email} hint={texts.inviteHint} autoComplete="off" />
        <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
      </PostForm>
    )}
    {main && invitations.length > 0 && <h3>{texts.invitations}</h3>}
    {invitations.length === 0 && <p className="muted">{texts.noInvitations}</p>}
    <ul className="team__list">
      {invitations.map((one) => (
        <li key={one.id}>
          <div className="team__who">
            <b>{one.email}</b> {one.expired && <Badge tone="amber">{texts.expired}</Badge>}
            <p className="small muted">
              {texts.sentOn(formatMoment(new Date(one.sent_at)))}
              {!one.expired && `, ${texts.until(formatMoment(new Date(one.expires_at)))}`}
            </p>
          </div>
          {main && (
            <div className="team__acts">
              <OneButton does="renvoi" one={one} label={texts.resend} busy={texts.sending} />
              <OneButton does="annulation" one={one} label={texts.cancel} busy={texts.cancelling} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
)

type ButtonProps = { does: string; one: { id: number; email: string }; label: string; busy: string }

const OneButton = ({ does, one: { id, email }, label, busy }: ButtonProps) => (
  <PostForm name={does} id={id}>
    <SubmitButton size="small" variant="outline" busy={busy}>
      {label}
      <span className="vh"> {email}</span>
    </SubmitButton>
  </PostForm>
)
