import { X } from 'lucide'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { MONTHLY_CREDITS } from '#features/credits/credits.rules.ts'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Coins } from '#ui/meters.tsx'
import type { listProfileSearches } from '../profile-lists.contract.ts'
import { listPath, LONGEST_NAME } from '../sourcing.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'
import type { OwnLists } from './profile-type.ts'

type Props = {
  credits: number
  lists: OwnLists
  searches: OutputOf<typeof listProfileSearches>['data']
  /** Whether there is a search to keep. */
  narrowed: boolean
}

/** Beside the list: what is left to spend, what is kept. */
export const SourcingRail = ({ credits, lists, searches, narrowed }: Props) => (
  <aside className="prail" aria-label="Crédits, recherches et viviers">
    <section className="card" aria-labelledby="rail-credits">
      <h2 id="rail-credits">{texts.credits}</h2>
      <Coins left={credits} total={Math.max(MONTHLY_CREDITS, credits)} label={texts.creditsLeft(credits)} />
      <p className="small">
        <b className="num">{texts.creditsLeft(credits)}</b>. {texts.creditsText}
      </p>
    </section>
    <section className="card" aria-labelledby="rail-recherches">
      <h2 id="rail-recherches">{texts.searches}</h2>
      {searches.length === 0 && !narrowed && <p className="small muted">{texts.noSearch}</p>}
      {searches.length > 0 && (
        <ul className="prail__list">
          {searches.map(({ id, name, search }) => (
            <li key={id}>
              <Link to={search}>{name}</Link>
              <PostForm name="oublier-recherche" id={id} apart>
                <SubmitButton busy="…" variant="ghost" size="small" icon aria-label={texts.forgetSearch(name)}>
                  <Icon of={X} small />
                </SubmitButton>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      {narrowed && (
        <details className="prail__keep">
          <summary>{texts.keepSearch}</summary>
          <PostForm name="garder-recherche" apart className="stack">
            <TextField name="name" label={texts.searchName} maxLength={LONGEST_NAME} autoComplete="off" />
            <SubmitButton busy={texts.busy} variant="outline" size="small">
              {texts.keep}
            </SubmitButton>
          </PostForm>
        </details>
      )}
    </section>
    <section className="card" aria-labelledby="rail-viviers">
      <h2 id="rail-viviers">{texts.lists}</h2>
      {lists.length === 0 ? (
        <p className="small muted">{texts.noList}</p>
      ) : (
        <ul className="prail__list">
          {lists.map(({ id, name, profiles_count: count }) => (
            <li key={id}>
              <Link to={listPath(id)}>{name}</Link>
              <span className="muted num">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
    <p className="hint">{texts.hint}</p>
  </aside>
)
