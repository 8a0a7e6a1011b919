import { Bookmark, Check, Plus } from 'lucide'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LONGEST_NAME } from '../sourcing.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'
import type { OwnLists, Profile } from './profile-type.ts'

type Props = { profile: Profile; title: string; lists: OwnLists }

/** The lists that a profile is in, and those it can be put into; a fold, so that it works without scripts. */
export const ListMenu = ({ profile, title, lists }: Props) => (
  <details className="anon__fold">
    <summary className="btn btn--outline btn--sm">
      <Icon of={profile.lists.length > 0 ? Check : Bookmark} small />
      {texts.list}
      <span className="vh">, {title}</span>
    </summary>
    <div className="card anon__lists">
      {lists.map(({ id, name }) => {
        const inside = profile.lists.includes(id)
        return (
          <PostForm key={id} name={inside ? 'retrait' : 'rangement'} id={id} apart>
            <input type="hidden" name="profile" value={profile.id} />
            <SubmitButton busy={texts.busy} variant="ghost" size="small" block aria-pressed={inside}>
              <Icon of={inside ? Check : Plus} small />
              {name}
              <span className="vh">, {inside ? texts.remove : texts.addTo(name)}</span>
            </SubmitButton>
          </PostForm>
        )
      })}
      <PostForm name="vivier" apart className="anon__new">
        <input type="hidden" name="profile" value={profile.id} />
        <TextField name="name" label={texts.newList} maxLength={LONGEST_NAME} autoComplete="off" />
        <SubmitButton busy={texts.creating} variant="outline" size="small">
          {texts.create}
        </SubmitButton>
      </PostForm>
    </div>
  </details>
)
