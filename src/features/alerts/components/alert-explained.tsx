import { CalendarClock, CircleCheck, MailCheck } from 'lucide'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { alertTexts as texts } from '../alerts.texts.ts'
import type { Preview } from './watched-search.tsx'
import { WatchedSearch } from './watched-search.tsx'

type Props = { preview: Preview | null; signUp: string; signIn: string }

const points = [
  [CalendarClock, texts.explained.often],
  [MailCheck, texts.explained.few],
  [CircleCheck, texts.explained.ended],
] as const

/** For visitors: what an alert is, what this one would follow, and that an account keeps it. Both ways lead back here. */
export const AlertExplained = ({ preview, signUp, signIn }: Props) => (
  <div className="card card--pad alert__form">
    {preview && <WatchedSearch preview={preview} />}
    <ul className="alert__points">
      {points.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
    <p>{texts.explained.account}</p>
    <div className="alert__ways">
      <ButtonLink to={signUp} size="large">
        {texts.explained.signUp}
      </ButtonLink>
      <ButtonLink to={signIn} size="large" variant="outline">
        {texts.explained.signIn}
      </ButtonLink>
    </div>
  </div>
)
