import { Pencil } from 'lucide'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import type { Stored } from '#ui/form/conflict-note.tsx'
import { ConflictNote, VersionField } from '#ui/form/conflict-note.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CHANGED_MEANWHILE } from '../members.rules.ts'
import { profileTexts as texts } from '../profile.texts.ts'

const SECTION = '/espace-candidat?section=profile'

type Props = {
  /** Its form, its place on the page, and what the address calls it. */
  name: string
  title: string
  said: string
  version: number
  /** What the form holds as it is saved, to be shown if it has changed meanwhile. */
  stored: Stored[]
  acts?: ReactNode
  fields: ReactNode
  children: ReactNode
}

/** A part of one's own profile: read, or edited in its place when the address says so. */
export function ProfileBlock({ name, title, said, version, stored, acts, fields, children }: Props) {
  const [asked] = useSearchParams()
  const editing = asked.get('modifier') === name
  const address = `${SECTION}&modifier=${name}#${name}`
  return (
    <section id={name} className="card card--pad pblock" aria-labelledby={`${name}-titre`}>
      <div className="pblock__head">
        <h2 id={`${name}-titre`}>{title}</h2>
        {!editing && (
          <div className="row">
            {acts}
            <ButtonLink variant="ghost" size="small" to={address}>
              <Icon of={Pencil} small />
              {texts.edit}
              <span className="vh">{` ${title}`}</span>
            </ButtonLink>
          </div>
        )}
      </div>
      <DoneNote>{saidIn(asked, { [name]: said })}</DoneNote>
      {editing ? (
        <PostForm name={name} className="stack" summary>
          <VersionField version={version} told={CHANGED_MEANWHILE} />
          <ConflictNote
            told={CHANGED_MEANWHILE}
            title={texts.conflictTitle}
            lead={texts.conflictLead}
            stored={stored}
            leave={address}
          />
          {fields}
          <div className="row">
            <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
            <ButtonLink variant="ghost" to={`${SECTION}#${name}`}>
              {texts.cancel}
            </ButtonLink>
          </div>
        </PostForm>
      ) : (
        children
      )}
    </section>
  )
}
