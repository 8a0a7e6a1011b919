import { Download, FileText } from 'lucide'
import { Link, useRevalidator } from 'react-router'
import { cvRule, MOST_CVS } from '#features/members/cvs/cvs.rules.ts'
import { cvTexts as texts } from '#features/members/cvs/cvs.texts.ts'
import type { listCvs } from '#features/members/cvs/cvs.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '#platform/french.ts'
import { Badge } from '#ui/chip.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { formatBytes } from '#ui/format-bytes.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { PlainUpload, UploadField } from '#ui/upload-field.tsx'
import { sectionAddress } from '../sections.ts'

type Cv = OutputOf<typeof listCvs>['data'][number]

/** The CVs on the account: added, looked at, one of them proposed first, removed. */
export function OwnCvs({ cvs }: { cvs: Cv[] }) {
  const { revalidate } = useRevalidator()
  // Without scripts what is refused comes back with the page, on which that CV may be no more.
  const [chosen, removed] = [useFormOf('cv-defaut'), useFormOf('cv-suppression')]
  const refused = (chosen.refusal ?? removed.refusal)?.message
  return (
    <section className="card card--pad stack" aria-labelledby="mes-cv">
      <h2 id="mes-cv">{texts.title}</h2>
      {refused && <Note tone="red">{refused}</Note>}
      {cvs.length === 0 && <p className="muted">{texts.none}</p>}
      {cvs.length > 0 && (
        <ul className="space__cvs">
          {cvs.map((cv) => (
            <OwnCv key={cv.id} cv={cv} />
          ))}
        </ul>
      )}
      <ul className="space__links">
        <li>
          <Link to="/modifier-cv">{texts.edit}</Link>
        </li>
        {cvs.length > 0 && (
          <li>
            <Link to="/modifier-cv/lecture">{texts.read}</Link>
          </li>
        )}
        <li>
          <a href="/modifier-cv/export.pdf" download>
            {texts.asPdf}
          </a>
        </li>
        <li>
          <a href="/modifier-cv/export.json" download>
            {texts.asJson}
          </a>
        </li>
      </ul>
      {cvs.length < MOST_CVS ? (
        <>
          <PlainUpload rule={cvRule} label={texts.drop} retour={sectionAddress('emploi')} />
          <UploadField rule={cvRule} label={texts.add} optional drop={texts.drop} onSent={() => void revalidate()} />
          <p className="hint">{texts.hint}</p>
        </>
      ) : (
        <p className="hint">{texts.full}</p>
      )}
    </section>
  )
}

function OwnCv({ cv: { id, name, bytes, address, is_default: isDefault, created_at: at } }: { cv: Cv }) {
  return (
    <li>
      <Icon of={FileText} />
      <div>
        <b>{name}</b> {isDefault && <Badge plain>{texts.isDefault}</Badge>}
        <p className="small muted">
          {formatBytes(bytes)}, {texts.added(formatDate(new Date(at)))}
        </p>
        <PostForm apart name="cv-suppression" also={['cv-defaut']} id={id} action={sectionAddress('emploi')}>
          <div className="row">
            <a className="btn btn--ghost btn--sm" href={address} download aria-label={`Télécharger ${name}`}>
              <Icon of={Download} small />
              Télécharger
            </a>
            {!isDefault && (
              <SubmitButton
                variant="ghost"
                size="small"
                does="cv-defaut"
                busy={texts.makingDefault}
                aria-label={texts.makeDefaultOf(name)}
              >
                {texts.makeDefault}
              </SubmitButton>
            )}
            <SubmitButton variant="red-ghost" size="small" busy={texts.removing} aria-label={texts.removeOf(name)}>
              {texts.remove}
            </SubmitButton>
          </div>
        </PostForm>
      </div>
    </li>
  )
}
